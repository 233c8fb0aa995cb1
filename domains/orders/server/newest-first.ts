import type { ExtraConfigColumn } from 'drizzle-orm/pg-core'

/**
 * A column of an index of a list whose newest row stands first. Where nulls stand is told as `order by … desc` has it:
 * PostgreSQL sorts the whole list anew over an index that tells otherwise.
 */
export const newest = (column: ExtraConfigColumn) => column.desc().nullsFirst()
