import { copyRows } from '@portal/imports/testing'
import type pg from 'pg'
import type { Recordal } from '../contract/recordal.ts'
import { recordals } from '../server/recordal.table.ts'
import { searchColumns } from '../server/search-columns.ts'

function* valuesOf(importId: string, rows: Iterable<Recordal>) {
  for (const row of rows) yield { ...row, ...searchColumns(row), importId }
}

/** Writes rows by COPY, and lets the database take stock as it does by itself within a minute. */
export const fillRecordals = (pool: pg.Pool, importId: string, rows: Iterable<Recordal>): Promise<void> =>
  copyRows(pool, recordals, valuesOf(importId, rows))

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
