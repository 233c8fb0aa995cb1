import { fileLink } from '@portal/files/contract'
import * as z from 'zod/mini'
import { amount } from '../money.ts'

export const invoiceStates = ['requested', 'issued', 'refused', 'redLettered'] as const
export type InvoiceState = (typeof invoiceStates)[number]

export const invoiceStateLabels = {
  requested: '待开票',
  issued: '已开票',
  refused: '未能开票',
  redLettered: '已红冲',
} satisfies Record<InvoiceState, string>

/** 1 an ordinary VAT invoice, 2 a special one (specification §4). */
export const invoiceTypes = [1, 2] as const
export type InvoiceType = (typeof invoiceTypes)[number]
export const invoiceTypeLabels = { 1: '增值税普通发票', 2: '增值税专用发票' } satisfies Record<InvoiceType, string>

/** Who the invoice is for (specification §4). */
export const subjectTypes = [1, 2, 3, 4] as const
export type SubjectType = (typeof subjectTypes)[number]
export const subjectTypeLabels = {
  1: '大陆个人',
  2: '大陆企业',
  3: '港澳台及海外个人',
  4: '海外企业',
} satisfies Record<SubjectType, string>

/** What an invoice says of its buyer; null where it says nothing. */
const invoiceFields = {
  invoiceType: z.literal(invoiceTypes),
  subjectType: z.literal(subjectTypes),
  title: z.string(),
  taxNo: z.nullable(z.string()),
  address: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  bankName: z.nullable(z.string()),
  bankAccount: z.nullable(z.string()),
  email: z.nullable(z.string()),
}

/** An invoice as the owner of the order sees it. `reply` is why it was refused. */
export const invoiceView = z.object({
  id: z.string(),
  state: z.enum(invoiceStates),
  amount,
  ...invoiceFields,
  number: z.nullable(z.string()),
  /** `YYYY-MM-DD`. */
  issuedOn: z.nullable(z.string()),
  reply: z.nullable(z.string()),
  file: z.nullable(fileLink),
  redFile: z.nullable(fileLink),
  createTime: z.number(),
})
export type InvoiceView = z.infer<typeof invoiceView>

/** What may be invoiced of an order now, and what not. */
export const invoiceTerms = z.object({
  amount,
  /** The fees that the operator's prices call not invoiceable. */
  withheld: z.array(z.object({ name: z.string(), amount })),
  /** The portal sends mail, so that an address is asked for. */
  isEmailNeeded: z.boolean(),
})
