import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

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
