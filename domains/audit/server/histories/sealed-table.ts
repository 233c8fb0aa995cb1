import { type History, tableOfHistory } from '@portal/platform/server'
import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig } from 'drizzle-orm/pg-core'
import { historyRows } from './history.table.ts'

/** A history as the seal reads it: `id` names its row as text, `columns` are those that the seal covers. */
export type SealedTable = { name: string; history: string; from: SQL; id: SQL; columns: readonly string[] }

/** Reads what the seal must know of a history; in its statements the table goes by the name `told`. */
export const sealedTable = ({ name, table, filledLater = [] }: History): SealedTable => {
  const history = tableOfHistory({ table })
  const { columns } = getTableConfig(table)
  const key = columns.find(({ primary }) => primary)
  if (!key) throw new Error(`${history} has no primary key of one column`)
  return {
    name,
    history,
    from: sql`${table} told`,
    id: sql`told.${sql.identifier(key.name)}::text`,
    // What is encrypted may be encrypted anew with another key.
    columns: columns
      .map((column) => column.name)
      .filter((column) => !column.endsWith('_sealed') && !filledLater.includes(column))
      .toSorted(),
  }
}

/**
 * The SHA-256 of the named columns of a row `told`, in hex. It is taken over the text that PostgreSQL gives their JSON, which is in
 * one order whatever the columns' order is; the session must stand at UTC (`inUtc`).
 */
export const hashOfRow = (columns: SQL): SQL => sql`encode(sha256(convert_to((
  select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(told)) where key = any(${columns})
)::text, 'UTF8')), 'hex')`

/** The SHA-256 over the ids and hashes of the sealed rows of a group, in hex. */
export const rootOfRows: SQL = sql`encode(sha256(convert_to(
  string_agg(${historyRows.rowId} || ' ' || ${historyRows.hash}, e'\n' order by ${historyRows.rowId} collate "C"), 'UTF8'
)), 'hex')`

/** Moments of rows are text in their JSON, which must not depend on whose session reads them. */
export const inUtc: SQL = sql`set local time zone 'UTC'`
