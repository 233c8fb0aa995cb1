import { type ExtraConfigColumn, type PgTimestampBuilderInitial, timestamp } from 'drizzle-orm/pg-core'

/** A column for a moment: with time zone, to the millisecond, which is the precision of a JavaScript date. */
export const moment = (name: string): PgTimestampBuilderInitial<string> =>
  timestamp(name, { withTimezone: true, precision: 3 })

/**
 * A column of an index of a list whose newest row stands first. Where nulls stand is told as `order by … desc` has it:
 * PostgreSQL sorts the whole list anew over an index that tells otherwise.
 */
export const newest = (column: ExtraConfigColumn) => column.desc().nullsFirst()
