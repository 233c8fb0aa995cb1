import { gramsColumn, gramsIndex, moment, newest } from '@portal/platform/server/columns'
import { getTableColumns, sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { FeeKind, OrderService } from '../../contract/fees.ts'
import type { InvoiceState } from '../../contract/invoices/invoice.ts'
import type { AnnualFeePayer, OrderPurpose, RefundState } from '../../contract/order.ts'
import type { CloseReason, OrderAct, OrderState } from '../../contract/order-states.ts'
import { feeVersions } from '../fees/fee.table.ts'
import { fenColumn } from '../fen-column.ts'

/**
 * What a customer owes for one application. `paid`, `refunded` and `surplus` are copies of what the ledger says of the order;
 * a job compares them.
 */
export const orders = pgTable(
  'customer_order',
  {
    id: uuid().primaryKey(),
    orderNo: text('order_number').notNull().unique(),
    service: text().$type<OrderService>().notNull(),
    /** The application that the order is for; null for one made by hand without an application. */
    businessSn: text('business_number'),
    purpose: text().$type<OrderPurpose>().notNull(),
    /** Counts the orders of one application and purpose: after a closed one there may be another. */
    round: integer().notNull(),
    ownerId: uuid('owner_id').notNull(),
    title: text().notNull(),
    state: smallint().$type<OrderState>().notNull(),
    /** Since when its open payments are being asked about, before it closes; null while nobody closes it. */
    closingSince: moment('closing_since'),
    closeReason: text('close_reason').$type<CloseReason>(),
    /** What staff gave as the reason, or null. */
    closeNote: text('close_note'),
    /** Who closes it, while its payments are asked about; null for the portal itself. */
    closedBy: uuid('closed_by'),
    feeVersionId: uuid('fee_version_id').references(() => feeVersions.id),
    amount: fenColumn('amount_fen').notNull(),
    paid: fenColumn('paid_fen').notNull().default(sql`0`),
    refunded: fenColumn('refunded_fen').notNull().default(sql`0`),
    surplus: fenColumn('surplus_fen').notNull().default(sql`0`),
    refundState: smallint('refund_state').$type<RefundState>(),
    invoiceState: text('invoice_state').$type<InvoiceState>(),
    annualFeePayer: smallint('annual_fee_payer').$type<AnnualFeePayer>(),
    /** A note of staff, which the customer does not see. */
    note: text().notNull().default(''),
    /** The ten digits by which a bank transfer names the order. */
    remittanceNote: text('remittance_note').notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    /** A remittance slip moves the last moment once. */
    isExtended: boolean('is_extended').notNull().default(false),
    /** When the owner was told that the order will soon expire; null before. */
    remindedAt: moment('reminded_at'),
    createTime: moment('created_at').notNull(),
    payTime: moment('paid_at'),
    completedAt: moment('completed_at'),
    closedAt: moment('closed_at'),
    version: integer().notNull().default(1),
    /** Of `orderNo`, `businessSn`, `title` and `note`. */
    searchGrams: gramsColumn(),
  },
  (table) => [
    unique('customer_order_round').on(table.businessSn, table.purpose, table.round),
    index('customer_order_owner').on(table.ownerId, newest(table.createTime), newest(table.id)),
    index('customer_order_newest').on(newest(table.createTime), newest(table.id)),
    // The service stands in it, so that a list of one service is counted without reading its orders.
    index('customer_order_state').on(table.state, newest(table.createTime), newest(table.id), table.service),
    index('customer_order_business').on(table.businessSn),
    // What money that names no order is compared with.
    index('customer_order_due')
      .on(sql`(${table.amount} - ${table.paid})`, table.createTime, table.id)
      .where(sql`${table.state} = 0`),
    gramsIndex('customer_order_search', table.searchGrams),
    index('customer_order_open').on(table.expiresAt).where(sql`${table.state} = 0`),
    index('customer_order_closing').on(table.closingSince).where(sql`${table.closingSince} is not null`),
    check(
      'customer_order_amounts',
      sql`${table.amount} > 0 and ${table.paid} >= 0 and ${table.refunded} >= 0 and ${table.surplus} >= 0`,
    ),
  ],
)
const { searchGrams: _, ...columnsOfOrders } = getTableColumns(orders)
/** What lists of orders read: all but the numbers that only the search compares. */
export const orderColumns = columnsOfOrders
export type Order = Omit<typeof orders.$inferSelect, 'searchGrams'>

/** The lines of an order, as they were when it was placed: a later price changes nothing here. */
export const orderLines = pgTable(
  'customer_order_line',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    /** Null for a line that staff wrote by hand. */
    code: text(),
    name: text().notNull(),
    kind: text().$type<FeeKind>().notNull(),
    quantity: integer().notNull(),
    unitPrice: fenColumn('unit_price_fen').notNull(),
    amount: fenColumn('amount_fen').notNull(),
    isInvoiceable: boolean('is_invoiceable').notNull(),
    isRefundable: boolean('is_refundable').notNull(),
    /** When the fee went on to the office, from where it does not come back; null before. */
    spentAt: moment('spent_at'),
  },
  (table) => [
    unique('customer_order_line_position').on(table.orderId, table.position),
    check(
      'customer_order_line_sum',
      sql`${table.amount} = ${table.unitPrice} * ${table.quantity} and ${table.amount} >= 0`,
    ),
  ],
)
export type OrderLine = typeof orderLines.$inferSelect

/** The history of an order: each step that its state took. Append-only. */
export const orderSteps = pgTable(
  'customer_order_step',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    version: bigint({ mode: 'number' }).notNull(),
    act: text().$type<OrderAct | 'place'>().notNull(),
    stateBefore: smallint('state_before').$type<OrderState>(),
    stateAfter: smallint('state_after').$type<OrderState>().notNull(),
    /** Null: the portal itself, or a service by its own step. */
    actorId: uuid('actor_id'),
    reason: text(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [
    unique('customer_order_step_version').on(table.orderId, table.version),
    index('customer_order_step_newest').on(table.createTime),
  ],
)
