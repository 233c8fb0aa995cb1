import { shanghaiDayOf } from '@portal/platform/contract'
import type { ActorCtx } from '@portal/platform/server'
import { eq, sql } from 'drizzle-orm'
import { type SavedForm, savedLimits } from '../../contract/saved-search.ts'
import { nextWarning } from '../../contract/warning.ts'
import { ensure } from '../failures.ts'
import { savedSearches } from '../saved-search.table.ts'
import { findByNumber } from './find-by-number.ts'
import { isSame, openContent, sealContent, type Wanted } from './saved-content.ts'

const wantedOf = ({ kind, query, watched }: SavedForm): Wanted =>
  kind === 'query' ? { kind, query } : { kind, watched }

/** Saves a search; from the next finished import on, its owner is told what is new. Runs in the caller's transaction. */
export const saveSearch = async (ctx: ActorCtx<'cipher'>, { body }: { body: SavedForm }): Promise<{ id: string }> => {
  const ownerId = ctx.actor.userId
  // The lock lets a user save one search at a time: several at once would each count too few and together exceed the limit.
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved searches ${ownerId}`}, 0))`)
  const saved = await ctx.db.select().from(savedSearches).where(eq(savedSearches.ownerId, ownerId))
  ensure(saved.length < savedLimits.searches, 'saved_search.too_many')
  const wanted = wantedOf(body)
  ensure(!saved.some((one) => isSame(openContent(ctx, one).wanted, wanted)), 'saved_search.kept_already')

  const id = ctx.newId()
  const now = ctx.now()
  const own = wanted.kind === 'own' ? await findByNumber(ctx, wanted.watched) : undefined
  await ctx.db.insert(savedSearches).values({
    id,
    ownerId,
    kind: wanted.kind,
    content: sealContent(ctx, id, { title: body.title, wanted }),
    createTime: now,
    since: now,
    nextWarning: own ? nextWarning(own, shanghaiDayOf(now)) : null,
  })
  return { id }
}
