import { orderedIssues } from '@portal/platform/contract'
import { describe, expect, it } from 'vitest'
import { businessTypes } from './business-types.ts'
import { findKind, subjectOf, submitRequest } from './kinds.ts'
import { requestLimits } from './limits.ts'
import { submitSamples } from './samples.ts'

const sample = submitSamples.customsSeizure
const messages = (value: unknown) => orderedIssues(submitRequest, value).map(({ path, msg }) => `${path}: ${msg}`)

describe('the body of a request', () => {
  it('takes every sample', () => {
    for (const body of Object.values(submitSamples)) expect(messages(body)).toEqual([])
  })

  it('says what is missing in the order of the form', () => {
    expect(messages({ businessType: 7 })).toEqual([
      'obligeeName: 请输入企业名称',
      'seizureProduct: 请输入被查扣货物',
      'seizureReason: 请输入查扣原因',
      'appeal: 请输入您的诉求',
      'lxrName: 请输入联系人姓名',
      'lxrPhone: 请输入联系人电话',
    ])
  })

  it('names a field for every key of a kind', () => {
    for (const businessType of businessTypes) {
      const kind = findKind(businessType)
      if (!kind) continue
      const { businessType: _, ...fields } = kind.body.shape
      expect(Object.keys(kind.labels).toSorted()).toEqual(Object.keys(fields).toSorted())
    }
  })

  it.each([undefined, null, '', 0, 8, '07', '7 ', 7.5, 'x', [], {}])(
    'refuses businessType %j in Chinese',
    (businessType) => {
      expect(messages({ ...sample, businessType })).toEqual(['businessType: 暂不支持该业务类型，请选择其他业务'])
    },
  )

  it('accepts the type as digits in text', () => {
    expect(submitRequest.parse({ ...sample, businessType: '7' }).businessType).toBe(7)
  })

  it.each(['obligeeName', 'seizureProduct', 'seizureReason', 'appeal', 'lxrName'] as const)(
    'counts %s in code points',
    (field) => {
      const max = requestLimits[field]
      expect(messages({ ...sample, [field]: '𠮷'.repeat(max) })).toEqual([])
      expect(messages({ ...sample, [field]: '𠮷'.repeat(max + 1) })).toEqual([`${field}: 最多输入${max}个字`])
    },
  )

  it.each(['1381', '138001380001', '1380013800a', '１３８００１３８０００', '(010)123', '138 0013'])(
    'refuses the phone %s',
    (lxrPhone) => {
      expect(messages({ ...sample, lxrPhone })).toEqual(['lxrPhone: 联系电话须为 5 至 11 位，只能包含数字、+ 和 -'])
    },
  )

  it.each(['95511', '13800138000', '+8613800', '010-1234567', ' 13800138000 '])('takes the phone %j', (lxrPhone) => {
    expect(messages({ ...sample, lxrPhone })).toEqual([])
  })

  it('drops what the form does not have', () => {
    const parsed = submitRequest.parse({ ...sample, state: 3, businessSn: 'KL1', acceptContent: 'x', userId: 'y' })
    expect(parsed).toEqual({ ...sample, voucher: [] })
  })

  it('says what a case is about', () => {
    expect(subjectOf(submitRequest.parse(sample))).toBe(sample.seizureProduct)
  })
})

describe('the voucher', () => {
  const file = { fileName: '扣留通知.pdf', url: '/api/file/1' }
  it.each([[[file]], [JSON.stringify([file])]])('is taken as a list and as JSON text', (voucher) => {
    expect(submitRequest.parse({ ...sample, voucher }).voucher).toEqual([file])
  })

  it.each([undefined, '', '[]', 'null', []])('may be missing: %j', (voucher) => {
    expect(submitRequest.parse({ ...sample, voucher }).voucher).toEqual([])
  })

  it.each(['[', '{}', '[1]', '[null]', '[{"url":"/x"}]', 7, { 0: file }])('refuses %j', (voucher) => {
    expect(messages({ ...sample, voucher })).toEqual(['voucher: 附件信息有误，请重新上传'])
  })

  it('takes one file at the most', () => {
    expect(messages({ ...sample, voucher: [file, file] })).toEqual(['voucher: 超过最大上传数量！'])
  })
})
