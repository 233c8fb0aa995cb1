import type { Ctx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { CloseReason } from '../../contract/order-states.ts'
import { gatewayHouseOf } from '../../contract/ways.ts'
import { ensure } from '../failures.ts'
import { paymentAttempts } from '../pay/payment.table.ts'
import { waitingAttempts } from '../pay/waiting-attempts.ts'
import { type Order, orders } from './order.table.ts'
import { endOrder, lockOrder, notWhile } from './order-steps.ts'

type CloseCtx = Pick<Ctx, 'db' | 'now' | 'newId'>
export type Closing = {
  reason: 'cancelled' | 'closed' | 'ended' | 'expired'
  actorId: string | null
  note: string | null
}

const acts = { cancelled: 'cancel', closed: 'close', ended: 'close', expired: 'expire' } as const satisfies Partial<
  Record<CloseReason, string>
>

/**
 * Closes an order that waits for payment, in the caller's transaction. Where a gateway may still take money for it, the order
 * stays and is `closing` until each of its open payments is answered for; else it is closed at once. An order whose service has
 * ended stays `closing` too while part of the money is here.
 * @throws AppFailure `order.state_conflict` in another state, `order.holds_money` where part of the money is here
 */
export const closeOrder = async (ctx: CloseCtx, orderId: string, closing: Closing): Promise<Order> => {
  const { reason, actorId, note } = closing
  const order = await lockOrder(ctx, orderId)
  ensure(order.state === 0, 'order.state_conflict', notWhile(order, reason === 'cancelled' ? '取消' : '关闭'))
  ensure(reason === 'ended' || order.paid === 0n, 'order.holds_money')
  if (order.closingSince !== null) return order
  const [begun] = await ctx.db
    .update(orders)
    .set({ closingSince: ctx.now(), closeReason: reason, closedBy: actorId, closeNote: note })
    .where(eq(orders.id, orderId))
    .returning()
  ensure(begun, 'order.state_conflict')
  for (const { id, way } of await waitingAttempts(ctx, orderId)) {
    // While a gateway may still take money, nobody can say that the order is unpaid.
    const change = gatewayHouseOf(way)
      ? ({ askAt: ctx.now(), asked: 0 } as const)
      : ({ state: 'closed', endedAt: ctx.now(), askAt: null } as const)
    await ctx.db.update(paymentAttempts).set(change).where(eq(paymentAttempts.id, id))
  }
  return finishClosing(ctx, begun)
}

/**
 * Closes an order that is closing and has no open payment any more, in the caller's transaction, which holds its row. An
 * order that received money meanwhile stays open: staff decide. One whose service has ended waits until the money has gone
 * back.
 */
export const finishClosing = async (ctx: CloseCtx, order: Order): Promise<Order> => {
  const { id, state, closingSince, closeReason: reason, paid } = order
  if (state !== 0 || closingSince === null || reason === null || reason === 'refunded') return order
  if ((await waitingAttempts(ctx, id)).length > 0) return order
  if (paid === 0n) return endOrder(ctx, order, { act: acts[reason], reason })
  if (reason === 'ended') return order
  const [kept] = await ctx.db
    .update(orders)
    .set({ closingSince: null, closeReason: null, closedBy: null, closeNote: null })
    .where(eq(orders.id, id))
    .returning()
  return kept ?? order
}
