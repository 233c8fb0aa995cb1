import { isAppFailure, type SignedInCtx } from '@portal/platform/server'
import type { OrderState } from '../../contract/order-states.ts'
import { settleAll } from '../pay/check-payment.ts'
import { closeOrder } from './close-order.ts'
import { getOwnOrder } from './own-order.ts'

/**
 * The owner cancels an order that waits for payment. Its gateways are asked at once; where one is silent, the order stays
 * `closing` and the portal asks again by itself.
 */
export const cancelOwnOrder = async (
  ctx: SignedInCtx,
  { params }: { params: { orderNo: string } },
): Promise<{ state: OrderState; closing: boolean }> => {
  const own = await getOwnOrder(ctx, params.orderNo)
  const begun = await ctx.db.transaction((tx) =>
    closeOrder({ ...ctx, db: tx }, own.id, { reason: 'cancelled', actorId: ctx.actor.userId, note: null }),
  )
  if (begun.state !== 0) return { state: begun.state, closing: false }
  try {
    await settleAll(ctx, begun)
  } catch (error) {
    if (!isAppFailure(error)) throw error
  }
  const { state, closingSince } = await getOwnOrder(ctx, params.orderNo)
  return { state, closing: state === 0 && closingSince !== null }
}
