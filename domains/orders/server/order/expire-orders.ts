import { isAppFailure, type JobCtx, type Ticker } from '@portal/platform/server'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { noFen } from '../../contract/money.ts'
import { closeOrder } from './close-order.ts'
import { orders } from './order.table.ts'
import { lockOrder } from './order-steps.ts'

/** So that an order is closed within a minute of its time. */
const everyMs = 15_000
const batch = 200

const findDue = (ctx: JobCtx): Promise<{ id: string }[]> =>
  ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(eq(orders.state, 0), lte(orders.expiresAt, ctx.now()), isNull(orders.closingSince), eq(orders.paid, noFen)),
    )
    .orderBy(asc(orders.expiresAt))
    .limit(batch)

/** Closes one; answers whether it is due no more. */
const expire = async (ctx: JobCtx, id: string): Promise<boolean> => {
  try {
    await ctx.db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx }
      // Somebody may have moved its last moment while this waited for the row.
      if ((await lockOrder(inside, id)).expiresAt > ctx.now()) return
      await closeOrder(inside, id, { reason: 'expired', actorId: null, note: null })
    })
    return true
  } catch (error) {
    // Somebody paid or closed it meanwhile.
    if (isAppFailure(error)) return true
    // A fault over one order keeps no other from its end.
    ctx.log.error({ err: error, orderId: id }, 'ALARM: an order whose time is over could not be closed')
    return false
  }
}

/** Closes the orders whose time is over. One that holds money never expires: staff decide. */
export const expireOrders = async (ctx: JobCtx, stopping?: AbortSignal): Promise<void> => {
  for (;;) {
    const due = await findDue(ctx)
    const closed: boolean[] = []
    for (const { id } of due) closed.push(await expire(ctx, id))
    if (due.length < batch || !closed.includes(true) || stopping?.aborted) return
  }
}

export const expiryTicker: Ticker = { name: 'orders.expire', everyMs, run: expireOrders }
