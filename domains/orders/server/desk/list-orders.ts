import { pageWindow } from '@portal/platform/contract'
import { countUpTo, findNewestIds, findPage, type SignedInCtx, type Wanted } from '@portal/platform/server'
import { desc, inArray, type SQL } from 'drizzle-orm'
import type { DeskOrderRows, DeskOrdersQuery } from '../../contract/desk-orders.ts'
import { deskLimits } from '../../contract/limits.ts'
import { type Order, orderColumns, orders } from '../order/order.table.ts'
import { deskRowsOf } from './desk-row.ts'
import { wantedBy } from './order-filter.ts'

type ListCtx = Pick<SignedInCtx, 'db' | 'config' | 'actor'>
type Window = { limit: number; offset: number }
type Found = { rows: Order[]; totalElements: number; totalIsExact: boolean }

const searchedOrders = { table: orders, id: orders.id, time: orders.createTime }
/** To gather and sort all that are counted costs more than to read them, from a word on that half of the orders hold. */
const searchLimits = { counted: deskLimits.counted, commonPercent: 50 }

const newestOf = (ctx: ListCtx, wanted: SQL | undefined, { limit, offset }: Window): Promise<Order[]> =>
  ctx.db
    .select(orderColumns)
    .from(orders)
    .where(wanted)
    .orderBy(desc(orders.createTime), desc(orders.id))
    .limit(limit)
    .offset(offset)

const newestNamed = (ctx: ListCtx, ids: string[], limit: number): Promise<Order[]> =>
  newestOf(ctx, inArray(orders.id, ids), { limit, offset: 0 })

const search = async (ctx: ListCtx, wanted: Wanted, window: Window): Promise<Found> => {
  const { ids, ...total } = await findPage(ctx, searchedOrders, wanted, { ...window, ...searchLimits })
  return { rows: await newestNamed(ctx, ids, window.limit), ...total }
}

/** The newest orders that a word finds, without counting the others. */
export const findNewest = async (ctx: ListCtx, wanted: Wanted, limit: number): Promise<Order[]> =>
  newestNamed(ctx, await findNewestIds(ctx, searchedOrders, wanted, { limit, ...searchLimits }), limit)

const list = async (ctx: ListCtx, { byReading }: Wanted, window: Window): Promise<Found> => {
  const [rows, total] = await Promise.all([
    newestOf(ctx, byReading, window),
    countUpTo(ctx, orders, byReading, deskLimits.counted),
  ])
  return { rows, ...total }
}

/** All orders for the desk, newest first. */
export const listOrders = async (ctx: ListCtx, { query }: { query: DeskOrdersQuery }): Promise<DeskOrderRows> => {
  const wanted = await wantedBy(ctx, query)
  const find = query.keyword === '' ? list : search
  const { rows, ...total } = await find(ctx, wanted, pageWindow(query))
  const mayExport = ctx.actor.may?.('orders.export') ?? false
  return { elements: await deskRowsOf(ctx, rows), ...total, mayExport }
}
