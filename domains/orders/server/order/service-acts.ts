import { type Ctx, publish } from '@portal/platform/server'
import { and, eq, inArray } from 'drizzle-orm'
import { fen, yuanOf } from '../../contract/money.ts'
import { ensure } from '../failures.ts'
import { credit, debit, post } from '../ledger/post.ts'
import { findOpenRefund } from '../refunds/refundable.ts'
import { closeOrder } from './close-order.ts'
import { splitEarned } from './earned.ts'
import { type Order, orderLines, orders } from './order.table.ts'
import { eventOf, lockOrder, takeOrderStep } from './order-steps.ts'

type ServiceCtx = Pick<Ctx, 'db' | 'now' | 'newId'>

const ordersOf = async (ctx: Pick<Ctx, 'db'>, businessSn: string, states: Order['state'][]): Promise<Order[]> =>
  ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.businessSn, businessSn), inArray(orders.state, states)))

/** The service has done its work: its paid orders are completed, and what was paid in advance is earned. */
export const completeOrder = async (ctx: ServiceCtx, { businessSn }: { businessSn: string }): Promise<void> => {
  for (const { id } of await ordersOf(ctx, businessSn, [1])) {
    const order = await lockOrder(ctx, id)
    // It may have been refunded in full in the meantime.
    if (order.state === 1) await completeLocked(ctx, order, null)
  }
}

/**
 * Completes a paid order, whose row the caller holds; what was refunded before is not earned.
 * @throws AppFailure `order.refund_open` while somebody waits for money of it
 */
export const completeLocked = async (ctx: ServiceCtx, order: Order, actorId: string | null): Promise<Order> => {
  const open = await findOpenRefund(ctx, order.id)
  ensure(!open, 'order.refund_open', { msg: `退款 ${open?.refundNo} 尚未结束，不能完成` })
  const done = await takeOrderStep(ctx, order, { act: 'complete', actorId, change: { completedAt: ctx.now() } })
  const lines = await ctx.db.select().from(orderLines).where(eq(orderLines.orderId, order.id))
  const held = fen(order.paid - order.refunded)
  const { official, service } = splitEarned(lines, held)
  await post(ctx, {
    kind: 'completed',
    sourceRef: order.id,
    orderId: order.id,
    entries: [debit('advances', held), credit('officialFees', official), credit('serviceRevenue', service)],
  })
  await publish(ctx, 'order.completed', eventOf(done))
  return done
}

/** What a service shows of the order of an application. */
export type ServiceOrder = Pick<Order, 'orderNo' | 'state' | 'annualFeePayer' | 'expiresAt'> & {
  amount: string
  closing: boolean
}

/** The order with this number, for the page of its application; the caller has checked that the viewer may see that. */
export const findServiceOrder = async (ctx: Pick<Ctx, 'db'>, orderNo: string): Promise<ServiceOrder | undefined> => {
  const { state, annualFeePayer, expiresAt, amount, closingSince } = orders
  const [found] = await ctx.db
    .select({ orderNo: orders.orderNo, state, annualFeePayer, expiresAt, amount, closingSince })
    .from(orders)
    .where(eq(orders.orderNo, orderNo))
  if (!found) return undefined
  const { closingSince: since, ...order } = found
  return { ...order, amount: yuanOf(found.amount), closing: found.state === 0 && since !== null }
}

/** The application was refused or withdrawn: its orders that wait for payment are closed, those with part of it when that is back. */
export const cancelOrder = async (
  ctx: ServiceCtx,
  { businessSn, note }: { businessSn: string; note: string | null },
): Promise<void> => {
  for (const { id } of await ordersOf(ctx, businessSn, [0])) {
    // Its payment may have come in the meantime; then its refund is asked for as that of any paid order.
    if ((await lockOrder(ctx, id)).state !== 0) continue
    await closeOrder(ctx, id, { reason: 'ended', actorId: null, note })
  }
}

/** The application has another title now, and so have its orders. */
export const retitleOrders = async (
  ctx: Pick<Ctx, 'db'>,
  { businessSn, title }: { businessSn: string; title: string },
): Promise<void> => {
  await ctx.db.update(orders).set({ title }).where(eq(orders.businessSn, businessSn))
}
