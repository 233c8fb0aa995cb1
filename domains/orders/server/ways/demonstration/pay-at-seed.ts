import type { Ctx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { fen } from '../../../contract/money.ts'
import { orders } from '../../order/order.table.ts'
import { bookArrival } from '../../pay/book-arrival.ts'

/** Pays an order of the demonstration data by the demonstration's way; services do so for the cases that they show. */
export const payAtSeed = async (ctx: Pick<Ctx, 'db' | 'now' | 'newId'>, orderNo: string): Promise<void> => {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.orderNo, orderNo))
  if (!order) return
  await bookArrival(ctx, {
    house: 'demonstration',
    tradeNo: `${orderNo}-seed`,
    orderId: order.id,
    paymentNo: null,
    amount: fen(order.amount - order.paid),
    paidAt: ctx.now(),
    source: 'demonstration',
  })
}
