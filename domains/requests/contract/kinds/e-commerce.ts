import { choiceList, optionalChoiceList } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { plainSteps } from '../business-types.ts'
import { appealTypes, complaintTypes, platforms } from '../choices.ts'
import { appealField, contactFields, kindNumber, requirementType, requirementWords, whateverElse } from '../fields.ts'
import { voucherField } from '../voucher.ts'
import { defineKind } from './kind.ts'

/** 3, 跨境电商侵权应对: a complaint to a platform, or an appeal against its measure. */
export const eCommerce = defineKind({
  body: z
    .object({
      businessType: kindNumber(3),
      eplatform: choiceList('请至少选择一个电商平台', { known: platforms, freeText: true }),
      complaintType: optionalChoiceList({ known: complaintTypes, freeText: true }),
      appealType: optionalChoiceList({ known: appealTypes, freeText: true }),
      appeal: appealField,
      voucher: voucherField,
      ...contactFields,
      requirementType,
    })
    .check(
      z.refine((form) => form.requirementType !== 1 || form.complaintType !== '', {
        ...whateverElse,
        path: ['complaintType'],
        error: '请至少选择一个投诉类型',
      }),
      z.refine((form) => form.requirementType !== 2 || form.appealType !== '', {
        ...whateverElse,
        path: ['appealType'],
        error: '请至少选择一个申诉类型',
      }),
      // The other tab of the form may hold choices too; they are not part of this request.
      z.overwrite((form) => ({
        ...form,
        ...(form.requirementType === 1 ? { appealType: '' } : { complaintType: '' }),
      })),
    ),
  labels: {
    requirementType: '诉求类型',
    eplatform: '电商平台',
    complaintType: '投诉类型',
    appealType: '申诉类型',
    appeal: '诉求',
    voucher: '证据材料',
    lxrName: '联系人姓名',
    lxrPhone: '联系人电话',
  },
  words: { requirementType: requirementWords },
  subject: ['requirementType', 'eplatform'],
  steps: plainSteps,
  voucherPurposes: ['request-attachment'],
})
