import { pageWindow } from '@portal/platform/contract'
import type { SignedInCtx } from '@portal/platform/server'
import { desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { DeskOrderRows, DeskOrdersQuery } from '../../contract/desk-orders.ts'
import { deskLimits } from '../../contract/limits.ts'
import { type Order, orderColumns, orders } from '../order/order.table.ts'
import { countUpTo } from './count-up-to.ts'
import { deskRowsOf } from './desk-row.ts'
import { isCommon } from './is-common.ts'
import { type Wanted, wantedBy } from './order-filter.ts'

type ListCtx = Pick<SignedInCtx, 'db' | 'config' | 'actor'>
type Window = { limit: number; offset: number }
type Found = { rows: Order[]; totalElements: number; totalIsExact: boolean }

const newestOf = (ctx: ListCtx, wanted: SQL | undefined, { limit, offset }: Window): Promise<Order[]> =>
  ctx.db
    .select(orderColumns)
    .from(orders)
    .where(wanted)
    .orderBy(desc(orders.createTime), desc(orders.id))
    .limit(limit)
    .offset(offset)

/**
 * The orders that a word finds. Of few, the index names all and they are sorted. Of more than are counted, the newest are met
 * soon by reading from there.
 */
const search = async (ctx: ListCtx, { byIndex, byReading }: Wanted, window: Window): Promise<Found> => {
  const { counted } = deskLimits
  const named = ctx.db
    .select({ id: orders.id, createTime: orders.createTime })
    .from(orders)
    .where(byIndex)
    .limit(counted + 1)
    .as('named')
  const page = await ctx.db
    .select({ id: named.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(named)
    .orderBy(desc(named.createTime), desc(named.id))
    .limit(window.limit)
    .offset(window.offset)
  const [first] = page
  const total = first
    ? { totalElements: Math.min(first.total, counted), totalIsExact: first.total <= counted }
    : await countUpTo(ctx, orders, byIndex)
  if (!total.totalIsExact) return { rows: await newestOf(ctx, byReading, window), ...total }
  const ids = page.map(({ id }) => id)
  return { rows: await newestOf(ctx, inArray(orders.id, ids), { limit: ids.length, offset: 0 }), ...total }
}

const list = async (ctx: ListCtx, { byReading }: Wanted, window: Window): Promise<Found> => {
  const [rows, total] = await Promise.all([newestOf(ctx, byReading, window), countUpTo(ctx, orders, byReading)])
  return { rows, ...total }
}

/** All orders for the desk, newest first. */
export const listOrders = async (ctx: ListCtx, { query }: { query: DeskOrdersQuery }): Promise<DeskOrderRows> => {
  const wanted = await wantedBy(ctx, query)
  const find = query.keyword === '' || (await isCommon(ctx, wanted.byReading)) ? list : search
  const { rows, ...total } = await find(ctx, wanted, pageWindow(query))
  const mayExport = ctx.actor.may?.('orders.export') ?? false
  return { elements: await deskRowsOf(ctx, rows), ...total, mayExport }
}
