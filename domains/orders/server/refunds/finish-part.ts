import { type Ctx, publish } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { fen, sumFen } from '../../contract/money.ts'
import { credit, debit, post } from '../ledger/post.ts'
import { type Order, orders } from '../order/order.table.ts'
import { endOrder, eventOf, type OrderEvent } from '../order/order-steps.ts'
import { type Refund, type RefundPart, refundParts } from './refund.table.ts'
import { type HeldRefund, holdRefund, partsOf, type RefundCtx, takeRefundStep } from './refund-steps.ts'

/** `order.refunded` tells that money has gone back, once for each refund that is done; `closed`: the order ended with it. */
export type OrderRefunded = OrderEvent & { refundNo: string; closed: boolean }

/**
 * What a house says of a part: it is done, it is under way (the house is asked again), or it refuses for good (`stuck`) and
 * in which words.
 */
export type PartOutcome = { state: 'done'; at: Date } | { state: 'waiting' } | { state: 'stuck'; error: string }

type Finish = Pick<RefundPart, 'isOffline'> &
  Partial<Pick<RefundPart, 'statedAmount'>> & { doneTime: Date; bankSerial?: string }

/** Finishes a part; with the last one the refund is done and booked out. The caller's transaction holds the order. */
export const finishPart = async (
  ctx: RefundCtx,
  { order, refund }: HeldRefund,
  part: RefundPart,
  finish: Finish,
): Promise<Refund> => {
  await ctx.db
    .update(refundParts)
    .set({ ...finish, state: 'done', askAt: null })
    .where(eq(refundParts.id, part.id))
  const parts = await partsOf(ctx, refund.id)
  return parts.every(({ state }) => state === 'done') ? finishRefund(ctx, order, { refund, parts }) : refund
}

const finishRefund = async (
  ctx: RefundCtx,
  order: Order,
  { refund, parts }: Omit<HeldRefund, 'order'>,
): Promise<Refund> => {
  await post(ctx, {
    kind: 'refundDone',
    sourceRef: refund.id,
    orderId: order.id,
    entries: [
      debit('refundsPayable', sumFen(parts.map(({ amount }) => amount))),
      ...parts.map(({ house, isOffline, amount }) => credit(isOffline ? 'bank' : house, amount)),
    ],
  })
  const done = await takeRefundStep(ctx, refund, {
    act: 'finish',
    actorId: null,
    note: null,
    change: { state: 2, doneTime: ctx.now(), pendingAct: null, pendingBy: null },
  })
  const refunded = refund.fund === 'order' ? fen(order.refunded + refund.amount) : order.refunded
  const [counted] = await ctx.db.update(orders).set({ refunded }).where(eq(orders.id, order.id)).returning()
  const closed = counted?.state === 1 && refunded === counted.paid
  if (closed) await endOrder(ctx, counted, { act: 'refundInFull', reason: 'refunded' })
  await publish(ctx, 'order.refunded', {
    ...eventOf(order),
    refundNo: refund.refundNo,
    closed,
  } satisfies OrderRefunded)
  return done
}

/**
 * Takes what a house said of a part of a refund, as often as it says it. A part that was done stays done.
 */
export const takeOutcome = async (
  ctx: RefundCtx & Pick<Ctx, 'log'>,
  { refundNo, partNo }: { refundNo: string; partNo: string },
  outcome: PartOutcome,
): Promise<void> => {
  if (outcome.state === 'waiting') return
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const held = await holdRefund(inside, refundNo)
    const part = held.parts.find((one) => one.partNo === partNo)
    if (!part || part.state === 'done') return
    if (outcome.state === 'done') {
      // The house did it after all, so that nothing is left to be paid by hand.
      await finishPart(inside, held, part, { isOffline: false, doneTime: outcome.at })
    } else if (!part.isOffline) {
      await tx
        .update(refundParts)
        .set({ state: 'stuck', error: outcome.error, askAt: null })
        .where(eq(refundParts.id, part.id))
      ctx.log.error({ partNo }, 'the house of a payment refuses to pay a refund back')
    }
  })
}
