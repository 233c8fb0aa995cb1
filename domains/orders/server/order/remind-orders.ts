import { type JobCtx, publish, type Ticker } from '@portal/platform/server'
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { orders } from './order.table.ts'
import { eventOf } from './order-steps.ts'

const everyMs = 60_000
const batch = 200
const dayMs = 86_400_000

/** Tells owners once, a day before, that an order will expire; an order that had no more than a day from the start is told of by its placing. */
export const remindOrders = (ctx: JobCtx): Promise<number> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const now = ctx.now()
    const due = await tx
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.state, 0),
          isNull(orders.closingSince),
          isNull(orders.remindedAt),
          gt(orders.expiresAt, now),
          lte(orders.expiresAt, new Date(now.getTime() + dayMs)),
          sql`${orders.expiresAt} - ${orders.createTime} > interval '1 day'`,
        ),
      )
      .limit(batch)
      .for('update', { skipLocked: true })
    for (const order of due) {
      await tx.update(orders).set({ remindedAt: now }).where(eq(orders.id, order.id))
      await publish(inside, 'order.due_soon', eventOf(order))
    }
    return due.length
  })

export const reminderTicker: Ticker = {
  name: 'orders.remind',
  everyMs,
  run: async (ctx) => {
    await remindOrders(ctx)
  },
}
