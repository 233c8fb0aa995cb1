import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { PaymentState } from '../../contract/order.ts'
import type { MoneyHouse, PayWay } from '../../contract/ways.ts'
import { fenColumn } from '../fen-column.ts'
import { orders } from '../order/order.table.ts'

/** A try to pay an order by one way. Its number goes to the gateway, so that asking twice is one payment. */
export const paymentAttempts = pgTable(
  'payment_attempt',
  {
    id: uuid().primaryKey(),
    /** The number of the order and two digits. */
    paymentNo: text('payment_number').notNull().unique(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    way: text().$type<PayWay>().notNull(),
    state: text().$type<PaymentState>().notNull(),
    amount: fenColumn('amount_fen').notNull(),
    createTime: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
    /** When the gateway is asked about it next, and how often it was asked; null where there is nobody to ask. */
    askAt: moment('ask_at'),
    asked: integer().notNull().default(0),
  },
  (table) => [
    index('payment_attempt_order').on(table.orderId),
    index('payment_attempt_ask').on(table.askAt).where(sql`${table.state} = 'waiting' and ${table.askAt} is not null`),
  ],
)
export type PaymentAttempt = typeof paymentAttempts.$inferSelect

/** Where a fact about money was learnt. */
export const factSources = ['notification', 'query', 'bill', 'receipt', 'demonstration'] as const

/** Money that arrived, as the house where it arrived says; each trade once, however often it is told. Append-only. */
export const paymentFacts = pgTable(
  'payment_fact',
  {
    id: uuid().primaryKey(),
    house: text().$type<MoneyHouse>().notNull(),
    /** The number by which the house knows the payment. */
    tradeNo: text('trade_number').notNull(),
    /** The attempt that was paid; null where the money names none of ours. */
    paymentNo: text('payment_number'),
    orderId: uuid('order_id').references(() => orders.id),
    amount: fenColumn('amount_fen').notNull(),
    /** When the house says that it was paid. */
    paidAt: moment('paid_at').notNull(),
    source: text().$type<(typeof factSources)[number]>().notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [
    unique('payment_fact_trade').on(table.house, table.tradeNo),
    index('payment_fact_order').on(table.orderId),
  ],
)
export type PaymentFact = typeof paymentFacts.$inferSelect
