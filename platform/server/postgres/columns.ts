import { type PgTimestampBuilderInitial, timestamp } from 'drizzle-orm/pg-core'

/** A column for a moment: with time zone, to the millisecond, which is the precision of a JavaScript date. */
export const moment = (name: string): PgTimestampBuilderInitial<string> =>
  timestamp(name, { withTimezone: true, precision: 3 })
