import { optionalText, pageOf, pageQuery, timeSpan } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { ledgerAccounts, ledgerKinds } from './ledger.ts'
import { amount } from './money.ts'

export const ledgerQuery = z.object({
  account: z.prefault(z.enum(['', ...ledgerAccounts], { error: '科目有误' }), ''),
  orderNo: optionalText(40),
  ...timeSpan,
  ...pageQuery,
})
export type LedgerQuery = z.output<typeof ledgerQuery>

/** An entry of the journal: debits positive, credits negative. */
export const ledgerEntryView = z.object({
  /** The event that moved the money; its entries sum to nothing. */
  transactionId: z.string(),
  line: z.number(),
  time: z.number(),
  kind: z.enum(ledgerKinds),
  account: z.enum(ledgerAccounts),
  amount,
  orderNo: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})
export type LedgerEntryView = z.infer<typeof ledgerEntryView>

export const ledgerEntryRows = z.extend(pageOf(ledgerEntryView), { totalIsExact: z.boolean() })
export type LedgerEntryRows = z.infer<typeof ledgerEntryRows>

/** What a copy says and what the journal says; `arrival` is money that was told and has no transaction, or several. */
const difference = z.object({
  orderNo: z.nullable(z.string()),
  what: z.enum(['paid', 'refunded', 'surplus', 'arrival']),
  said: amount,
  booked: amount,
})
export type BookDifference = z.infer<typeof difference>

export const ledgerBalances = z.object({
  /** Whether all entries sum to nothing and every copy equals them. */
  balanced: z.boolean(),
  total: amount,
  accounts: z.array(z.object({ code: z.enum(ledgerAccounts), name: z.string(), balance: amount })),
  differences: z.array(difference),
})
export type LedgerBalances = z.infer<typeof ledgerBalances>
