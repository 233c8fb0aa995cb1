import { moment } from '@portal/platform/server/columns'
import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** Leaves that tie the log to moments that others told. Append-only. */
export const pulses = pgTable('log_pulse', {
  /** Of its leaf. */
  index: bigint('idx', { mode: 'number' }).primaryKey(),
  text: text().notNull(),
  /** The latest moment that it holds: no state of the log with this leaf is older. Null in the first of a log. */
  boundAt: moment('bound_at'),
  /** Who told that moment; null: the portal's own clock. */
  boundBy: text('bound_by'),
  createdAt: moment('created_at').notNull(),
})
