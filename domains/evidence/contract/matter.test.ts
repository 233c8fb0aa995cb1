import { expect, it } from 'vitest'
import { rowAnswer } from '../testing/page-answers.ts'
import { matterOf } from './matter.ts'
import { requiredSlots, type Slot } from './slots.ts'

const draft = (missing: readonly Slot[]) =>
  matterOf(
    rowAnswer({
      state: 0,
      proof: 0,
      sealedAt: null,
      filled: requiredSlots.length - missing.length,
      missing: [...missing],
    }),
  )

it.each([
  [['hzQz', 'zhtwTwh'], '必备材料已有 9 份，还差 2 份：签证页、带展位号的展位照片。', '继续拍照'],
  [['zzfHt'], '必备材料已有 10 份，还差 1 份：组展方合同。', '继续补充'],
  [requiredSlots, '必备材料还差 11 份：组展方合同、收费通知书等。', '继续拍照'],
  [[], '11 份必备材料已齐，核对后就可以封存。', '去封存'],
] as const)('a draft that lacks %j says so, and its button what it leads to', (missing, text, button) => {
  expect(draft(missing).act).toMatchObject({ text, button, day: '2026-03-05', tone: 'plain' })
})

it.each([
  [3, true, 'done', '已证明'],
  [3, false, 'recorded', '已记录'],
  [2, false, 'refused', '未能证明'],
  [1, false, 'ours', '证明中'],
] as const)(
  'a sealed record of proof %i, proved outside: %s, is %s and called %s',
  (proof, provedOutside, standing, word) => {
    const matter = matterOf(rowAnswer({ proof, provedOutside }))
    expect(matter).toMatchObject({ act: null, progress: { standing, word } })
  },
)
