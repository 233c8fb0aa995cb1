import type { ActorCtx, Ctx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { ensure } from '../failures.ts'
import { type Order, orders } from './order.table.ts'

/** The caller's own order; a stranger's is not found. */
export const getOwnOrder = async (ctx: Pick<Ctx, 'db'> & Pick<ActorCtx, 'actor'>, orderNo: string): Promise<Order> => {
  const [order] = await ctx.db
    .select()
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), eq(orders.ownerId, ctx.actor.userId)))
  ensure(order, 'record.not_found')
  return order
}

export const getOrder = async (ctx: Pick<Ctx, 'db'>, orderNo: string): Promise<Order> => {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.orderNo, orderNo))
  ensure(order, 'record.not_found')
  return order
}
