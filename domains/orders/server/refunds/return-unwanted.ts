import type { JobCtx, Listener } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { orders } from '../order/order.table.ts'
import { lockOrder } from '../order/order-steps.ts'
import type { OrderUnwanted } from '../pay/book-arrival.ts'
import { beginToPayBack } from './begin-refund.ts'
import { refunds } from './refund.table.ts'
import { findHoldings } from './refund-money.ts'
import { storeRefund } from './store-refund.ts'

/**
 * Returns a payment that nobody owed, to the way by which it came, without anybody asking: once for each payment, however
 * often it is told. What staff returned of it before is not returned again.
 */
export const returnUnwanted = async (ctx: JobCtx, { orderNo, factId, why }: OrderUnwanted): Promise<void> => {
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const [found] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.orderNo, orderNo))
    if (!found) return
    const order = await lockOrder(inside, found.id)
    const known = await tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.factId, factId))
    if (known.length > 0) return
    const holding = (await findHoldings(inside, order, 'surplus')).find(({ fact }) => fact.id === factId)
    if (!holding) return
    const refund = await storeRefund(inside, order, {
      fund: 'surplus',
      origin: 'portal',
      factId,
      amount: holding.left,
      reason: why,
      actorId: null,
    })
    await beginToPayBack(inside, order, refund, { act: 'begin', actorId: null, note: null })
  })
}

export const unwantedListener: Listener = {
  event: 'order.unwanted',
  name: 'orders.return-unwanted',
  // The event is published by this domain alone, as `OrderUnwanted`.
  react: (ctx, data) => returnUnwanted(ctx, data as OrderUnwanted),
}
