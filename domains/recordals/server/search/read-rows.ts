import type { Ctx } from '@portal/platform/server'
import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Recordal } from '../../contract/recordal.ts'
import { recordalImports } from '../import.table.ts'
import { recordals } from '../recordal.table.ts'

/** The columns that an answer shows, without those that only the search needs. */
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

/** A recordal with the row's id, which only the portal itself uses and never shows. */
export type RecordalRow = Recordal & { id: number }

/** Rows by their ids, in the order of these. */
export const readRows = async (ctx: Pick<Ctx, 'db'>, ids: readonly number[]): Promise<RecordalRow[]> => {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .select(shownColumns)
    .from(recordals)
    .where(inArray(recordals.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export type Source = { asOf: string | null; isDemonstration: boolean }

/** Whether the import of a demonstration wrote at least one of the rows. */
const anyIsInvented = (ids: readonly number[]): SQL<boolean> =>
  sql`exists (select from recordal as shown join recordal_import as origin on origin.id = shown.import_id
    where shown.id = any(${sql.param([...ids])}::int[]) and origin.is_demonstration)`

/**
 * Where the data come from: the day of the finished import with the latest day (a demonstration's import counts only while
 * there is no other), and whether one of the given rows is invented, since a portal that was filled for a demonstration may
 * hold real lists as well.
 */
export const sourceOf = async (ctx: Pick<Ctx, 'db'>, ids: readonly number[]): Promise<Source> => {
  const [newest] = await ctx.db
    .select({
      asOf: recordalImports.asOf,
      isDemonstration: ids.length === 0 ? recordalImports.isDemonstration : anyIsInvented(ids),
    })
    .from(recordalImports)
    .where(eq(recordalImports.state, 'finished'))
    .orderBy(
      recordalImports.isDemonstration,
      sql`${recordalImports.asOf} desc nulls last`,
      desc(recordalImports.endTime),
    )
    .limit(1)
  return newest ?? { asOf: null, isDemonstration: false }
}
