import type { Batches, Bytes, SheetColumn, SignedInCtx } from '@portal/platform/server'
import { and, desc, lte, type SQL, sql } from 'drizzle-orm'
import type { DeskOrderRow } from '../../contract/desk-orders.ts'
import type { OrdersExportQuery } from '../../contract/exports.ts'
import { orderServiceLabels } from '../../contract/fees.ts'
import { invoiceStateLabels } from '../../contract/invoices/invoice.ts'
import { refundStateLabels } from '../../contract/order.ts'
import { orderStateLabels } from '../../contract/order-states.ts'
import { moneyHouseLabels } from '../../contract/ways.ts'
import { deskRowsOf } from '../desk/desk-row.ts'
import { wantedBy } from '../desk/order-filter.ts'
import { type Order, orderColumns, orders } from '../order/order.table.ts'
import { moneyCell, sheetOf } from './sheet-of.ts'

type ExportCtx = Pick<SignedInCtx, 'db' | 'now' | 'newId' | 'act' | 'actor' | 'config'>
type Row = DeskOrderRow & { note: string }

/** The orders that are in memory at once. */
const batch = 200

/**
 * All orders, newest first. Each batch has its own statement, which begins behind the last row, so that a slow reader holds no
 * connection. Orders that are placed meanwhile are not included.
 */
async function* batchesOf(ctx: ExportCtx, wanted: SQL | undefined): Batches<Row> & AsyncGenerator<Row[]> {
  let last: Order | undefined
  for (;;) {
    const found: Order[] = await ctx.db
      .select(orderColumns)
      .from(orders)
      .where(and(wanted, last && sql`(${orders.createTime}, ${orders.id}) < (${last.createTime}, ${last.id})`))
      .orderBy(desc(orders.createTime), desc(orders.id))
      .limit(batch)
    last = found.at(-1)
    if (!last) return
    const rows = await deskRowsOf(ctx, found)
    yield rows.map((row, at) => ({ ...row, note: found[at]?.note ?? '' }))
    if (found.length < batch) return
  }
}

const dateOf = (ms: number | null): Date | null => (ms === null ? null : new Date(ms))

const columns: readonly SheetColumn<Row>[] = [
  { header: '订单编号', width: 20, cell: ({ orderNo }) => orderNo },
  { header: '名称', width: 36, cell: ({ title }) => title },
  { header: '业务', width: 12, cell: ({ service }) => orderServiceLabels[service] },
  { header: '业务编号', width: 20, cell: ({ businessSn }) => businessSn },
  { header: '状态', width: 10, cell: ({ state }) => orderStateLabels[state] },
  { header: '用户名', width: 16, cell: ({ customer }) => customer.username },
  { header: '企业', width: 28, cell: ({ customer }) => customer.companyName },
  { header: '应付（元）', width: 14, decimals: 2, cell: ({ amount }) => moneyCell(amount) },
  { header: '已付（元）', width: 14, decimals: 2, cell: ({ paidAmount }) => moneyCell(paidAmount) },
  { header: '已退（元）', width: 14, decimals: 2, cell: ({ refundedAmount }) => moneyCell(refundedAmount) },
  { header: '到账方式', width: 12, cell: ({ way }) => way && moneyHouseLabels[way] },
  { header: '下单时间', width: 17, cell: ({ createTime }) => dateOf(createTime) },
  { header: '付款期限', width: 17, cell: ({ expiresAt }) => dateOf(expiresAt) },
  { header: '付款时间', width: 17, cell: ({ payTime }) => dateOf(payTime) },
  {
    header: '退款',
    width: 12,
    cell: ({ refundState }) => (refundState === null ? null : refundStateLabels[refundState]),
  },
  {
    header: '发票',
    width: 12,
    cell: ({ invoiceState }) => (invoiceState === null ? null : invoiceStateLabels[invoiceState]),
  },
  { header: '备注', width: 40, cell: ({ note }) => note },
]

/** Exports the filtered orders of the desk. */
export const exportOrders = async (ctx: ExportCtx, { query }: { query: OrdersExportQuery }): Promise<Bytes> => {
  const { byIndex } = await wantedBy(ctx, query)
  const wanted = and(byIndex, lte(orders.createTime, ctx.now()))
  return sheetOf(ctx, {
    what: 'orders',
    title: '订单',
    filter: query,
    rows: await ctx.db.$count(orders, wanted),
    columns,
    batches: batchesOf(ctx, wanted),
  })
}
