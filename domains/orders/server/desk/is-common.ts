import type { Ctx } from '@portal/platform/server'
import { and, asc, count, desc, inArray, type SQL } from 'drizzle-orm'
import { orders } from '../order/order.table.ts'

/** So many of the newest and of the oldest orders are looked at, and so many of each hold a common word. */
const sample = { orders: 100, held: 50 }

/**
 * Whether most orders hold what is wanted, so that reading them one by one finds it soonest. What only the orders of one time
 * hold, such as a day's order numbers, is not common: it would be looked for among all others.
 */
export const isCommon = async ({ db }: Pick<Ctx, 'db'>, wanted: SQL | undefined): Promise<boolean> => {
  const held = await Promise.all(
    [desc, asc].map(async (direction) => {
      const end = db
        .select({ id: orders.id })
        .from(orders)
        .orderBy(direction(orders.createTime), direction(orders.id))
        .limit(sample.orders)
      const [found] = await db
        .select({ count: count() })
        .from(orders)
        .where(and(inArray(orders.id, end), wanted))
      return found?.count ?? 0
    }),
  )
  return held.every((count) => count >= sample.held)
}
