import type { RightFacts } from '@portal/rights/contract'
import { expect, it } from 'vitest'
import { kinds } from '../contract/kinds.ts'
import { requestRightForms } from './right-forms.ts'

const right: RightFacts = {
  ...{ registerType: 4, recordName: '海帆', registerNum: '7654321', obligeeName: '海帆公司', obligeeRenType: 2 },
  ...{ obligeeNation: '中国', country: 'CN', status: 'registered', classes: [9], goods: '', note: '' },
  ...{ applicationDate: null, rightBeginDate: null, rightEndDate: null },
}

const valuesOf = (form: string) => requestRightForms.find((one) => one.form === form)?.valuesOf(right) ?? {}

it('every kind says how a right fills it, by names of its own form and for purposes that it takes', () => {
  expect(requestRightForms.map(({ form }) => form)).toEqual(Object.keys(kinds).map((type) => `request-${type}`))
  for (const [type, { labels, voucherPurposes }] of Object.entries(kinds)) {
    expect(Object.keys(labels)).toEqual(expect.arrayContaining(Object.keys(valuesOf(`request-${type}`))))
    expect(requestRightForms[Number(type) - 1]?.purposes).toEqual(voucherPurposes)
  }
})

it('a form with fields for the right gets them, another one the right in a sentence', () => {
  const rightInfo = '[{"rightName":"海帆","rightNo":"7654321"}]'
  expect(valuesOf('request-1')).toEqual({
    ...{ obligeeName: '海帆公司', obligeeRenType: 2, obligeeNation: '中国', obligeeType: '商标', rightInfo },
  })
  expect(valuesOf('request-2')).toEqual({ obligeeType: '商标', rightInfo })
  expect(valuesOf('request-5')).toEqual({ obligeeName: '海帆公司' })
  expect(valuesOf('request-7')).toEqual({
    obligeeName: '海帆公司',
    appeal: '涉及的权利：商标（国内注册）“海帆”，商标注册号 7654321，权利人 海帆公司。',
  })
})
