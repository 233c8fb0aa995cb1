import { type SQL, sql } from 'drizzle-orm'
import type { ServerDomain } from '../domain.ts'
import type { Db } from '../postgres/database.ts'
import { keyIdOf, type Place } from './cipher.ts'

/**
 * One column of sealed values: `row` and `rowType` are the primary key of its table, `placeOf` answers the place of a row.
 */
export type SealedColumn = {
  table: string
  column: string
  row: string
  rowType: string
  placeOf: (row: string) => Place
}

/** A sealed value as stored; `keyId` is the id of the data key that sealed it. */
export type SealedValue = { row: string; sealed: string; keyId: string }

type Found = { table: string; column: string; row: string; rowType: string }

/**
 * Finds every column of this database that may hold sealed values: their names end in `_sealed`. Some of them hold values
 * that are sealed by other keys than the portal's (the originals of evidence); `readSealed` leaves these out by their form.
 */
export const sealedColumns = async (db: Db, domains: readonly ServerDomain[]): Promise<SealedColumn[]> => {
  const { rows } = await db.execute<Found>(sql`
    select tables.relname as "table", sealed.attname as "column", keys.attname as "row",
      format_type(keys.atttypid, null) as "rowType"
    from pg_attribute sealed
    join pg_class tables on tables.oid = sealed.attrelid and tables.relkind = 'r'
    join pg_index on indrelid = tables.oid and indisprimary and indnkeyatts = 1
    join pg_attribute keys on keys.attrelid = tables.oid and keys.attnum = indkey[0]
    where relnamespace = 'public'::regnamespace and sealed.attname like '%\\_sealed' and not sealed.attisdropped
    order by 1, 2`)
  const bound = new Map<string, string>(
    domains.flatMap(({ seals = [] }) => seals.map(({ column, boundTo }) => [column, boundTo] as const)),
  )
  return rows.map((found) => {
    const { table, column } = found
    const name = bound.get(`${table}.${column}`) ?? column
    return { ...found, placeOf: (row) => ({ table, column: name, row }) }
  })
}

type Part = { after?: string | undefined; limit: number; lock?: boolean }

/**
 * Reads a part of a column in the order of its rows. `last` is the row after which the next part begins, undefined at the
 * end.
 */
export const readSealed = async (
  db: Db,
  { table, column, row, rowType }: SealedColumn,
  { after, limit, lock = false }: Part,
): Promise<{ values: SealedValue[]; last: string | undefined }> => {
  const [key, sealed] = [sql.identifier(row), sql.identifier(column)]
  const from: SQL = after === undefined ? sql`` : sql`and ${key} > ${after}::${sql.raw(rowType)}`
  const { rows } = await db.execute<{ row: string; sealed: string }>(sql`
    select ${key}::text as row, ${sealed} as sealed from ${sql.identifier(table)}
    where ${sealed} is not null ${from} order by ${key} limit ${limit} ${sql.raw(lock ? 'for update skip locked' : '')}`)
  const values = rows.flatMap((found) => {
    const keyId = keyIdOf(found.sealed)
    return keyId === undefined ? [] : [{ ...found, keyId }]
  })
  return { values, last: rows.length < limit ? undefined : rows.at(-1)?.row }
}
