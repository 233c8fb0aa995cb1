import { moment } from '@portal/platform/server/columns'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { fenColumn } from '../fen-column.ts'

/** What the last check of the books found: one row, which every process reads for the metrics. */
export const bookChecks = pgTable('ledger_check', {
  name: text().primaryKey(),
  checkedAt: moment('checked_at').notNull(),
  /** By how much copies and journal differ in all; nothing where the books are right. */
  difference: fenColumn('difference_fen').notNull(),
  differences: integer().notNull(),
})
