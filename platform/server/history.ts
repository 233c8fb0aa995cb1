import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * A table that tells what happened to records of customers, one row for each thing that happened. Rows are added, and never
 * changed or removed; sealed columns may be sealed anew. Whoever can switch off the guards of the table is found out by the
 * daily seal of its new rows.
 */
export type History = {
  /** What its rows are called, for whoever reads that one of them was changed. */
  name: string
  /** It has a primary key of one column. */
  table: PgTable
  /** Columns that are filled once, after the row was written: the seal leaves them out. */
  filledLater?: readonly string[]
}

/** The name of the table of a history, by which its rows are known to the seal. */
export const tableOfHistory = ({ table }: Pick<History, 'table'>): string => getTableName(table)
