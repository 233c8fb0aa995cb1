import type { Ctx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { fen } from '../../../contract/money.ts'
import { orders } from '../../order/order.table.ts'
import { bookArrival } from '../../pay/book-arrival.ts'
import { paymentAttempts } from '../../pay/payment.table.ts'

/**
 * Pays an order of the demonstration data by the demonstration's way, with an attempt as a customer makes one; services do so
 * for the cases that they show. An order that is not there is passed over.
 */
export const payAtSeed = async (ctx: Pick<Ctx, 'db' | 'now' | 'newId'>, orderNo: string): Promise<void> => {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.orderNo, orderNo))
  if (!order) return
  const paymentNo = `${orderNo}01`
  const amount = fen(order.amount - order.paid)
  await ctx.db.insert(paymentAttempts).values({
    id: ctx.newId(),
    paymentNo,
    orderId: order.id,
    way: 'demonstration',
    state: 'waiting',
    amount,
    createTime: ctx.now(),
  })
  await bookArrival(ctx, {
    house: 'demonstration',
    tradeNo: paymentNo,
    orderId: order.id,
    paymentNo,
    amount,
    paidAt: ctx.now(),
    source: 'demonstration',
  })
}
