import type { Ctx } from '@portal/platform/server'
import { asc, eq } from 'drizzle-orm'
import type { RefundState } from '../../contract/order.ts'
import type { RefundDeed } from '../../contract/refunds/refund-states.ts'
import { ensure } from '../failures.ts'
import { type Order, orders } from '../order/order.table.ts'
import { lockOrder } from '../order/order-steps.ts'
import { recordRefundAct, toldOf } from './record-refund-act.ts'
import { type Refund, type RefundPart, refundDeeds, refundParts, refunds } from './refund.table.ts'
import { refundsOf } from './refundable.ts'

export type RefundCtx = Pick<Ctx, 'db' | 'now' | 'newId' | 'act'>

/** A refund with its order, whose row the caller's transaction holds. */
export type HeldRefund = { order: Order; refund: Refund; parts: RefundPart[] }

/** Takes the order of a refund for this transaction alone, and reads the refund as it stands then. */
export const holdRefund = async (ctx: Pick<Ctx, 'db'>, refundNo: string): Promise<HeldRefund> => {
  const wanted = eq(refunds.refundNo, refundNo)
  const [found] = await ctx.db.select({ orderId: refunds.orderId }).from(refunds).where(wanted)
  ensure(found, 'record.not_found')
  const order = await lockOrder(ctx, found.orderId)
  const [refund] = await ctx.db.select().from(refunds).where(wanted)
  ensure(refund, 'record.not_found')
  return { order, refund, parts: await partsOf(ctx, refund.id) }
}

export const partsOf = (ctx: Pick<Ctx, 'db'>, refundId: string): Promise<RefundPart[]> =>
  ctx.db.select().from(refundParts).where(eq(refundParts.refundId, refundId)).orderBy(asc(refundParts.position))

/** A part that the operator pays from his account by hand, and whose outgoing line is not recorded. */
export const isPaidByHand = ({ state, house, isOffline }: RefundPart): boolean =>
  state === 'waiting' && (house === 'bank' || isOffline)

type Deed = { act: RefundDeed; stateBefore: RefundState | null; actorId: string | null; note: string | null }

export const recordDeed = async (ctx: RefundCtx, refund: Refund, deed: Deed): Promise<void> => {
  await ctx.db
    .insert(refundDeeds)
    .values({ id: ctx.newId(), refundId: refund.id, stateAfter: refund.state, createTime: ctx.now(), ...deed })
}

type Step = Omit<Deed, 'stateBefore'> & { change: Partial<typeof refunds.$inferInsert> }

/** Changes a refund, with a row of history and a word to the act log; keeps the order's copy of the newest refund's state. */
export const takeRefundStep = async (ctx: RefundCtx, refund: Refund, { change, ...deed }: Step): Promise<Refund> => {
  const [changed] = await ctx.db.update(refunds).set(change).where(eq(refunds.id, refund.id)).returning()
  ensure(changed, 'record.not_found')
  await recordDeed(ctx, changed, { ...deed, stateBefore: refund.state })
  await recordRefundAct(ctx, refund, { before: toldOf(refund), after: toldOf(changed), note: deed.note })
  await copyRefundState(ctx, changed.orderId)
  return changed
}

/** Keeps on the order the state of its newest refund. */
export const copyRefundState = async (ctx: Pick<Ctx, 'db'>, orderId: string): Promise<void> => {
  const [newest] = await refundsOf(ctx, orderId)
  await ctx.db
    .update(orders)
    .set({ refundState: newest?.state ?? null })
    .where(eq(orders.id, orderId))
}
