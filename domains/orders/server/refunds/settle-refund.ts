import { type ActorCtx, publish, refuseField } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { refundStateLabels } from '../../contract/order.ts'
import type { RefundStanding } from '../../contract/refunds/refund.ts'
import { type RefundAct, refundActLabels, refundActsOf } from '../../contract/refunds/refund-states.ts'
import { ensure } from '../failures.ts'
import { eventOf } from '../order/order-steps.ts'
import { readOrderSettings } from '../settings/order-settings.ts'
import { beginToPayBack } from './begin-refund.ts'
import { type Refund, type RefundPart, refundParts } from './refund.table.ts'
import { type HeldRefund, holdRefund, isPaidByHand, takeRefundStep } from './refund-steps.ts'

type ByRefundNo = { params: { refundNo: string } }
type WithNote = ByRefundNo & { body: { note: string } }
type WithReason = ByRefundNo & { body: { reason: string } }

const standingOf = ({ state, pendingAct }: Refund): RefundStanding => ({ state, pending: pendingAct !== null })

/** What this member of staff may do with a refund now. */
export const staffActsOf = (refund: Refund, parts: readonly RefundPart[], viewerId: string): RefundAct[] =>
  refundActsOf(
    {
      state: refund.state,
      pendingBy: refund.pendingBy,
      isStuck: parts.some(({ state }) => state === 'stuck'),
      isPaidByHand: parts.some(isPaidByHand),
    },
    viewerId,
  )

/** Takes a refund for an act of staff that its state allows. */
export const holdFor = async (ctx: ActorCtx, { params }: ByRefundNo, act: RefundAct): Promise<HeldRefund> => {
  const held = await holdRefund(ctx, params.refundNo)
  const { userId } = ctx.actor
  const isOwn = held.refund.pendingBy === userId && (act === 'confirm' || act === 'return')
  ensure(!isOwn, 'refund.own_approval')
  const { state, pendingAct } = held.refund
  ensure(staffActsOf(held.refund, held.parts, userId).includes(act), 'refund.state_conflict', {
    msg: `${pendingAct === null ? refundStateLabels[state] : '退款正等待复核'}，不能${refundActLabels[act]}`,
  })
  return held
}

const noteOf = (note: string): string | null => (note === '' ? null : note)

/** Leaves a refund to a colleague, who must confirm what this one decided. */
const leaveToColleague = async (
  ctx: ActorCtx,
  { order, refund }: HeldRefund,
  { act, note }: { act: 'approve' | 'offline'; note: string | null },
): Promise<RefundStanding> => {
  const { userId } = ctx.actor
  const change = { pendingAct: act, pendingBy: userId }
  const waiting = await takeRefundStep(ctx, refund, { act, actorId: userId, note, change })
  await publish(ctx, 'refund.pending', { ...eventOf(order), refundNo: refund.refundNo })
  return standingOf(waiting)
}

/** Approves a refund; from the operator's limit on a colleague must confirm before money moves. */
export const approveRefund = async (ctx: ActorCtx, input: WithNote): Promise<RefundStanding> => {
  const held = await holdFor(ctx, input, 'approve')
  const { note } = input.body
  if (held.order.invoiceState === 'issued' && note === '') {
    refuseField('note', '这个订单已开具发票：请先处理红冲，或在此写明原因')
  }
  const { fourEyesFrom } = await readOrderSettings(ctx)
  if (held.refund.amount >= fourEyesFrom) return leaveToColleague(ctx, held, { act: 'approve', note: noteOf(note) })
  const by = { act: 'approve', actorId: ctx.actor.userId, note: noteOf(note) } as const
  return standingOf(await beginToPayBack(ctx, held.order, held.refund, by))
}

/** A colleague confirms: the money begins to go back, or what the house refused is paid by hand. */
export const confirmRefund = async (ctx: ActorCtx, input: WithNote): Promise<RefundStanding> => {
  const { order, refund } = await holdFor(ctx, input, 'confirm')
  const by = { act: 'confirm', actorId: ctx.actor.userId, note: noteOf(input.body.note) } as const
  if (refund.pendingAct === 'approve') return standingOf(await beginToPayBack(ctx, order, refund, by))
  await ctx.db
    .update(refundParts)
    .set({ isOffline: true, state: 'waiting', askAt: null })
    .where(and(eq(refundParts.refundId, refund.id), eq(refundParts.state, 'stuck')))
  return standingOf(await takeRefundStep(ctx, refund, { ...by, change: { pendingAct: null, pendingBy: null } }))
}

/** A colleague does not agree: the refund stands as before the decision. */
export const returnRefund = async (ctx: ActorCtx, input: WithReason): Promise<RefundStanding> => {
  const { refund } = await holdFor(ctx, input, 'return')
  const by = { act: 'return', actorId: ctx.actor.userId, note: input.body.reason } as const
  return standingOf(await takeRefundStep(ctx, refund, { ...by, change: { pendingAct: null, pendingBy: null } }))
}

/** Refuses a refund; the customer reads why. */
export const rejectRefund = async (ctx: ActorCtx, input: WithReason): Promise<RefundStanding> => {
  const { order, refund } = await holdFor(ctx, input, 'reject')
  const { reason } = input.body
  const rejected = await takeRefundStep(ctx, refund, {
    act: 'reject',
    actorId: ctx.actor.userId,
    note: reason,
    change: { state: 3, reply: reason, doneTime: ctx.now(), pendingAct: null, pendingBy: null },
  })
  await publish(ctx, 'refund.rejected', { ...eventOf(order), refundNo: refund.refundNo })
  return standingOf(rejected)
}

/** What the house refuses is to be paid by hand; whatever the amount, a colleague must confirm. */
export const payRefundOffline = async (ctx: ActorCtx, input: WithReason): Promise<RefundStanding> =>
  leaveToColleague(ctx, await holdFor(ctx, input, 'offline'), { act: 'offline', note: input.body.reason })
