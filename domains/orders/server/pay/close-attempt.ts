import type { Ctx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { finishClosing } from '../order/close-order.ts'
import { lockOrder } from '../order/order-steps.ts'
import { type PaymentAttempt, paymentAttempts } from './payment.table.ts'

/** Ends an attempt that nobody will pay any more; where its order waited for that to close, the order closes. */
export const closeAttempt = (
  ctx: Pick<Ctx, 'db' | 'now' | 'newId'>,
  { id, orderId }: Pick<PaymentAttempt, 'id' | 'orderId'>,
): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const order = await lockOrder(inside, orderId)
    await tx
      .update(paymentAttempts)
      .set({ state: 'closed', endedAt: ctx.now(), askAt: null })
      .where(and(eq(paymentAttempts.id, id), eq(paymentAttempts.state, 'waiting')))
    await finishClosing(inside, order)
  })
