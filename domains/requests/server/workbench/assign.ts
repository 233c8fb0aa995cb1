import { staffHolding, userNames, usernameOf } from '@portal/accounts/server'
import type { ActorCtx, Ctx } from '@portal/platform/server'
import { publish } from '@portal/platform/server'
import { and, eq, sql } from 'drizzle-orm'
import { getRequest } from '../desk-detail.ts'
import { recordRequestAct } from '../record-request-act.ts'
import { requests } from '../request.table.ts'
import type { RequestRecord } from '../request-detail.ts'
import { besideStateOf } from '../request-promises.ts'
import { assignments } from '../workbench.table.ts'
import { ensure, fail } from './failures.ts'
import { actPermission, mayAct, type Viewer } from './may-act.ts'

type Target = { params: { businessSn: string } }

/** Whether the desk still has something to do: the case is open, or a call about its full plan is owed. */
const isOwed = (request: RequestRecord): boolean => request.state < 3 || besideStateOf(request).plan === 'asked'

const failTaken = async (ctx: Pick<Ctx, 'db'>, id: string): Promise<never> => {
  const [now] = await ctx.db.select({ assigneeId: requests.assigneeId }).from(requests).where(eq(requests.id, id))
  if (!now?.assigneeId) return fail('desk.taken', { msg: '该业务刚被退回，请刷新后查看' })
  const username = usernameOf(await userNames(ctx, [now.assigneeId]), now.assigneeId)
  return fail('desk.taken', { msg: `该业务已由 ${username} 办理，请刷新后查看` })
}

/**
 * Gives a request to somebody, or to nobody, if it still lies where the caller saw it: of two at once only one gets it.
 * Answers whether it worked.
 */
const handOver = async (
  ctx: ActorCtx,
  { id, assigneeId: from }: Pick<RequestRecord, 'id' | 'assigneeId'>,
  assigneeId: string | null,
): Promise<boolean> => {
  const moved = await ctx.db
    .update(requests)
    .set({ assigneeId })
    .where(and(eq(requests.id, id), sql`${requests.assigneeId} is not distinct from ${from}::uuid`))
    .returning({ id: requests.id })
  if (moved.length === 0) return false
  await ctx.db
    .insert(assignments)
    .values({ id: ctx.newId(), requestId: id, assigneeId, actorId: ctx.actor.userId, createTime: ctx.now() })
  return true
}

/** Says to the act log who had the case and who has it now. */
const recordAssignee = async (ctx: ActorCtx, request: RequestRecord, to: string | null): Promise<void> => {
  const names = await userNames(ctx, [request.assigneeId ?? '', to ?? ''].filter(Boolean))
  const [before, after] = [request.assigneeId, to].map((id) => ({ assignee: id && usernameOf(names, id) }))
  await recordRequestAct(ctx, request, { before: before ?? null, after: after ?? null })
}

const getOwed = async (ctx: ActorCtx, { params }: Target): Promise<RequestRecord> => {
  const request = await getRequest(ctx, params.businessSn)
  ensure(isOwed(request), 'desk.nothing_owed')
  return request
}

/** The caller takes a request that nobody has; for whoever has it already nothing changes. */
export const takeRequest = async (
  ctx: ActorCtx & { actor: Viewer },
  target: Target,
): Promise<Record<string, never>> => {
  // A case is of nobody who may not act in it.
  ensure(mayAct(ctx.actor), 'access.denied')
  const request = await getOwed(ctx, target)
  await recordAssignee(ctx, request, ctx.actor.userId)
  if (request.assigneeId === ctx.actor.userId) return {}
  if (request.assigneeId !== null || !(await handOver(ctx, request, ctx.actor.userId))) {
    return failTaken(ctx, request.id)
  }
  return {}
}

/** A member of the desk who accepts a request has it from then on, unless a colleague has it already. */
export const takeIfFree = async (ctx: ActorCtx, request: RequestRecord): Promise<void> => {
  if (request.assigneeId === null) await handOver(ctx, request, ctx.actor.userId)
}

/**
 * Anyone of the desk gives a case to anyone of the desk, so that none waits for somebody who is away. With `holder`, who had it
 * when the caller saw it, it is not given away from somebody who has got it since.
 */
export const giveRequest = async (
  ctx: ActorCtx,
  { body, ...target }: Target & { body: { assignee: string; holder?: string | null } },
): Promise<Record<string, never>> => {
  const request = await getOwed(ctx, target)
  const { assignee, holder = request.assigneeId } = body
  ensure((await staffHolding(ctx, actPermission)).includes(assignee), 'desk.no_colleague')
  if (request.assigneeId !== assignee && request.assigneeId !== holder) return failTaken(ctx, request.id)
  await recordAssignee(ctx, request, assignee)
  if (request.assigneeId === assignee) return {}
  if (!(await handOver(ctx, request, assignee))) return failTaken(ctx, request.id)
  if (assignee !== ctx.actor.userId) {
    const { businessSn, businessType, userId } = request
    await publish(ctx, 'request.assigned', { businessSn, businessType, userId, assigneeId: assignee })
  }
  return {}
}

/** The caller gives a request of his own back, so that somebody else can take it. */
export const giveBackRequest = async (ctx: ActorCtx, target: Target): Promise<Record<string, never>> => {
  const request = await getOwed(ctx, target)
  ensure(request.assigneeId === ctx.actor.userId, 'desk.not_yours')
  if (!(await handOver(ctx, request, null))) return failTaken(ctx, request.id)
  await recordAssignee(ctx, request, null)
  return {}
}
