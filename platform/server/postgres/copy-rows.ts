import { getTableColumns, getTableName, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Cipher } from '../secrets/cipher.ts'
import { erased } from '../secrets/sealed-fields.ts'
import type { Db } from './database.ts'

type FieldOf<T extends PgTable> = keyof T['$inferSelect'] & string

/**
 * The rows of a table that belong to a person, with the fields named, for his own copy of his data: sealed fields are opened, and
 * one that no key opens is null.
 */
export const copyRows = async <T extends PgTable>(
  { db, cipher }: { db: Db; cipher: Cipher },
  table: T,
  { where, fields }: { where: SQL | undefined; fields: readonly FieldOf<T>[] },
): Promise<Record<string, unknown>[]> => {
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const rows: Record<string, unknown>[] = await db.select().from<PgTable>(table).where(where)
  const place = (column: string, row: unknown) => ({ table: getTableName(table), column, row: String(row) })
  const shown = (row: Record<string, unknown>, field: string): unknown => {
    const value = row[field]
    const column = columns[field]?.name ?? field
    if (!column.endsWith('_sealed') || typeof value !== 'string' || value === erased) return value
    return cipher.find(value, place(column, row.id)) ?? null
  }
  return rows.map((row) => Object.fromEntries(fields.map((field) => [field, shown(row, field)])))
}
