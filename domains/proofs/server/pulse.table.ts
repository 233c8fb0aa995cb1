import { moment } from '@portal/platform/server/columns'
import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** The pulses: leaves that tie the log to moments that others told. Append-only. */
export const pulses = pgTable('log_pulse', {
  /** The index of the pulse's leaf in the log. */
  index: bigint('idx', { mode: 'number' }).primaryKey(),
  text: text().notNull(),
  /** The latest moment that the pulse holds: no state of the log with this leaf is older. Null in the first pulse of a log. */
  boundAt: moment('bound_at'),
  /** Who told that moment; null where it was the portal's own clock. */
  boundBy: text('bound_by'),
  createdAt: moment('created_at').notNull(),
})
