import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { PayMeans, PaymentState } from '../../contract/order.ts'
import type { GatewayHouse, MoneyHouse, PayWay } from '../../contract/ways.ts'
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
    /** What the gateway answered for the customer to pay with, and until when that is of use; null before it answered. */
    means: jsonb().$type<PayMeans>(),
    meansUntil: moment('means_until'),
    /** The text by which WeChat's consent page comes back to this attempt, once; null when it is used or was never needed. */
    consentState: text('consent_state'),
  },
  (table) => [
    index('payment_attempt_order').on(table.orderId),
    index('payment_attempt_ask').on(table.askAt).where(sql`${table.state} = 'waiting' and ${table.askAt} is not null`),
  ],
)
export type PaymentAttempt = typeof paymentAttempts.$inferSelect

/** Why a gateway's money is kept as nobody's until staff decide. */
export type UnclaimedReason = '金额不符' | '支付编号不存在'

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
    /** The number by which its house knows the payment where that is another: staff gave the money to this attempt. */
    houseNo: text('house_number'),
    orderId: uuid('order_id').references(() => orders.id),
    amount: fenColumn('amount_fen').notNull(),
    /** When the house says that it was paid. */
    paidAt: moment('paid_at').notNull(),
    source: text().$type<(typeof factSources)[number]>().notNull(),
    /** Why the money is nobody's, where it names no attempt of ours or another amount; null for money of an order. */
    unclaimedFor: text('unclaimed_for').$type<UnclaimedReason>(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [
    unique('payment_fact_trade').on(table.house, table.tradeNo),
    // House and id stand in it, so that the filter by way reads no row.
    index('payment_fact_order').on(table.orderId, table.house, table.id),
    index('payment_fact_paid').on(table.house, table.paidAt),
  ],
)
export type PaymentFact = typeof paymentFacts.$inferSelect

/** A message of a gateway that passed every test, once by its number. It keeps no content but what it is about. Append-only. */
export const gatewayMessages = pgTable(
  'gateway_message',
  {
    id: uuid().primaryKey(),
    house: text().$type<GatewayHouse>().notNull(),
    /** The number by which the gateway knows its message. */
    messageNo: text('message_number').notNull(),
    /** What the gateway calls it. */
    event: text().notNull(),
    /** Our number that it names: of an attempt or of a part of a refund. */
    aboutNo: text('about_number').notNull(),
    createTime: moment('created_at').notNull(),
  },
  (table) => [
    unique('gateway_message_number').on(table.house, table.messageNo),
    index('gateway_message_about').on(table.aboutNo, table.createTime),
  ],
)
