import type { Ctx } from '@portal/platform/server'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { orderLines, orders } from './order.table.ts'
import { lockOrder } from './order-steps.ts'

/**
 * The service has handed official fees on to the office, from where they do not come back: the lines of these codes in the
 * paid orders of an application are no longer refundable. In the caller's transaction.
 */
export const markSpent = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  { businessSn, codes }: { businessSn: string; codes: readonly string[] },
): Promise<void> => {
  const paid = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.businessSn, businessSn), inArray(orders.state, [1, 2])))
  for (const { id } of paid) {
    await lockOrder(ctx, id)
    await ctx.db
      .update(orderLines)
      .set({ spentAt: ctx.now() })
      .where(and(eq(orderLines.orderId, id), inArray(orderLines.code, [...codes]), isNull(orderLines.spentAt)))
  }
}
