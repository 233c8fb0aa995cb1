import { type PgTimestampBuilderInitial, timestamp } from 'drizzle-orm/pg-core'

/** A column for a point in time: with its zone, to the millisecond, which is what a JavaScript date can hold. */
export const moment = (name: string): PgTimestampBuilderInitial<string> =>
  timestamp(name, { withTimezone: true, precision: 3 })
