import { choiceList, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { plainSteps } from '../business-types.ts'
import { allRights } from '../choices.ts'
import { appealField, kindNumber, mobile, requirementType, requirementWords } from '../fields.ts'
import { requestLimits } from '../limits.ts'
import { disputeWords, rightFields, rightLabels } from '../right-info.ts'
import { voucherField } from '../voucher.ts'
import { defineKind } from './kind.ts'

/** 2, 展会投诉应对: a complaint at a fair, or an appeal against one. */
export const exhibition = defineKind({
  body: z.object({
    businessType: kindNumber(2),
    obligeeType: choiceList('请选择权利类型', { known: allRights, freeText: true }),
    appeal: appealField,
    voucher: voucherField,
    lxrName: requiredText('请输入联系人姓名', { length: requestLimits.lxrName }),
    lxrPhone: mobile('请输入联系人手机号'),
    ...rightFields,
    requirementType,
  }),
  labels: {
    requirementType: '诉求类型',
    obligeeType: '权利类型',
    appeal: '诉求',
    voucher: '证据材料',
    lxrName: '联系人姓名',
    lxrPhone: '联系人手机号',
    ...rightLabels,
  },
  words: { requirementType: requirementWords, isDispute: disputeWords },
  subject: ['requirementType', 'obligeeType'],
  steps: plainSteps,
  voucherPurposes: ['request-attachment'],
})
