import { addDays, type Day } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import type { MoneyHouse } from '../../contract/ways.ts'
import type { Gateway } from '../pay/gateway.ts'
import { takePayment } from '../pay/take-payment.ts'
import { refundParts } from '../refunds/refund.table.ts'
import { compareDay } from './compare-day.ts'
import { type DifferenceRow, differences, houseBills } from './reconciliation.table.ts'
import { ensureBill, storeGatewayBill } from './store-bill.ts'

export type ReconcileCtx = Pick<Ctx, 'db' | 'now' | 'newId' | 'config' | 'chance' | 'log'>

/** Books a payment that the bill has and we have not, once the gateway itself says the same of it. */
const settlePayment = async (ctx: ReconcileCtx, gateway: Gateway, row: DifferenceRow): Promise<boolean> => {
  const { paymentNo, tradeNo } = row
  if (paymentNo === null) return false
  const word = await gateway.ask(ctx, paymentNo)
  if (word.state !== 'paid' || word.tradeNo !== tradeNo) return false
  const { amount, paidAt } = word
  await takePayment(ctx, { house: gateway.house, tradeNo, paymentNo, amount, paidAt, source: 'bill' })
  return true
}

/** Has the gateway asked at once about a refund that it says is done, and that we wait for. */
const hastenRefund = async (ctx: ReconcileCtx, { tradeNo }: DifferenceRow): Promise<void> => {
  await ctx.db
    .update(refundParts)
    .set({ askAt: ctx.now() })
    .where(and(eq(refundParts.partNo, tradeNo), eq(refundParts.state, 'waiting'), eq(refundParts.isOffline, false)))
}

/** Settles on the spot what the bill has and we have not; answers whether that changed our side. */
const settleMissing = async (ctx: ReconcileCtx, gateway: Gateway, day: Day): Promise<boolean> => {
  const missing = await ctx.db
    .select()
    .from(differences)
    .where(
      and(
        eq(differences.day, day),
        eq(differences.house, gateway.house),
        eq(differences.kind, 'missingHere'),
        eq(differences.state, 'open'),
      ),
    )
  let isChanged = false
  for (const row of missing) {
    if (row.move === 'refund') await hastenRefund(ctx, row)
    else if (await settlePayment(ctx, gateway, row)) isChanged = true
  }
  return isChanged
}

const hasBill = async (ctx: ReconcileCtx, day: Day, house: MoneyHouse): Promise<boolean> =>
  (await ctx.db.$count(
    houseBills,
    and(eq(houseBills.day, day), eq(houseBills.house, house), eq(houseBills.state, 'fetched')),
  )) > 0

/**
 * Fetches the bill of a gateway for a day where it is not here yet, compares it with our side, and settles what we miss. It
 * may be called again at any time, and never inside a transaction. Answers whether the bill is here.
 * @throws AppFailure `order.gateway_silent` where the gateway gives no answer
 */
export const reconcileGateway = async (ctx: ReconcileCtx, gateway: Gateway, day: Day): Promise<boolean> => {
  const { house } = gateway
  const { state } = await ensureBill(ctx, { day, house })
  if (state !== 'fetched') {
    const bill = await gateway.findBill(ctx, day)
    if (bill === null) return false
    await storeGatewayBill(ctx, { day, house }, bill)
  }
  await compareDay(ctx, { day, house })
  if (await settleMissing(ctx, gateway, day)) await compareDay(ctx, { day, house })
  // What the day before missed may stand on this bill, as money of the minutes around midnight does.
  const before = addDays(day, -1)
  if (await hasBill(ctx, before, house)) await compareDay(ctx, { day: before, house })
  return true
}
