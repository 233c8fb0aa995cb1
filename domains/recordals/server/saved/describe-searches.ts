import { foldNumber } from '@portal/names/contract'
import type { ActorCtx, Ctx } from '@portal/platform/server'
import { desc, inArray, sql } from 'drizzle-orm'
import type { Recordal } from '../../contract/recordal.ts'
import type { SavedSearch, SearchHit } from '../../contract/saved-search.ts'
import { searchHits } from '../saved-search.table.ts'
import { findByNumber } from './find-by-number.ts'
import type { SavedRecord } from './own-search.ts'
import { showContent, type Wanted } from './saved-content.ts'

/**
 * Answers the numbers of those recordals of a user whose end another part of the portal reminds him of; the composition root
 * knows that part.
 */
export type RemindedElsewhere = (ctx: Pick<Ctx, 'db' | 'now'>, userId: string) => Promise<readonly string[]>

/** Whether another part of the portal reminds this user of the end of this recordal. */
export const isRemindedElsewhere = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  remindedElsewhere: RemindedElsewhere,
  { userId, recordNum }: { userId: string; recordNum: string },
): Promise<boolean> =>
  (await remindedElsewhere(ctx, userId)).some((number) => foldNumber(number) === foldNumber(recordNum))

export const hitOf = ({ id, createTime, total, totalIsExact }: typeof searchHits.$inferSelect): SearchHit => ({
  id,
  time: createTime.getTime(),
  total,
  totalIsExact,
})

type Latest = { hit: SearchHit; hits: number }

/** The latest hit of each search, and how many hits the search has. */
const latestOf = async ({ db }: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<Map<string, Latest>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([searchHits.searchId], {
      hit: searchHits,
      hits: sql<number>`count(*) over (partition by ${searchHits.searchId})`.mapWith(Number),
    })
    .from(searchHits)
    .where(inArray(searchHits.searchId, [...ids]))
    .orderBy(searchHits.searchId, desc(searchHits.createTime), searchHits.id)
  return new Map(rows.map(({ hit, hits }) => [hit.searchId, { hit: hitOf(hit), hits }]))
}

/** The conditions of a saved query as texts, as the address of the search page carries them; empty conditions are left out. */
const addressOf = (wanted: Wanted): SavedSearch['query'] =>
  wanted.kind === 'query'
    ? Object.fromEntries(
        Object.entries(wanted.query).flatMap(([name, value]) =>
          value === null || value === '' ? [] : [[name, String(value)]],
        ),
      )
    : null

/** Saved searches in the form in which their owner sees them, in the order in which they are given. */
export const describeSearches = async (
  ctx: ActorCtx<'cipher'>,
  remindedElsewhere: RemindedElsewhere,
  searches: readonly SavedRecord[],
): Promise<SavedSearch[]> => {
  const latest = await latestOf(
    ctx,
    searches.map(({ id }) => id),
  )
  const reminded = new Set((await remindedElsewhere(ctx, ctx.actor.userId)).map(foldNumber))
  const described: SavedSearch[] = []
  for (const search of searches) {
    const { title, wanted } = showContent(ctx, search)
    const watched = wanted.kind === 'query' ? null : wanted.watched
    const own: Recordal | null = wanted.kind === 'own' ? ((await findByNumber(ctx, wanted.watched)) ?? null) : null
    described.push({
      id: search.id,
      kind: wanted.kind,
      title,
      query: addressOf(wanted),
      watched,
      paused: search.pauseTime !== null,
      createTime: search.createTime.getTime(),
      latest: latest.get(search.id)?.hit ?? null,
      hits: latest.get(search.id)?.hits ?? 0,
      own,
      remindedElsewhere: wanted.kind === 'own' && reminded.has(foldNumber(own?.recordNum ?? wanted.watched)),
    })
  }
  return described
}
