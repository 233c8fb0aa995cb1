import { moment } from '@portal/platform/server/columns'
import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { FigureGrain } from '../../contract/figures.ts'
import { fenColumn } from '../fen-column.ts'

/**
 * What happened to orders and their money on one day or in one month, for a service and a way. The text `all` stands for
 * every service or way together, `none` for orders without money: so each median is exact, and no sum adds two kinds of rows.
 */
export const orderFigures = pgTable(
  'order_figure',
  {
    grain: text().$type<FigureGrain>().notNull(),
    /** In Asia/Shanghai; of a month its first day. */
    day: date({ mode: 'string' }).notNull(),
    service: text().notNull(),
    way: text().notNull(),
    /** Orders that were made then, by the state in which they are now. */
    madeOpen: integer('made_open').notNull(),
    madeOpenFen: fenColumn('made_open_fen').notNull(),
    madePaid: integer('made_paid').notNull(),
    madePaidFen: fenColumn('made_paid_fen').notNull(),
    madeDone: integer('made_done').notNull(),
    madeDoneFen: fenColumn('made_done_fen').notNull(),
    madeClosed: integer('made_closed').notNull(),
    madeClosedFen: fenColumn('made_closed_fen').notNull(),
    /** Orders that took these steps then. */
    paid: integer().notNull(),
    completed: integer().notNull(),
    closed: integer().notNull(),
    /** Money that the journal moved then. */
    paidFen: fenColumn('paid_fen').notNull(),
    refundedFen: fenColumn('refunded_fen').notNull(),
    /** The median from the order to its payment, and from there to its completion, in ms; null where none took the step. */
    payMs: bigint('pay_ms', { mode: 'number' }),
    completeMs: bigint('complete_ms', { mode: 'number' }),
    /** All the times behind these medians, in ms: a day keeps them for a service and a way, so that a month has its own median. */
    payTimes: bigint('pay_times', { mode: 'number' }).array(),
    completeTimes: bigint('complete_times', { mode: 'number' }).array(),
  },
  (table) => [primaryKey({ columns: [table.grain, table.day, table.service, table.way] })],
)

/** Until when the figures know everything: one row. */
export const figureRuns = pgTable('order_figure_run', {
  name: text().primaryKey(),
  asOf: moment('as_of').notNull(),
})
