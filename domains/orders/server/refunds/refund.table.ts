import { moment, newest } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { RefundState } from '../../contract/order.ts'
import type { RefundFund, RefundOrigin, RefundPartState } from '../../contract/refunds/refund.ts'
import type { RefundDeed } from '../../contract/refunds/refund-states.ts'
import type { MoneyHouse } from '../../contract/ways.ts'
import { fenColumn } from '../fen-column.ts'
import { orders } from '../order/order.table.ts'
import { paymentFacts } from '../pay/payment.table.ts'

/** Money of an order that goes back, from the wish to the last part. */
export const refunds = pgTable(
  'refund',
  {
    id: uuid().primaryKey(),
    refundNo: text('refund_number').notNull().unique(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    fund: text().$type<RefundFund>().notNull(),
    origin: text().$type<RefundOrigin>().notNull(),
    /** The payment that nobody owed and that goes back by itself, once; null for a refund that somebody asked for. */
    factId: uuid('fact_id')
      .unique()
      .references(() => paymentFacts.id),
    state: smallint().$type<RefundState>().notNull(),
    amount: fenColumn('amount_fen').notNull(),
    reason: text().notNull(),
    /** What staff answered, for the customer to read. */
    reply: text(),
    /** What a colleague must confirm, and who asked for it; null where nothing waits. */
    pendingAct: text('pending_act').$type<'approve' | 'offline'>(),
    pendingBy: uuid('pending_by'),
    createTime: moment('created_at').notNull(),
    doneTime: moment('done_at'),
  },
  (table) => [
    index('refund_order').on(table.orderId),
    index('refund_newest').on(newest(table.createTime), newest(table.refundNo)),
    index('refund_state').on(table.state, newest(table.createTime), newest(table.refundNo)),
    // Of those that somebody asked for, an order has one that is open. What goes back by itself waits for nobody.
    uniqueIndex('refund_open').on(table.orderId).where(sql`${table.state} in (0, 1) and ${table.factId} is null`),
    check('refund_amount', sql`${table.amount} > 0`),
    check('refund_pending', sql`(${table.pendingAct} is null) = (${table.pendingBy} is null)`),
  ],
)
export type Refund = typeof refunds.$inferSelect

/** What of a refund goes back to one payment. Its number goes to the house, so that asking again is the same refund. */
export const refundParts = pgTable(
  'refund_part',
  {
    id: uuid().primaryKey(),
    /** The number of the refund and two digits. */
    partNo: text('part_number').notNull().unique(),
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id),
    position: integer().notNull(),
    factId: uuid('fact_id')
      .notNull()
      .references(() => paymentFacts.id),
    house: text().$type<MoneyHouse>().notNull(),
    amount: fenColumn('amount_fen').notNull(),
    state: text().$type<RefundPartState>().notNull(),
    /** The house refused, and the operator pays it from his account by hand. */
    isOffline: boolean('is_offline').notNull().default(false),
    /** What the house said, where it refused. */
    error: text(),
    /** When the house is asked next, and how often it was asked; null where nobody is asked. */
    askAt: moment('ask_at'),
    asked: integer().notNull().default(0),
    doneTime: moment('done_at'),
    /** The line of the bank's statement by which it went out; each line is one part. */
    bankSerial: text('bank_serial').unique(),
    /** What the bank's own list says of that line; null while only somebody's word stands for it. */
    statedAmount: fenColumn('stated_fen'),
  },
  (table) => [
    unique('refund_part_position').on(table.refundId, table.position),
    index('refund_part_fact').on(table.factId),
    index('refund_part_ask').on(table.askAt).where(sql`${table.state} = 'waiting' and ${table.askAt} is not null`),
    check('refund_part_amount', sql`${table.amount} > 0`),
  ],
)
export type RefundPart = typeof refundParts.$inferSelect

/** What was done about a refund, by whom and why. Append-only. */
export const refundDeeds = pgTable(
  'refund_act',
  {
    id: uuid().primaryKey(),
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id),
    act: text().$type<RefundDeed>().notNull(),
    stateBefore: smallint('state_before').$type<RefundState>(),
    stateAfter: smallint('state_after').$type<RefundState>().notNull(),
    /** Null: the portal itself. */
    actorId: uuid('actor_id'),
    note: text(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [index('refund_act_refund').on(table.refundId, table.createTime)],
)
