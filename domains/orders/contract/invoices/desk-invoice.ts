import { isDay, optionalText, pageOf, pageQuery, requiredText, timeSpan } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { longestReason } from '../limits.ts'
import { type InvoiceState, invoiceStates, invoiceView } from './invoice.ts'

export const invoiceActs = ['issue', 'refuse', 'redLetter'] as const
export type InvoiceAct = (typeof invoiceActs)[number]

/** What happened to an invoice, as its history names it; `request` and `correct` are the owner's. */
export const invoiceActLabels = {
  request: '申请开票',
  correct: '更正申请',
  issue: '登记开票',
  refuse: '不予开票',
  redLetter: '登记红冲',
} satisfies Record<InvoiceAct | 'request' | 'correct', string>
export type InvoiceDeed = keyof typeof invoiceActLabels

/** The one table: in which state staff may do what. */
export const invoiceMoves = {
  issue: 'requested',
  refuse: 'requested',
  redLetter: 'issued',
} satisfies Record<InvoiceAct, InvoiceState>

/** The views of the list; `due`: money went back or is to go back after the invoice, and it is not yet red-lettered. */
export const invoiceLists = ['', ...invoiceStates, 'due'] as const

export const invoicesQuery = z.object({
  state: z.prefault(z.enum(invoiceLists, { error: '状态筛选有误' }), ''),
  /** A part of the order's number or title, of the buyer's name or of the invoice's number. */
  keyword: optionalText(100, '关键词最多100个字'),
  ...timeSpan,
  ...pageQuery,
})
export type InvoicesQuery = z.output<typeof invoicesQuery>

const deeds = Object.keys(invoiceActLabels) as [InvoiceDeed, ...InvoiceDeed[]]

export const invoiceDeskRow = z.object({
  ...invoiceView.shape,
  /** The tax number is of an older form, which nothing checks. */
  isTaxNoOlder: z.boolean(),
  isRedLetterDue: z.boolean(),
  redNumber: z.nullable(z.string()),
  redReason: z.nullable(z.string()),
  order: z.object({ orderNo: z.string(), title: z.string() }),
  customer: z.object({ id: z.string(), username: z.string() }),
  history: z.array(
    z.object({
      act: z.enum(deeds),
      actor: z.string(),
      reason: z.nullable(z.string()),
      time: z.number(),
    }),
  ),
  can: z.array(z.enum(invoiceActs)),
})
export type InvoiceDeskRow = z.infer<typeof invoiceDeskRow>
export const invoiceDeskRows = pageOf(invoiceDeskRow)

const number = requiredText('请填写发票号码', { length: 30, msg: '发票号码最多30位' })

/** The invoice that was issued elsewhere: its file, number and date. */
export const issueForm = z.object({
  url: requiredText('请上传发票文件', { length: 2_000 }),
  number,
  issuedOn: z
    .prefault(z.string({ error: '请选择开票日期' }), '')
    .check(z.trim(), z.minLength(1, { error: '请选择开票日期', abort: true }), z.refine(isDay, '开票日期有误')),
})
export type IssueForm = z.output<typeof issueForm>

export const refuseForm = z.object({
  reason: requiredText('请填写原因', { length: longestReason, msg: `原因最多输入${longestReason}个字` }),
})

/** The red-letter paper with its number, or the reason why there is none. */
export const redLetterForm = z
  .object({
    url: optionalText(2_000),
    number: optionalText(30, '发票号码最多30位'),
    reason: optionalText(longestReason),
  })
  .check(
    z.superRefine(({ url, number: told, reason }, context) => {
      if (url === '' && reason === '')
        context.addIssue({ code: 'custom', path: ['url'], message: '请上传红字发票，或写明原因', input: url })
      if (url !== '' && told === '')
        context.addIssue({ code: 'custom', path: ['number'], message: '请填写红字发票号码', input: told })
    }),
  )
export type RedLetterForm = z.output<typeof redLetterForm>
export const invoiceKey = z.object({ id: z.string() })
export const invoiceStanding = z.object({ state: z.enum(invoiceStates) })
