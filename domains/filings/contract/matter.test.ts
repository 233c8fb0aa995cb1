import { expect, it } from 'vitest'
import { matterOf } from './matter.ts'
import type { SheetRow } from './sheet.ts'

const today = '2026-11-18'
const sheet = (changes: Partial<SheetRow> = {}): SheetRow => ({
  id: 's1',
  version: 1,
  title: '自助备案 · NORDHAVEN',
  state: 1,
  createTime: 0,
  saveTime: 0,
  recordal: null,
  obligeeName: '',
  recordName: 'NORDHAVEN',
  registerNum: '',
  registerType: null,
  open: 3,
  ...changes,
})
const until = (recordEndDate: string) =>
  sheet({
    state: 4,
    recordal: { recordNum: 'T1', recordBeginDate: '2020-01-01', recordEndDate, renewFrom: '2027-01-01' },
  })

it.each([
  [1, '信息表还有 3 项要填或核对。', '继续填写'],
  [2, '信息表已填好，取走后到海关总署网站提交。', '去取走'],
  [3, '信息表已取走。海关核准后登记备案号，届满前会提醒您续展。', '登记备案号'],
] as const)('a sheet in state %i waits for its owner', (state, text, button) => {
  expect(matterOf(sheet({ state }), today).act).toMatchObject({ text, button, day: null })
})

it('a recordal waits for its owner while it may be renewed, and only then', () => {
  const shown = (end: string) => {
    const { act, next, progress } = matterOf(until(end), today)
    return [act?.day ?? null, progress.word, next.text]
  }
  expect(shown('2027-07-01')).toEqual([null, '备案有效', '有效至 2027-07-01，2027-01-01 起可续展'])
  expect(shown('2027-03-01')).toEqual(['2027-03-01', '可以续展', expect.stringContaining('现在可以办理续展')])
  expect(shown('2026-11-17')).toEqual([null, '备案已届满', '备案已于 2026-11-17 届满'])
})
