import type { DomainGauge, JobCtx } from '@portal/platform/server'
import { and, eq, inArray, isNull, min, sum } from 'drizzle-orm'
import { noFen } from '../contract/money.ts'
import { orders } from './order/order.table.ts'
import { receipts } from './receipts/receipt.table.ts'
import { refunds } from './refunds/refund.table.ts'

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
  openRefunds,
  unclaimed,
  {
    name: 'portal_order_expiry_lag_seconds',
    help: 'For how long the oldest order that should have expired has waited to be closed',
    read: expiryLag,
  },
]
