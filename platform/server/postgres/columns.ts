import { type ExtraConfigColumn, index, integer, type PgTimestampBuilderInitial, timestamp } from 'drizzle-orm/pg-core'
import { gramsOf } from './grams-of.ts'

/** A column for a moment: with time zone, to the millisecond, which is the precision of a JavaScript date. */
export const moment = (name: string): PgTimestampBuilderInitial<string> =>
  timestamp(name, { withTimezone: true, precision: 3 })

/**
 * A column of an index of a list whose newest row stands first. Where nulls stand is told as `order by … desc` has it:
 * PostgreSQL sorts the whole list anew over an index that tells otherwise.
 */
export const newest = (column: ExtraConfigColumn) => column.desc().nullsFirst()

/**
 * The characters, pairs and threes of characters of the texts by which a row is searched (`foundByGrams`), as numbers. The
 * table's trigger `keep_search_grams`, which names these texts, keeps it: nobody else writes it.
 */
export const gramsColumn = () => integer('search_grams').array().notNull().default([])

/** Rows come one by one and are looked for at once, so that no list of what is not yet in the index has to be read. */
export const gramsIndex = (name: string, grams: ExtraConfigColumn) =>
  index(name).using('gin', grams).with({ fastupdate: false })

/** The index for `foundByTexts`, over the same texts in the same order. It needs no column, and rows of before are in it. */
export const textsIndex = (name: string, ...texts: ExtraConfigColumn[]) =>
  index(name).using('gin', gramsOf(texts)).with({ fastupdate: false })
