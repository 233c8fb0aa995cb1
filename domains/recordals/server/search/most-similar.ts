import type { Ctx } from '@portal/platform/server'
import { and, sql } from 'drizzle-orm'
import { type Recordal, searchLimits } from '../../contract/index.ts'
import { foldName } from '../index-row/fold-name.ts'
import { recordals } from '../recordal.table.ts'
import { readRows } from './read-rows.ts'
import { likeness, similarTo } from './similar-names.ts'

/** Of names as common as flowers the first so many are compared: a drawer is no search. */
const mostCompared = 2_000

/** Rights of others with the same or a similar name, the most similar first. */
export const mostSimilar = async (ctx: Pick<Ctx, 'db'>, { id, recordName, name }: Recordal): Promise<Recordal[]> => {
  const folded = foldName(recordName)
  const { index, row } = similarTo(recordName)
  const others = sql`${recordals.id} <> ${id} and ${recordals.foldedHolder} <> ${foldName(name)}`
  const asked = sql`with candidate as materialized (
      select ${recordals.id} as id, ${recordals.place} as place, ${likeness(folded)} as likeness
      from ${recordals} where ${and(index, row, others)} limit ${mostCompared}
    )
    select id from candidate order by likeness desc, place, id limit ${searchLimits.beside}`
  const { rows } = await ctx.db.execute<{ id: number }>(asked)
  return readRows(
    ctx,
    rows.map((found) => found.id),
  )
}
