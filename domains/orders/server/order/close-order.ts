import type { Ctx, SignedInCtx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import type { CloseReason, OrderState } from '../../contract/order-states.ts'
import { houseOfWay } from '../../contract/ways.ts'
import { ensure } from '../failures.ts'
import { paymentAttempts } from '../pay/payment.table.ts'
import { type Order, orders } from './order.table.ts'
import { endOrder, lockOrder } from './order-steps.ts'
import { getOwnOrder } from './own-order.ts'

type CloseCtx = Pick<Ctx, 'db' | 'now' | 'newId'>
export type Closing = { reason: 'cancelled' | 'closed' | 'expired'; actorId: string | null; note: string | null }

const acts = { cancelled: 'cancel', closed: 'close', expired: 'expire' } as const satisfies Partial<
  Record<CloseReason, string>
>

/** Houses that must be asked before an order closes: while they may still take money, nobody can say that it is unpaid. */
const isAsked = ({ way }: { way: keyof typeof houseOfWay }): boolean => {
  const house = houseOfWay[way]
  return house === 'wechat' || house === 'alipay'
}

/**
 * Closes an order that waits for payment, in the caller's transaction. Where a gateway may still take money for it, the order
 * stays and is `closing` until each of its open payments is answered for; else it is closed at once.
 * @throws AppFailure `order.state_conflict` in another state, `order.holds_money` where part of the money is here
 */
export const closeOrder = async (ctx: CloseCtx, orderId: string, closing: Closing): Promise<Order> => {
  const order = await lockOrder(ctx, orderId)
  ensure(order.state === 0, 'order.state_conflict')
  ensure(order.paid === 0n, 'order.holds_money')
  if (order.closingSince !== null) return order
  const open = await ctx.db
    .select({ id: paymentAttempts.id, way: paymentAttempts.way })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'waiting')))
  const { reason, actorId, note } = closing
  const [begun] = await ctx.db
    .update(orders)
    .set({ closingSince: ctx.now(), closeReason: reason, closedBy: actorId, closeNote: note })
    .where(eq(orders.id, orderId))
    .returning()
  ensure(begun, 'order.state_conflict')
  if (open.some(isAsked)) {
    await ctx.db
      .update(paymentAttempts)
      .set({ askAt: ctx.now() })
      .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'waiting')))
    return begun
  }
  await ctx.db
    .update(paymentAttempts)
    .set({ state: 'closed', endedAt: ctx.now(), askAt: null })
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'waiting')))
  return endOrder(ctx, begun, { act: acts[reason], reason })
}

/** The owner cancels an order that waits for payment. */
export const cancelOwnOrder = async (
  ctx: SignedInCtx,
  { params }: { params: { orderNo: string } },
): Promise<{ state: OrderState; closing: boolean }> => {
  const own = await getOwnOrder(ctx, params.orderNo)
  const closed = await ctx.db.transaction((tx) =>
    closeOrder({ ...ctx, db: tx }, own.id, { reason: 'cancelled', actorId: ctx.actor.userId, note: null }),
  )
  return { state: closed.state, closing: closed.state === 0 }
}
