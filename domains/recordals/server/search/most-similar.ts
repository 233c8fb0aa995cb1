import { foldName } from '@portal/names/server'
import type { Ctx } from '@portal/platform/server'
import { and, sql } from 'drizzle-orm'
import { searchLimits } from '../../contract/words.ts'
import { recordals } from '../recordal.table.ts'
import { namedByIndex } from './by-grams.ts'
import { gramCounts } from './gram-counts.ts'
import { type RecordalRow, readRows } from './read-rows.ts'
import { likeness, similarTo } from './similar-names.ts'

/** How many of the rows that the index names are compared; the drawer beside a list must open fast and is no full search. */
const mostCompared = 5_000

/** Recordals of other holders under the same or a similar name, the most similar first. */
export const mostSimilar = async (
  ctx: Pick<Ctx, 'db'>,
  { id, recordName, name }: RecordalRow,
): Promise<RecordalRow[]> => {
  const folded = foldName(recordName)
  const counts = await gramCounts(ctx)
  const similar = similarTo(recordName, counts)
  const others = sql`${recordals.id} <> ${id} and ${recordals.foldedHolder} <> ${foldName(name)}`
  const asked = sql`with named as materialized (
      select id, place, folded_right_name, folded_holder_name
      from ${recordals} where ${namedByIndex([similar], counts).condition} limit ${mostCompared}
    )
    select ${recordals.id} from named as ${recordals} where ${and(similar.row, others)}
    order by ${likeness(folded)} desc, ${recordals.place}, ${recordals.id} limit ${searchLimits.beside}`
  const { rows } = await ctx.db.execute<{ id: number }>(asked)
  return readRows(
    ctx,
    rows.map((found) => found.id),
  )
}
