import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getTableColumns, getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { type CopyValue, copyLine } from '../server/rows/copy-text.ts'

/** A row of a table by its fields, without the `id` that the database gives. */
type Values = Readonly<Record<string, CopyValue>>

/** Writes rows into a table by COPY, and lets the database take stock as it does by itself within a minute. */
export const copyRows = async (pool: pg.Pool, table: PgTable, rows: Iterable<Values>): Promise<void> => {
  const columns = Object.entries(getTableColumns(table)).filter(([field]) => field !== 'id')
  const lines = function* () {
    for (const values of rows) yield copyLine(columns.map(([field]) => values[field] ?? null))
  }
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    const names = columns.map(([, { name }]) => `"${name}"`).join(', ')
    const into = client.query(copyFrom(`copy ${getTableName(table)} (${names}) from stdin`))
    await pipeline(Readable.from(lines()), into)
    await client.query(`vacuum (analyze) ${getTableName(table)}`)
  } finally {
    client.release(true)
  }
}
