import { expect, it } from 'vitest'
import type { businessTypes } from './business-types.ts'
import { requestStates } from './rules.ts'
import { progressOf } from './steps.ts'

const stepAt = (businessType: (typeof businessTypes)[number], state: (typeof requestStates)[number]) => {
  const { steps, current } = progressOf({ businessType, state, supplement: null })
  return steps[current] ?? '（全部完成）'
}

it.each([
  [7, ['分析', '出具方案', '（全部完成）', '分析']],
  [1, ['核验材料', '审核通过/驳回', '（全部完成）', '审核通过/驳回']],
  [4, ['案件跟进', '出具方案', '（全部完成）', '案件跟进']],
  [3, ['待受理', '受理中', '（全部完成）', '待受理']],
] as const)('a case of kind %i goes along the steps of its form by its state', (businessType, steps) => {
  expect(requestStates.map((state) => stepAt(businessType, state))).toEqual(steps)
})

it('one set of words says how a case stands, and that it waits for the customer', () => {
  const told = (state: (typeof requestStates)[number], supplement: object | null = null) => {
    const { standing, word } = progressOf({ businessType: 7, state, supplement })
    return [standing, word]
  }
  expect(requestStates.map((state) => told(state))).toEqual([
    ['ours', '待受理'],
    ['ours', '服务中'],
    ['done', '已完成'],
    ['refused', '不予受理'],
  ])
  expect(told(1, {})).toEqual(['yours', '需要补充材料'])
  expect(told(2, {})).toEqual(['yours', '需要补充材料'])
})
