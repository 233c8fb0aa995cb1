import { addDays } from '@portal/platform/contract'
import { countPerDay, type SignedInCtx, type TodayCard, type TrendSource } from '@portal/platform/server'
import { and, eq, gt, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { fen, yuanOf } from '../../contract/money.ts'
import type { OrderPermission } from '../../contract/permissions.ts'
import { orderFigures } from '../figures/figure.table.ts'
import { invoices } from '../invoices/invoice.table.ts'
import { orders } from '../order/order.table.ts'
import { receipts } from '../receipts/receipt.table.ts'
import { refunds } from '../refunds/refund.table.ts'

const counting = (from: PgTable, wanted: SQL) => async (ctx: SignedInCtx) => ({
  count: await ctx.db.$count(from, wanted),
})

type OrderCard = TodayCard & { permission: OrderPermission }

const cards: readonly OrderCard[] = [
  {
    key: 'orders.receipts',
    title: '待认领款',
    sort: 50,
    permission: 'orders.receipts',
    link: '/receipts?state=unclaimed',
    count: counting(receipts, eq(receipts.state, 'unclaimed')),
  },
  {
    key: 'orders.refunds',
    title: '待办退款',
    sort: 60,
    permission: 'orders.refunds',
    link: '/refunds?state=0',
    count: counting(refunds, eq(refunds.state, 0)),
  },
  {
    key: 'orders.invoices',
    title: '待开票',
    sort: 70,
    permission: 'orders.invoices',
    link: '/invoices?state=requested',
    count: counting(invoices, eq(invoices.state, 'requested')),
  },
]

/** What money shows on 今日工作. */
export const orderCards: readonly TodayCard[] = cards

type OrderTrend = TrendSource & { permission: OrderPermission }

const trends: readonly OrderTrend[] = [
  {
    column: 'orders',
    permission: 'orders.read',
    perDay: (ctx, first) => countPerDay(ctx, orders, orders.createTime, first),
  },
  {
    column: 'paidAmount',
    permission: 'orders.figures',
    perDay: async ({ db }, first) => {
      const { grain, day, service, way, paidFen, refundedFen } = orderFigures
      const rows = await db
        .select({ day, paidFen, refundedFen })
        .from(orderFigures)
        .where(and(eq(grain, 'day'), gt(day, addDays(first, -1)), eq(service, 'all'), eq(way, 'all')))
      return new Map(rows.map((row) => [row.day, yuanOf(fen(row.paidFen - row.refundedFen))]))
    },
  },
]

/** Orders by the day on which they were made, and the money that came in on a day less what went back. */
export const orderTrends: readonly TrendSource[] = trends
