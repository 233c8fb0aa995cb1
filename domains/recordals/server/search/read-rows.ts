import type { Ctx } from '@portal/platform/server'
import { desc, eq, inArray, sql } from 'drizzle-orm'
import type { Recordal } from '../../contract/index.ts'
import { recordalImports } from '../import.table.ts'
import { recordals } from '../recordal.table.ts'

/** What a row shows, without what the index needs of it. */
export const shownColumns = {
  id: recordals.id,
  recordIcon: recordals.recordIcon,
  recordName: recordals.recordName,
  name: recordals.name,
  conutryName: recordals.conutryName,
  registerNum: recordals.registerNum,
  recordNum: recordals.recordNum,
  registerType: recordals.registerType,
  productType: recordals.productType,
  recordState: recordals.recordState,
  recordBeginDate: recordals.recordBeginDate,
  recordEndDate: recordals.recordEndDate,
}

/** Rows by their ids, in the order of these. */
export const readRows = async (ctx: Pick<Ctx, 'db'>, ids: readonly number[]): Promise<Recordal[]> => {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select(shownColumns)
    .from(recordals)
    .where(inArray(recordals.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export type Source = { asOf: string | null; isDemonstration: boolean }

/** Where the data come from: the finished import with the latest day. */
export const sourceOf = async (ctx: Pick<Ctx, 'db'>): Promise<Source> => {
  const [newest] = await ctx.db
    .select({ asOf: recordalImports.asOf, isDemonstration: recordalImports.isDemonstration })
    .from(recordalImports)
    .where(eq(recordalImports.state, 'finished'))
    .orderBy(sql`${recordalImports.asOf} desc nulls last`, desc(recordalImports.endTime))
    .limit(1)
  return newest ?? { asOf: null, isDemonstration: false }
}
