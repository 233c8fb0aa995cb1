import { shanghaiDayOf } from '@portal/platform/contract'
import type { ActorCtx, ById } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import type { SavedChange, SavedSearch } from '../../contract/saved-search.ts'
import { nextWarning } from '../../contract/warning.ts'
import { ensure } from '../failures.ts'
import { savedSearches } from '../saved-search.table.ts'
import { describeSearches, type RemindedElsewhere } from './describe-searches.ts'
import { findByNumber } from './find-by-number.ts'
import { ensureId, getOwnSearch, type SavedRecord } from './own-search.ts'
import { openContent, sealContent, type Wanted } from './saved-content.ts'

/** A search taken up again watches from now on: what imports brought during its pause is not found afterwards. */
const takenUp = async (ctx: ActorCtx<'cipher'>, wanted: Wanted) => {
  const now = ctx.now()
  const own = wanted.kind === 'own' ? await findByNumber(ctx, wanted.watched) : undefined
  return { pauseTime: null, since: now, nextWarning: own ? nextWarning(own, shanghaiDayOf(now)) : null }
}

const pausing = async (
  ctx: ActorCtx<'cipher'>,
  search: SavedRecord,
  { paused, wanted }: { paused: boolean; wanted: Wanted },
) => {
  if (paused === (search.pauseTime !== null)) return {}
  return paused ? { pauseTime: ctx.now(), nextWarning: null } : takenUp(ctx, wanted)
}

/** Renames a saved search of the caller, pauses it or takes it up again. */
export const changeSearch =
  (remindedElsewhere: RemindedElsewhere) =>
  async (ctx: ActorCtx<'cipher'>, { params, body }: ById & { body: SavedChange }): Promise<SavedSearch> => {
    const search = await getOwnSearch(ctx, params.id)
    const { wanted } = openContent(ctx, search)
    const [changed] = await ctx.db
      .update(savedSearches)
      .set({
        content: sealContent(ctx, search.id, { title: body.title, wanted }),
        ...(await pausing(ctx, search, { paused: body.paused, wanted })),
      })
      .where(and(eq(savedSearches.id, search.id), eq(savedSearches.ownerId, ctx.actor.userId)))
      .returning()
    ensure(changed, 'record.not_found')
    const [described] = await describeSearches(ctx, remindedElsewhere, [changed])
    ensure(described, 'record.not_found')
    return described
  }

/** Deletes a saved search of the caller with all that imports have brought to it. */
export const removeSearch = async (
  ctx: Pick<ActorCtx, 'db' | 'actor'>,
  { params }: ById,
): Promise<Record<string, never>> => {
  ensureId(params.id)
  const removed = await ctx.db
    .delete(savedSearches)
    .where(and(eq(savedSearches.id, params.id), eq(savedSearches.ownerId, ctx.actor.userId)))
    .returning({ id: savedSearches.id })
  ensure(removed.length > 0, 'record.not_found')
  return {}
}
