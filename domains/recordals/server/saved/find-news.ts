import { shanghaiDayOf } from '@portal/platform/contract'
import { type JobCtx, type Occurrence, publish } from '@portal/platform/server'
import { and, asc, eq, gt, isNull, lte, notExists } from 'drizzle-orm'
import type { SavedKind } from '../../contract/saved-search.ts'
import { nextWarning } from '../../contract/warning.ts'
import { savedSearches, searchHits } from '../saved-search.table.ts'
import { findByNumber } from './find-by-number.ts'
import { type Match, matchSearch } from './match-search.ts'
import { openContent } from './saved-content.ts'

type NewsCtx = Pick<JobCtx, 'db' | 'now' | 'newId' | 'cipher' | 'log'>

/** How many searches are read at once, in well under a second. */
const batch = 200

type Announced = { importId: string; at: Date }

const waitingFor = (ctx: NewsCtx, { importId, at }: Announced, after: string) =>
  ctx.db
    .select()
    .from(savedSearches)
    .where(
      and(
        gt(savedSearches.id, after),
        isNull(savedSearches.pauseTime),
        lte(savedSearches.since, at),
        notExists(
          ctx.db
            .select({ id: searchHits.id })
            .from(searchHits)
            .where(and(eq(searchHits.searchId, savedSearches.id), eq(searchHits.importId, importId))),
        ),
      ),
    )
    .orderBy(asc(savedSearches.id))
    .limit(batch)

const events = {
  query: 'recordal.new_match',
  name: 'recordal.similar_name',
  own: 'recordal.own_changed',
} as const satisfies Record<SavedKind, string>

type SavedRecord = typeof savedSearches.$inferSelect

/**
 * Writes a hit and its event in one transaction that locks the search: a search that is deleted or paused at this moment gets
 * no hit, and of two processes only one announces it.
 */
const tellOf = (
  ctx: NewsCtx,
  { id, kind, ownerId }: SavedRecord,
  { importId, at, ids, ...counted }: Announced & Match,
): Promise<boolean> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const [search] = await tx
      .select({ id: savedSearches.id })
      .from(savedSearches)
      .where(and(eq(savedSearches.id, id), isNull(savedSearches.pauseTime)))
      .for('update')
    if (!search) return false
    const [hit] = await tx
      .insert(searchHits)
      .values({ id: ctx.newId(), searchId: id, importId, ...counted, recordalIds: ids, createTime: at })
      .onConflictDoNothing()
      .returning({ id: searchHits.id })
    if (!hit) return false
    await publish(inside, events[kind], { searchId: id, hitId: hit.id, userId: ownerId })
    return true
  })

/** The import may have changed the end of a user's own recordal, so this sets the day of its next warning anew. */
const followEnd = async (ctx: NewsCtx, { id }: SavedRecord, number: string): Promise<void> => {
  const own = await findByNumber(ctx, number)
  const next = own ? nextWarning(own, shanghaiDayOf(ctx.now())) : null
  await ctx.db
    .update(savedSearches)
    .set({ nextWarning: next })
    .where(and(eq(savedSearches.id, id), isNull(savedSearches.pauseTime)))
}

/** The numbers of the recordals that a user watches as his own. */
const numbersOf = async (ctx: NewsCtx, ownerId: string): Promise<string[]> => {
  const searches = await ctx.db
    .select()
    .from(savedSearches)
    .where(and(eq(savedSearches.ownerId, ownerId), eq(savedSearches.kind, 'own')))
  return searches.flatMap((search) => {
    const { wanted } = openContent(ctx, search)
    return wanted.kind === 'own' ? [wanted.watched] : []
  })
}

const lookThrough = async (ctx: NewsCtx, search: SavedRecord, announced: Announced): Promise<boolean> => {
  const { wanted } = openContent(ctx, search)
  const own = wanted.kind === 'name' ? await numbersOf(ctx, search.ownerId) : []
  const match = await matchSearch(ctx, wanted, { importId: announced.importId, own })
  if (match.total === 0) return false
  if (wanted.kind === 'own') await followEnd(ctx, search, wanted.watched)
  return tellOf(ctx, search, { ...announced, ...match })
}

/**
 * Finds, after a finished import, what is new for each saved search. When it is run again it goes on where it stopped. A search
 * that fails does not keep the others waiting; the function throws at its end, so that the queue tries again.
 */
export const findNews = async (ctx: NewsCtx, importId: string, { at }: Pick<Occurrence, 'at'>): Promise<number> => {
  const failed: unknown[] = []
  let hits = 0
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const searches = await waitingFor(ctx, { importId, at }, after)
    for (const search of searches) {
      try {
        if (await lookThrough(ctx, search, { importId, at })) hits += 1
      } catch (error) {
        failed.push(error)
      }
    }
    after = searches.at(-1)?.id ?? after
    if (searches.length < batch) break
  }
  ctx.log.info({ importId, hits, failed: failed.length }, 'saved searches looked through')
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} saved searches could not be looked through`)
  return hits
}
