import { moment, newest } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ReceiptAct, ReceiptHint, ReceiptState } from '../../contract/receipts.ts'
import type { MoneyHouse } from '../../contract/ways.ts'
import { fenColumn } from '../fen-column.ts'
import { orders } from '../order/order.table.ts'
import { paymentFacts } from '../pay/payment.table.ts'

/** A file of the bank's lines that staff brought. Append-only: what it added is told by the receipts that name it. */
export const receiptImports = pgTable('receipt_import', {
  id: uuid().primaryKey(),
  fileName: text('file_name').notNull(),
  sha256: text().notNull(),
  rows: integer('row_count').notNull(),
  outgoing: integer('outgoing_count').notNull(),
  refused: integer('refused_count').notNull(),
  /** The first and the last day (`YYYY-MM-DD` in Asia/Shanghai) that it tells of; null where it has no incoming line. */
  firstDay: text('first_day'),
  lastDay: text('last_day'),
  actorId: uuid('actor_id').notNull(),
  createTime: moment('created_at').notNull(),
})

/**
 * Money of nobody known at first: an incoming line of the operator's bank account, or a payment that a gateway took under a
 * number or of an amount that is none of ours.
 */
export const receipts = pgTable(
  'bank_receipt',
  {
    id: uuid().primaryKey(),
    /** By what the line is known, however often it is brought (`receipt-identity.ts`). */
    identity: text().notNull().unique(),
    house: text().$type<MoneyHouse>().notNull().default('bank'),
    /** Our number of the payment as its gateway tells it; null for a line of the bank. */
    paymentNo: text('payment_number'),
    at: moment('at').notNull(),
    amount: fenColumn('amount_fen').notNull(),
    payerName: text('payer_name').notNull(),
    payerAccount: text('payer_account_sealed'),
    /** What the bank's own list says of it; null while only somebody's word stands for it. */
    statedAmount: fenColumn('stated_fen'),
    text: text().notNull(),
    bankSerial: text('bank_serial'),
    state: text().$type<ReceiptState>().notNull(),
    /** Why it waits although its text names an order; null where it names none. */
    hint: text().$type<ReceiptHint>(),
    orderId: uuid('order_id').references(() => orders.id),
    /** The payment of the order that it is now. */
    factId: uuid('fact_id').references(() => paymentFacts.id),
    /** The import that brought it, and the line there; null where somebody wrote it by hand. */
    importId: uuid('import_id').references(() => receiptImports.id),
    line: integer(),
    /** The number by which the gateway is told to pay it back, however often; and how that stands. */
    returnNo: text('return_number').unique(),
    returnReason: text('return_reason'),
    askAt: moment('ask_at'),
    asked: integer().notNull().default(0),
    returnError: text('return_error'),
    returnedAt: moment('returned_at'),
    /** Who brought it; null: a gateway told of it. */
    createdBy: uuid('created_by'),
    createTime: moment('created_at').notNull(),
  },
  (table) => [
    index('bank_receipt_newest').on(newest(table.at), newest(table.id)),
    index('bank_receipt_state').on(table.state, newest(table.at), newest(table.id)),
    index('bank_receipt_order').on(table.orderId),
    index('bank_receipt_payer').on(table.payerName).where(sql`${table.state} = 'matched'`),
    index('bank_receipt_ask').on(table.askAt).where(sql`${table.state} = 'returning'`),
    check('bank_receipt_amount', sql`${table.amount} > 0`),
    check('bank_receipt_owner', sql`(${table.state} = 'matched') = (${table.orderId} is not null)`),
  ],
)
export type Receipt = typeof receipts.$inferSelect

/** What became of a receipt, and who looked at the payer's whole account. Append-only. */
export const receiptSteps = pgTable(
  'bank_receipt_act',
  {
    id: uuid().primaryKey(),
    receiptId: uuid('receipt_id')
      .notNull()
      .references(() => receipts.id),
    act: text().$type<ReceiptAct>().notNull(),
    stateBefore: text('state_before').$type<ReceiptState>().notNull(),
    stateAfter: text('state_after').$type<ReceiptState>().notNull(),
    orderId: uuid('order_id').references(() => orders.id),
    /** Null: the portal itself, by the note in the text. */
    actorId: uuid('actor_id'),
    reason: text(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('bank_receipt_act_receipt').on(table.receiptId, table.createTime)],
)
