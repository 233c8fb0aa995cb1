import { isAppFailure, type JobCtx, type Ticker } from '@portal/platform/server'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { closeOrder } from './close-order.ts'
import { orders } from './order.table.ts'
import { lockOrder } from './order-steps.ts'

/** So that an order is closed within a minute of its time. */
const everyMs = 15_000
const batch = 200

/** Closes the orders whose time is over. One that holds money never expires: staff decide. */
export const expireOrders = async (ctx: JobCtx): Promise<number> => {
  const due = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.state, 0),
        lte(orders.expiresAt, ctx.now()),
        isNull(orders.closingSince),
        eq(orders.paid, 0n as typeof orders.$inferSelect.paid),
      ),
    )
    .orderBy(asc(orders.expiresAt))
    .limit(batch)
  for (const { id } of due) {
    try {
      await ctx.db.transaction(async (tx) => {
        const inside = { ...ctx, db: tx }
        // Somebody may have moved its last moment while this waited for the row.
        if ((await lockOrder(inside, id)).expiresAt > ctx.now()) return
        await closeOrder(inside, id, { reason: 'expired', actorId: null, note: null })
      })
    } catch (error) {
      // Somebody paid or closed it meanwhile.
      if (!isAppFailure(error)) throw error
    }
  }
  return due.length
}

export const expiryTicker: Ticker = {
  name: 'orders.expire',
  everyMs,
  run: async (ctx) => {
    await expireOrders(ctx)
  },
}
