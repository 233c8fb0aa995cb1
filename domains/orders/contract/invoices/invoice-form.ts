import { code, optionalText, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { invoiceTypes, subjectTypes } from './invoice.ts'
import { judgeTaxNo } from './tax-number.ts'

/** The longest texts of an invoice. */
export const invoiceLimits = { title: 100, taxNo: 30, address: 200, phone: 30, bankName: 100, bankAccount: 40 } as const

const mail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const fields = z.object({
  invoiceType: code(invoiceTypes, '请选择发票类型'),
  subjectType: code(subjectTypes, '请选择开票主体'),
  title: requiredText('请填写发票抬头', {
    length: invoiceLimits.title,
    msg: `发票抬头最多输入${invoiceLimits.title}个字`,
  }),
  taxNo: optionalText(invoiceLimits.taxNo, `税号最多${invoiceLimits.taxNo}位`).check(z.toUpperCase()),
  address: optionalText(invoiceLimits.address),
  phone: optionalText(invoiceLimits.phone),
  bankName: optionalText(invoiceLimits.bankName),
  bankAccount: optionalText(invoiceLimits.bankAccount).check(
    z.regex(/^[\dA-Za-z -]*$/, '银行账号只能含数字、字母、空格和短横'),
  ),
  email: optionalText(100, '邮箱最多100个字').check(
    z.refine((text) => text === '' || mail.test(text), '请输入正确的邮箱'),
  ),
})

type Fields = z.output<typeof fields>

/** What is wrong with the tax number for this kind of buyer, or null. */
const taxNoFault = ({ subjectType, taxNo }: Pick<Fields, 'subjectType' | 'taxNo'>): string | null => {
  if (subjectType === 2) {
    if (taxNo === '') return '请填写税号'
    return judgeTaxNo(taxNo) === 'wrong' ? '税号有误，请核对统一社会信用代码' : null
  }
  if (subjectType === 4) return null
  return taxNo === '' ? null : '个人开票不填税号'
}

/** What the owner asks for. A special invoice is only for a mainland enterprise, with a tax number that checks. */
export const invoiceForm = fields.check(
  z.superRefine((form, context) => {
    if (form.invoiceType === 2 && form.subjectType !== 2)
      context.addIssue({
        code: 'custom',
        path: ['invoiceType'],
        message: '专用发票只能开给大陆企业',
        input: form.invoiceType,
      })
    const fault = taxNoFault(form)
    if (fault !== null) context.addIssue({ code: 'custom', path: ['taxNo'], message: fault, input: form.taxNo })
  }),
)
export type InvoiceForm = z.output<typeof invoiceForm>
