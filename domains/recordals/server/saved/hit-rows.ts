import type { Ctx } from '@portal/platform/server'
import { and, eq, inArray } from 'drizzle-orm'
import type { HitRow } from '../../contract/saved-search.ts'
import { recordalChanges } from '../import.table.ts'
import { readRows } from '../search/read-rows.ts'

const textOf = (value: string | number | null): string | null => (value === null ? null : String(value))

type Fields = (typeof recordalChanges.$inferSelect)['fields']

const changesOf = (fields: Fields): HitRow['changes'] =>
  Object.entries(fields).map(([field, { before, after }]) => ({ field, before: textOf(before), after: textOf(after) }))

/** Recordals by their ids, in the order of these, as they stand now, each with what the import changed in it. */
export const rowsOfHit = async (
  { db }: Pick<Ctx, 'db'>,
  { importId, ids }: { importId: string; ids: readonly number[] },
): Promise<HitRow[]> => {
  if (ids.length === 0) return []
  const rows = await readRows({ db }, ids)
  const numbers = rows.map(({ recordNum }) => recordNum)
  const changed = await db
    .select({ recordNum: recordalChanges.recordNum, fields: recordalChanges.fields })
    .from(recordalChanges)
    .where(and(inArray(recordalChanges.recordNum, numbers), eq(recordalChanges.importId, importId)))
  const changes = new Map(changed.map(({ recordNum, fields }) => [recordNum, changesOf(fields)]))
  return rows.map((row) => ({ ...row, changes: changes.get(row.recordNum) ?? [] }))
}
