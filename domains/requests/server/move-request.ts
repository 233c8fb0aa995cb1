import { userNames } from '@portal/accounts/server'
import { publish } from '@portal/platform/server'
import { and, eq, sql } from 'drizzle-orm'
import type { RequestAction } from '../contract/index.ts'
import { requestActionLabels, stateAfter } from '../contract/index.ts'
import type { Deed } from './deed.ts'
import { getRequest } from './desk-detail.ts'
import { ensure, fail } from './failures.ts'
import { requests } from './request.table.ts'
import { recordStep, stepsOf } from './request-steps.ts'

type DeskAction = Exclude<RequestAction, 'requestFullPlan'>
type Change = Partial<Pick<typeof requests.$inferInsert, 'acceptContent' | 'processResult' | 'acceptTime'>>

const events = {
  accept: 'request.accepted',
  reject: 'request.rejected',
  complete: 'request.completed',
} as const satisfies Record<DeskAction, string>

/**
 * Takes a request along the state table. Two desks at once: the update names the version that was read, so the
 * second changes nothing and learns from U00409 who was faster.
 */
const move = async (
  ctx: Deed,
  businessSn: string,
  action: DeskAction,
  { change, note }: { change: Change; note: string },
): Promise<Record<string, never>> => {
  const { id, state, version, businessType, userId } = await getRequest(ctx, businessSn)
  const next = stateAfter(state, action)
  if (next === null) return failTaken(ctx, id)
  const [changed] = await ctx.db
    .update(requests)
    .set({ ...change, state: next, version: sql`${requests.version} + 1` })
    .where(and(eq(requests.id, id), eq(requests.version, version)))
    .returning({ version: requests.version })
  if (!changed) return failTaken(ctx, id)
  await recordStep(ctx, {
    requestId: id,
    version: changed.version,
    action,
    stateBefore: state,
    stateAfterOperate: next,
    note: note || null,
  })
  await publish(ctx, events[action], { businessSn, businessType, userId, state: next })
  return {}
}

const shownTime = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

const failTaken = async (ctx: Deed, id: string): Promise<never> => {
  const last = (await stepsOf(ctx, id)).at(-1)
  ensure(last && last.action !== 'submit', 'request.state_conflict')
  const { username } = (await userNames(ctx, [last.actorId])).get(last.actorId) ?? { username: '其他人员' }
  const what = `${username} 已于 ${shownTime.format(last.createTime)} 执行“${requestActionLabels[last.action]}”`
  return fail('request.state_conflict', { msg: `${what}，请刷新后查看` })
}

type Target = { params: { businessSn: string } }

export const acceptRequest = (
  ctx: Deed,
  { params, body }: Target & { body: { acceptContent: string; note: string } },
): Promise<Record<string, never>> =>
  move(ctx, params.businessSn, 'accept', {
    change: { acceptContent: body.acceptContent || null, acceptTime: ctx.now() },
    note: body.note,
  })

export const rejectRequest = (
  ctx: Deed,
  { params, body }: Target & { body: { acceptContent: string; note: string } },
): Promise<Record<string, never>> =>
  move(ctx, params.businessSn, 'reject', {
    change: { acceptContent: body.acceptContent, acceptTime: ctx.now() },
    note: body.note,
  })

export const completeRequest = (
  ctx: Deed,
  { params, body }: Target & { body: { processResult: string; note: string } },
): Promise<Record<string, never>> =>
  move(ctx, params.businessSn, 'complete', { change: { processResult: body.processResult }, note: body.note })
