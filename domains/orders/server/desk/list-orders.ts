import { pageWindow } from '@portal/platform/contract'
import type { SignedInCtx } from '@portal/platform/server'
import { desc } from 'drizzle-orm'
import type { DeskOrderRows, DeskOrdersQuery } from '../../contract/desk-orders.ts'
import { orders } from '../order/order.table.ts'
import { countUpTo } from './count-up-to.ts'
import { deskRowsOf } from './desk-row.ts'
import { wantedBy } from './order-filter.ts'

/** All orders for the desk, newest first. */
export const listOrders = async (
  ctx: Pick<SignedInCtx, 'db' | 'config' | 'actor'>,
  { query }: { query: DeskOrdersQuery },
): Promise<DeskOrderRows> => {
  const wanted = await wantedBy(ctx, query)
  const { limit, offset } = pageWindow(query)
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(orders)
      .where(wanted)
      .orderBy(desc(orders.createTime), desc(orders.id))
      .limit(limit)
      .offset(offset),
    countUpTo(ctx, orders, wanted),
  ])
  const mayExport = ctx.actor.may?.('orders.export') ?? false
  return { elements: await deskRowsOf(ctx, rows), ...total, mayExport }
}
