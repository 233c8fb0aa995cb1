import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { getTableColumns } from 'drizzle-orm'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Recordal } from '../contract/recordal.ts'
import { type CopyValue, copyLine } from '../server/import/write/copy-text.ts'
import { recordals } from '../server/recordal.table.ts'
import { searchColumns } from '../server/search-columns.ts'

type Row = Recordal

const columns = Object.entries(getTableColumns(recordals)).filter(([field]) => field !== 'id')

function* linesOf(importId: string, rows: Iterable<Row>): Generator<string> {
  for (const row of rows) {
    const values: Readonly<Record<string, CopyValue>> = { ...row, ...searchColumns(row), importId }
    yield copyLine(columns.map(([field]) => values[field] ?? null))
  }
}

/** Writes rows by COPY, and lets the database take stock as it does by itself within a minute. */
export const fillRecordals = async (pool: pg.Pool, importId: string, rows: Iterable<Row>): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    const names = columns.map(([, { name }]) => `"${name}"`).join(', ')
    await pipeline(
      Readable.from(linesOf(importId, rows)),
      client.query(copyFrom(`copy recordal (${names}) from stdin`)),
    )
    await client.query('vacuum (analyze) recordal')
  } finally {
    client.release(true)
  }
}

/** An import that ran through, as far as the search reads of it. */
export const finishedImport = async (
  pool: pg.Pool,
  { id, asOf, isDemonstration, at }: { id: string; asOf: string; isDemonstration: boolean; at: Date },
): Promise<void> => {
  await pool.query(
    `insert into recordal_import (id, state, file_name, byte_size, sha256, format, as_of, is_demonstration, created_at, ended_at)
     values ($1, 'finished', 'test.csv', 0, '', 'csv', $2, $3, $4, $4)`,
    [id, asOf, isDemonstration, at],
  )
}
