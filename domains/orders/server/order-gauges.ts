import type { DomainGauge, JobCtx } from '@portal/platform/server'
import { and, eq, inArray, isNull, min, sql, sum } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { noFen } from '../contract/money.ts'
import { orderStates } from '../contract/order-states.ts'
import { orderFigures } from './figures/figure.table.ts'
import { figuresAsOf } from './figures/refresh-figures.ts'
import { orders } from './order/order.table.ts'
import { receipts } from './receipts/receipt.table.ts'
import { refunds } from './refunds/refund.table.ts'

/** Adds up the months that are counted each minute, since to count a million orders at each question would cost too much. */
const ordersByState = async ({ db }: Pick<JobCtx, 'db'>): Promise<ReadonlyMap<string, number> | null> => {
  if ((await figuresAsOf({ db })) === null) return null
  const { grain, service, way, madeOpen, madePaid, madeDone, madeClosed } = orderFigures
  const total = (made: AnyPgColumn) => sql<number>`coalesce(${sum(made)}, 0)`.mapWith(Number)
  const [made] = await db
    .select({ '0': total(madeOpen), '1': total(madePaid), '2': total(madeDone), '-1': total(madeClosed) })
    .from(orderFigures)
    .where(and(eq(grain, 'month'), eq(service, 'all'), eq(way, 'all')))
  return new Map(Object.entries(made ?? {}))
}

const openRefunds: DomainGauge = {
  name: 'portal_refunds_open',
  help: 'Refunds that wait for staff or whose money is on its way back',
  read: (ctx) => ctx.db.$count(refunds, inArray(refunds.state, [0, 1])),
}

const unclaimed: DomainGauge = {
  name: 'portal_unclaimed_fen',
  help: 'Money of the bank that belongs to no order yet, in fen',
  read: async (ctx) => {
    const [found] = await ctx.db
      .select({ amount: sum(receipts.amount) })
      .from(receipts)
      .where(eq(receipts.state, 'unclaimed'))
    return Number(found?.amount ?? 0)
  },
}

/** An order that holds money never expires, and one that is closing asks its gateways first: neither is late. */
const expiryLag = async ({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<number> => {
  const [oldest] = await db
    .select({ at: min(orders.expiresAt) })
    .from(orders)
    .where(and(eq(orders.state, 0), eq(orders.paid, noFen), isNull(orders.closingSince)))
  return oldest?.at ? Math.max(0, (now().getTime() - oldest.at.getTime()) / 1000) : 0
}

export const orderGauges: readonly DomainGauge[] = [
  {
    name: 'portal_orders',
    help: 'Orders by state, as they were counted last, which is done every minute',
    label: { name: 'state', values: orderStates.map(String) },
    read: ordersByState,
  },
  openRefunds,
  unclaimed,
  {
    name: 'portal_order_expiry_lag_seconds',
    help: 'For how long the oldest order that should have expired has waited to be closed',
    read: expiryLag,
  },
]
