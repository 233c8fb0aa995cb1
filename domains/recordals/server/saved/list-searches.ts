import { type Page, type PageQuery, pageWindow } from '@portal/platform/contract'
import { type ActorCtx, readPage } from '@portal/platform/server'
import { and, desc, eq } from 'drizzle-orm'
import type { HitDetail, SavedSearch, SearchHit } from '../../contract/saved-search.ts'
import { ensure } from '../failures.ts'
import { savedSearches, searchHits } from '../saved-search.table.ts'
import { describeSearches, hitOf, type RemindedElsewhere } from './describe-searches.ts'
import { rowsOfHit } from './hit-rows.ts'
import { ensureId, getOwnSearch } from './own-search.ts'

/** All saved searches of the caller, the newest first; there are at most `savedLimits.searches`, so the list has no pages. */
export const listSearches =
  (remindedElsewhere: RemindedElsewhere) =>
  async (ctx: ActorCtx<'cipher'>): Promise<{ elements: SavedSearch[] }> => {
    const found = await ctx.db
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.ownerId, ctx.actor.userId))
      .orderBy(desc(savedSearches.createTime), desc(savedSearches.id))
    return { elements: await describeSearches(ctx, remindedElsewhere, found) }
  }

type OfSearch = { params: { id: string }; query: PageQuery }

/** What imports have brought to a saved search of the caller, the latest import first. */
export const listHits = async (ctx: ActorCtx<'cipher'>, { params, query }: OfSearch): Promise<Page<SearchHit>> => {
  const { id } = await getOwnSearch(ctx, params.id)
  const ofSearch = eq(searchHits.searchId, id)
  const { rows: found, totalElements } = await readPage(ctx.db, query, {
    from: searchHits,
    where: ofSearch,
    orderBy: [desc(searchHits.createTime), searchHits.id],
  })
  return { elements: found.map(hitOf), totalElements }
}

/** One hit with its rows as they stand now. */
export const readHit =
  (remindedElsewhere: RemindedElsewhere) =>
  async (
    ctx: ActorCtx<'cipher'>,
    { params, query }: { params: { id: string; hitId: string }; query: PageQuery },
  ): Promise<HitDetail> => {
    const search = await getOwnSearch(ctx, params.id)
    ensureId(params.hitId)
    const [hit] = await ctx.db
      .select()
      .from(searchHits)
      .where(and(eq(searchHits.id, params.hitId), eq(searchHits.searchId, search.id)))
    ensure(hit, 'record.not_found')
    const [described] = await describeSearches(ctx, remindedElsewhere, [search])
    ensure(described, 'record.not_found')
    const { limit, offset } = pageWindow(query)
    const ids = hit.recordalIds.slice(offset, offset + limit)
    const elements = await rowsOfHit(ctx, { importId: hit.importId, ids })
    return { search: described, hit: hitOf(hit), elements, totalElements: hit.recordalIds.length }
  }
