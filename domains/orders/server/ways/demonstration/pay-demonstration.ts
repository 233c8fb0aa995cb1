import type { SignedInCtx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { ensure } from '../../failures.ts'
import { orders } from '../../order/order.table.ts'
import { bookArrival } from '../../pay/book-arrival.ts'
import { paymentAttempts } from '../../pay/payment.table.ts'

/** Pays an attempt of the caller by the demonstration's way, which moves no money; by the same code as any other payment. */
export const payDemonstration = async (
  ctx: SignedInCtx,
  { body }: { body: { paymentNo: string } },
): Promise<Record<string, never>> => {
  const [found] = await ctx.db
    .select({ attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(
        eq(paymentAttempts.paymentNo, body.paymentNo),
        eq(paymentAttempts.way, 'demonstration'),
        eq(orders.ownerId, ctx.actor.userId),
      ),
    )
  ensure(found, 'record.not_found')
  const { paymentNo, orderId, amount } = found.attempt
  await bookArrival(ctx, {
    house: 'demonstration',
    tradeNo: paymentNo,
    orderId,
    paymentNo,
    amount,
    paidAt: ctx.now(),
    source: 'demonstration',
  })
  return {}
}
