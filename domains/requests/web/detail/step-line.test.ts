import { momentWords } from '@portal/platform/web'
import { expect, it } from 'vitest'
import { submittedAt } from '../../testing/page-answers.ts'
import { stepWords } from './step-line.tsx'

it('tells each side who acts next, until when, on what that rests, and who is reminded', () => {
  const by = submittedAt
  const step = { who: 'customer', what: '补充材料', by, basis: 'supplement', told: ['customer', 'staff'] } as const
  expect(stepWords({ ...step, told: [...step.told] }, 'customer')).toBe(
    `下一步：您 · 补充材料 · ${momentWords(by)} 前；依据：补充材料的期限；会提醒您和我们`,
  )
  expect(stepWords({ who: 'staff', what: '答复海关', by, basis: 'deadline', told: ['customer'] }, 'staff')).toBe(
    `下一步：我们 · 答复海关 · ${momentWords(by)} 前；依据：这件业务上登记的期限；会提醒客户`,
  )
})
