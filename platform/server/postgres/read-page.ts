import { getTableColumns, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type PageQuery, pageWindow } from '../../contract/page.ts'
import type { Db } from './database.ts'

type Found<Row> = { rows: Row[]; totalElements: number }

/** A select that has no limit yet. */
type Unlimited<Row> = { limit: (limit: number) => { offset: (offset: number) => PromiseLike<Row[]> } }

/** Reads one page of a select, and how many rows it has in all; `total` is that count, made under the same condition. */
export const readSelectPage = async <Row>(
  query: PageQuery,
  select: Unlimited<Row>,
  total: number | PromiseLike<number>,
): Promise<Found<Row>> => {
  const { limit, offset } = pageWindow(query)
  const [rows, totalElements] = await Promise.all([select.limit(limit).offset(offset), total])
  return { rows, totalElements }
}

type Rows<T extends PgTable> = { from: T; where?: SQL | undefined; orderBy: readonly (SQL | PgColumn)[] }

/** A list reads all but the numbers that only the search compares, which are longer than the rest of their row. */
type Listed<T extends PgTable> = Omit<T['$inferSelect'], 'searchGrams'>

/** Reads one page of the rows of a table, and how many rows meet the condition in all. */
export const readPage = <T extends PgTable>(
  db: Db,
  query: PageQuery,
  { from, where, orderBy }: Rows<T>,
): Promise<Found<Listed<T>>> => {
  const { searchGrams: _, ...columns } = getTableColumns<PgTable>(from)
  const select = db
    .select(columns)
    .from<PgTable>(from)
    .where(where)
    .orderBy(...orderBy)
  return readSelectPage<Listed<T>>(query, select as Unlimited<Listed<T>>, db.$count(from, where))
}
