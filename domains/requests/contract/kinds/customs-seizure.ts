import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { seizureSteps } from '../business-types.ts'
import { appealField, contactFields, kindNumber } from '../fields.ts'
import { requestLimits } from '../limits.ts'
import { voucherField } from '../voucher.ts'
import { defineKind } from './kind.ts'

/** 7, 海关查扣应对: goods were detained or seized, by Chinese customs or abroad. */
export const customsSeizure = defineKind({
  body: z.object({
    businessType: kindNumber(7),
    obligeeName: requiredText('请输入企业名称', { length: requestLimits.obligeeName }),
    seizureProduct: requiredText('请输入被查扣货物', { length: requestLimits.seizureProduct }),
    seizureReason: requiredText('请输入查扣原因', { length: requestLimits.seizureReason }),
    appeal: appealField,
    voucher: voucherField,
    ...contactFields,
  }),
  labels: {
    obligeeName: '企业名称',
    seizureProduct: '被查扣货物',
    seizureReason: '查扣原因',
    appeal: '诉求',
    voucher: '附件',
    lxrName: '联系人姓名',
    lxrPhone: '联系人电话',
  },
  subject: ['seizureProduct'],
  steps: seizureSteps,
  voucherPurposes: ['request-attachment'],
})
