import { requiredText } from '@portal/platform/contract'
import { answersText, profileText, readAnswers, scoreField } from '@portal/selfcheck/contract'
import * as z from 'zod/mini'
import { plainSteps } from '../business-types.ts'
import { appealField, contactFields, kindNumber } from '../fields.ts'
import { requestLimits } from '../limits.ts'
import { voucherField } from '../voucher.ts'
import { defineKind } from './kind.ts'

const isCheck = (text: string): boolean => readAnswers(text) !== undefined

/** Accepts JSON text or an object; keeps and answers JSON text that holds the fields of a self-check only. */
const answersField = z.pipe(
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)),
    requiredText('请先完成自查').check(
      z.refine((text) => text === '' || isCheck(text), { error: '自查答案有误，请重新自查' }),
    ),
  ),
  z.transform((text: string) => {
    const check = readAnswers(text)
    return check ? answersText(check) : text
  }),
)

/** The subject of a self-check, as the desk's queue shows it. */
export const answersSubject = (answers: string): string => {
  const check = readAnswers(answers)
  return check ? profileText(check) : ''
}

/** 5, 预警自查: the answers of an export-risk self-check, sent to the experts. The server works the score out again. */
export const earlyWarning = defineKind({
  body: z.object({
    businessType: kindNumber(5),
    obligeeName: requiredText('请输入企业名称', { length: requestLimits.obligeeName }),
    answers: answersField,
    score: scoreField,
    appeal: appealField,
    voucher: voucherField,
    ...contactFields,
  }),
  labels: {
    obligeeName: '企业名称',
    answers: '自查答案',
    score: '自查得分',
    appeal: '诉求',
    voucher: '附件',
    lxrName: '联系人姓名',
    lxrPhone: '联系人电话',
  },
  subject: ['answers'],
  steps: plainSteps,
  voucherPurposes: ['request-attachment'],
})
