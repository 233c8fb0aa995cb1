import { type ActorCtx, type ById, isId, recordAct, type ServerDomain, type SignedInCtx } from '@portal/platform/server'
import { and, asc, eq, sql } from 'drizzle-orm'
import { type ChangeViewForm, type KeptViewRow, type ViewForm, viewLimits } from '../../contract/views.ts'
import { ensure } from '../failures.ts'
import { isOpenTo } from '../is-open-to.ts'
import { deskViews } from './view.table.ts'

type View = typeof deskViews.$inferSelect

const isOf = (ownerId: string, page: string) =>
  page === '' ? eq(deskViews.ownerId, ownerId) : and(eq(deskViews.ownerId, ownerId), eq(deskViews.page, page))

/** The views that the caller keeps, by name; lists that count by themselves say how many records each has. */
export const listViews = (domains: readonly ServerDomain[]) => {
  const counters = domains.flatMap(({ listCounts = [] }) => listCounts)
  return async (ctx: SignedInCtx, { query }: { query: { page: string } }): Promise<{ list: KeptViewRow[] }> => {
    const rows = await ctx.db
      .select()
      .from(deskViews)
      .where(isOf(ctx.actor.userId, query.page))
      .orderBy(asc(deskViews.page), asc(deskViews.name), asc(deskViews.id))
    const open = counters.filter(isOpenTo(ctx))
    const list = await Promise.all(
      rows.map(async ({ ownerId: _owner, createTime: _at, ...view }) => {
        const counter = open.find(({ page }) => page === view.page)
        const search = Object.fromEntries(new URLSearchParams(view.query))
        return { ...view, count: counter ? await counter.count(ctx, search) : null }
      }),
    )
    return { list }
  }
}

const shownOf = ({ page, name, query, isDefault }: Pick<View, 'page' | 'name' | 'query' | 'isDefault'>) => ({
  page,
  name,
  query,
  isDefault,
})
const recordView = (ctx: ActorCtx, id: string, change: { before: object | null; after: object | null }) =>
  recordAct(ctx, { subjectKind: 'view', subjectRef: id, ...change })

/** Only one view of a list opens first. */
const dropDefault = async ({ db }: Pick<ActorCtx, 'db'>, ownerId: string, page: string): Promise<void> => {
  await db
    .update(deskViews)
    .set({ isDefault: false })
    .where(and(isOf(ownerId, page), eq(deskViews.isDefault, true)))
}

/** Lets one call after the other change the views of a person, so that two windows pass neither the limit nor the one default. */
const inTurn = async ({ db }: Pick<ActorCtx, 'db'>, ownerId: string): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`desk-views ${ownerId}`}, 0))`)
}

/** Keeps one more view of a list. Fails with `view.too_many`. */
export const addView = async (ctx: ActorCtx, { body }: { body: ViewForm }): Promise<{ id: string }> => {
  const id = ctx.newId()
  const ownerId = ctx.actor.userId
  await inTurn(ctx, ownerId)
  ensure((await ctx.db.$count(deskViews, isOf(ownerId, body.page))) < viewLimits.ofPage, 'view.too_many')
  if (body.isDefault) await dropDefault(ctx, ownerId, body.page)
  await ctx.db.insert(deskViews).values({ id, ownerId, ...body, createTime: ctx.now() })
  await recordView(ctx, id, { before: null, after: body })
  return { id }
}

/** A view of somebody else answers as if it did not exist. */
const getOwn = async (ctx: ActorCtx, id: string): Promise<View> => {
  ensure(isId(id), 'view.not_found')
  await inTurn(ctx, ctx.actor.userId)
  const [found] = await ctx.db
    .select()
    .from(deskViews)
    .where(and(eq(deskViews.id, id), eq(deskViews.ownerId, ctx.actor.userId)))
  ensure(found, 'view.not_found')
  return found
}

export const changeView = async (
  ctx: ActorCtx,
  { params, body }: ById & { body: ChangeViewForm },
): Promise<{ id: string }> => {
  const view = await getOwn(ctx, params.id)
  const { name = view.name, query = view.query, isDefault = view.isDefault } = body
  if (isDefault && !view.isDefault) await dropDefault(ctx, view.ownerId, view.page)
  await ctx.db.update(deskViews).set({ name, query, isDefault }).where(eq(deskViews.id, view.id))
  await recordView(ctx, view.id, { before: shownOf(view), after: { page: view.page, name, query, isDefault } })
  return { id: view.id }
}

export const removeView = async (ctx: ActorCtx, { params }: ById): Promise<{ id: string }> => {
  const view = await getOwn(ctx, params.id)
  await ctx.db.delete(deskViews).where(eq(deskViews.id, view.id))
  await recordView(ctx, view.id, { before: shownOf(view), after: null })
  return { id: view.id }
}
