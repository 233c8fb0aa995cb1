import { type ActorCtx, type ById, isId } from '@portal/platform/server'
import { and, asc, eq, sql } from 'drizzle-orm'
import { queueQuery } from '../../contract/filter.ts'
import { requestLimits } from '../../contract/limits.ts'
import type { OwnView, OwnViewForm } from '../../contract/workbench/own-views.ts'
import { countUpTo } from '../list-queue.ts'
import { ownViews } from '../workbench.table.ts'
import { ensure } from './failures.ts'
import { type FilterCtx, wantedBy } from './queue-filter.ts'

type ViewsCtx = FilterCtx & Pick<ActorCtx, 'db' | 'now' | 'newId'>

/** The views that the viewer keeps, by name, each with how many cases it has now. */
export const listOwnViews = async (ctx: FilterCtx): Promise<{ list: OwnView[] }> => {
  const rows = await ctx.db
    .select({ id: ownViews.id, name: ownViews.name, filter: ownViews.filter })
    .from(ownViews)
    .where(eq(ownViews.ownerId, ctx.actor.userId))
    .orderBy(asc(ownViews.name), asc(ownViews.id))
  const counts = await Promise.all(rows.map(({ filter }) => countUpTo(ctx, wantedBy(ctx, queueQuery.parse(filter)))))
  return { list: rows.map((row, at) => ({ ...row, count: Math.min(counts[at] ?? 0, requestLimits.counted) })) }
}

/** Keeps one more view; the statement counts those that are there, so that two windows cannot pass the limit together. */
export const addOwnView = async (ctx: ViewsCtx, { body }: { body: OwnViewForm }): Promise<{ id: string }> => {
  const id = ctx.newId()
  const ownerId = ctx.actor.userId
  await ctx.db.transaction(async (db) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`own-views ${ownerId}`}))`)
    ensure((await db.$count(ownViews, eq(ownViews.ownerId, ownerId))) < requestLimits.ownViews, 'desk.too_many_views')
    await db.insert(ownViews).values({ id, ownerId, ...body, createTime: ctx.now() })
  })
  return { id }
}

/** A view of somebody else answers as if it did not exist. */
const ownOne = ({ actor }: Pick<ActorCtx, 'actor'>, id: string) => {
  ensure(isId(id), 'desk.no_such_view')
  return and(eq(ownViews.id, id), eq(ownViews.ownerId, actor.userId))
}

export const renameOwnView = async (
  ctx: ViewsCtx,
  { params, body }: ById & { body: { name: string } },
): Promise<Record<string, never>> => {
  const changed = await ctx.db.update(ownViews).set(body).where(ownOne(ctx, params.id)).returning({ id: ownViews.id })
  ensure(changed.length === 1, 'desk.no_such_view')
  return {}
}

export const removeOwnView = async (ctx: ViewsCtx, { params }: ById): Promise<Record<string, never>> => {
  const gone = await ctx.db.delete(ownViews).where(ownOne(ctx, params.id)).returning({ id: ownViews.id })
  ensure(gone.length === 1, 'desk.no_such_view')
  return {}
}
