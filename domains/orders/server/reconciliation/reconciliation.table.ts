import { moment } from '@portal/platform/server/columns'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import type {
  BillState,
  DifferenceKind,
  DifferenceState,
  MoneyMove,
} from '../../contract/reconciliation/reconciliation.ts'
import type { MoneyHouse } from '../../contract/ways.ts'
import { fenColumn } from '../fen-column.ts'

/** The bill of a house for a day, as far as it is known: it is asked for until it is here. */
export const houseBills = pgTable(
  'house_bill',
  {
    id: uuid().primaryKey(),
    /** `YYYY-MM-DD` in Asia/Shanghai. */
    day: text().notNull(),
    house: text().$type<MoneyHouse>().notNull(),
    state: text().$type<BillState>().notNull(),
    /** When the house is asked for it next, and how often it was asked. */
    askAt: moment('ask_at'),
    asked: integer().notNull().default(0),
    /** When it came, or the house last said something of it. */
    heardAt: moment('heard_at'),
    sha256: text(),
    lines: integer('line_count').notNull().default(0),
    received: fenColumn('received_fen').notNull().default(sql`0`),
    refunded: fenColumn('refunded_fen').notNull().default(sql`0`),
    fees: fenColumn('fees_fen').notNull().default(sql`0`),
  },
  (table) => [unique('house_bill_day').on(table.day, table.house)],
)
export type HouseBill = typeof houseBills.$inferSelect

/** What a bill says, line by line. Append-only. */
export const houseBillLines = pgTable(
  'house_bill_line',
  {
    billId: uuid('bill_id')
      .notNull()
      .references(() => houseBills.id),
    line: integer().notNull(),
    move: text().$type<MoneyMove>().notNull(),
    /** The number by which both sides know it: the house's of a payment, ours of a part of a refund. */
    tradeNo: text('trade_number').notNull(),
    paymentNo: text('payment_number').notNull(),
    amount: fenColumn('amount_fen').notNull(),
    fee: fenColumn('fee_fen').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.billId, table.line] }), index('house_bill_line_trade').on(table.tradeNo)],
)

/** Where the sides of a day differ. It is never deleted: somebody says why, or a later comparison finds both sides equal. */
export const differences = pgTable(
  'reconciliation_item',
  {
    id: uuid().primaryKey(),
    day: text().notNull(),
    house: text().$type<MoneyHouse>().notNull(),
    kind: text().$type<DifferenceKind>().notNull(),
    move: text().$type<MoneyMove>().notNull(),
    tradeNo: text('trade_number').notNull(),
    paymentNo: text('payment_number'),
    here: fenColumn('here_fen'),
    there: fenColumn('there_fen'),
    state: text().$type<DifferenceState>().notNull(),
    reason: text(),
    /** Null: the portal itself. */
    actorId: uuid('actor_id'),
    explainedAt: moment('explained_at'),
    createTime: moment('created_at').notNull(),
  },
  (table) => [
    index('reconciliation_item_day').on(table.day, table.house),
    index('reconciliation_item_open').on(table.day).where(sql`${table.state} = 'open'`),
    check('reconciliation_item_reason', sql`(${table.state} = 'explained') = (${table.reason} is not null)`),
    check('reconciliation_item_sides', sql`${table.here} is distinct from ${table.there}`),
  ],
)
export type DifferenceRow = typeof differences.$inferSelect
