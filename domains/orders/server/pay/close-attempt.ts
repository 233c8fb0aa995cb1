import type { Ctx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { gatewayHouseOf } from '../../contract/ways.ts'
import { finishClosing } from '../order/close-order.ts'
import { lockOrder } from '../order/order-steps.ts'
import { type PaymentAttempt, paymentAttempts } from './payment.table.ts'
import { payments } from './payment-metrics.ts'

/** Ends an attempt that nobody will pay any more; where its order waited for that to close, the order closes. */
export const closeAttempt = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'newId'>,
  { id, orderId, way }: Pick<PaymentAttempt, 'id' | 'orderId' | 'way'>,
): Promise<void> => {
  const closed = await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const order = await lockOrder(inside, orderId)
    const ended = await tx
      .update(paymentAttempts)
      .set({ state: 'closed', endedAt: ctx.now(), askAt: null })
      .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, 'waiting')))
      .returning({ id: paymentAttempts.id })
    await finishClosing(inside, order)
    return ended.length > 0
  })
  const house = gatewayHouseOf(way)
  if (closed && house) payments.add({ way: house, outcome: 'closed' })
}
