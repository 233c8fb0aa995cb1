import { moment, newest } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { InvoiceDeed } from '../../contract/invoices/desk-invoice.ts'
import type { InvoiceState, InvoiceType, SubjectType } from '../../contract/invoices/invoice.ts'
import { fenColumn } from '../fen-column.ts'
import { orders } from '../order/order.table.ts'

/** An invoice that the owner of an order asked for; it is issued elsewhere, and staff bring its file. */
export const invoices = pgTable(
  'customer_invoice',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    state: text().$type<InvoiceState>().notNull(),
    invoiceType: smallint('invoice_type').$type<InvoiceType>().notNull(),
    subjectType: smallint('subject_type').$type<SubjectType>().notNull(),
    title: text().notNull(),
    taxNo: text('tax_number_sealed'),
    address: text('address_sealed'),
    phone: text('phone_sealed'),
    bankName: text('bank_name'),
    bankAccount: text('bank_account_sealed'),
    email: text('email_sealed'),
    amount: fenColumn('amount_fen').notNull(),
    number: text(),
    /** `YYYY-MM-DD`. */
    issuedOn: text('issued_on'),
    fileId: uuid('file_id').unique(),
    /** How much of the order had gone back when the invoice was issued; what goes back later asks for red letters. */
    refundedBefore: fenColumn('refunded_before_fen'),
    /** Why it was refused. */
    reply: text(),
    redNumber: text('red_number'),
    redFileId: uuid('red_file_id').unique(),
    redReason: text('red_reason'),
    createTime: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('customer_invoice_live').on(table.orderId).where(sql`${table.state} in ('requested', 'issued')`),
    index('customer_invoice_order').on(table.orderId, table.createTime),
    index('customer_invoice_requested').on(table.createTime).where(sql`${table.state} = 'requested'`),
    index('customer_invoice_newest').on(newest(table.createTime), newest(table.id)),
  ],
)
export type Invoice = typeof invoices.$inferSelect

/** What happened to an invoice and who did it. Append-only. */
export const invoiceDeeds = pgTable(
  'customer_invoice_act',
  {
    id: uuid().primaryKey(),
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    act: text().$type<InvoiceDeed>().notNull(),
    stateBefore: text('state_before').$type<InvoiceState>(),
    stateAfter: text('state_after').$type<InvoiceState>().notNull(),
    actorId: uuid('actor_id').notNull(),
    reason: text(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('customer_invoice_act_invoice').on(table.invoiceId, table.createTime)],
)
