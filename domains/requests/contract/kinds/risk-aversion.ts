import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { plainSteps } from '../business-types.ts'
import { avoidTypes, oneOf } from '../choices.ts'
import { appealField, contactFields, kindNumber } from '../fields.ts'
import { requestLimits } from '../limits.ts'
import { voucherField } from '../voucher.ts'
import { defineKind } from './kind.ts'

/** 6, 风险预警防范指引: how to avoid an infringement before the goods leave. */
export const riskAversion = defineKind({
  body: z.object({
    businessType: kindNumber(6),
    obligeeName: requiredText('请输入企业名称', { length: requestLimits.obligeeName }),
    avoidType: oneOf(avoidTypes),
    appeal: appealField,
    voucher: voucherField,
    ...contactFields,
  }),
  labels: {
    obligeeName: '企业名称',
    avoidType: '规避类型',
    appeal: '诉求',
    voucher: '附件',
    lxrName: '联系人姓名',
    lxrPhone: '联系人电话',
  },
  subject: ['avoidType'],
  steps: plainSteps,
  voucherPurposes: ['request-attachment'],
})
