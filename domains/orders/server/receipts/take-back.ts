import { type Ctx, publish } from '@portal/platform/server'
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { fen } from '../../contract/money.ts'
import { ensure, fail } from '../failures.ts'
import { invoices } from '../invoices/invoice.table.ts'
import { ledgerEntries, ledgerTransactions } from '../ledger/ledger.table.ts'
import { type Entry, post } from '../ledger/post.ts'
import { finishClosing } from '../order/close-order.ts'
import { type Order, orderLines, orders } from '../order/order.table.ts'
import { eventOf, lockOrder, notWhile, takeOrderStep } from '../order/order-steps.ts'
import { paymentAttempts, paymentFacts } from '../pay/payment.table.ts'
import { refunds } from '../refunds/refund.table.ts'
import { readOrderSettings } from '../settings/order-settings.ts'
import type { Receipt } from './receipt.table.ts'

type BackCtx = Pick<Ctx, 'db' | 'now' | 'newId'>
type Undone = { actorId: string; reason: string }

/** The entries that undo those by which a receipt was given to its order. */
const reversing = async (ctx: Pick<Ctx, 'db'>, factId: string): Promise<Entry[]> => {
  const booked = await ctx.db
    .select({ account: ledgerEntries.account, amount: ledgerEntries.amount })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerTransactions.kind, 'matched'), eq(ledgerTransactions.sourceRef, factId)))
  return booked.map(({ account, amount }) => ({ account, amount: fen(-amount) }))
}

/** Until when the order can be paid again: whoever loses a payment of somebody else has the full time once more. */
const newEnd = async (ctx: BackCtx, { expiresAt }: Order): Promise<Date> => {
  const { payWithinMinutes } = await readOrderSettings(ctx)
  const end = new Date(ctx.now().getTime() + payWithinMinutes * 60_000)
  return end > expiresAt ? end : expiresAt
}

const ensureNothingRefunded = async (ctx: BackCtx, order: Order): Promise<void> => {
  const [refund] = await ctx.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, order.id), ne(refunds.state, 3)))
    .limit(1)
  ensure(!refund, 'receipt.refunded')
}

/** An invoice that was issued, or a fee that has gone on to an office, stands on the money of the order. */
const ensureNothingStandsOnIt = async (ctx: BackCtx, { id }: Order): Promise<void> => {
  const [invoice] = await ctx.db
    .select({ number: invoices.number })
    .from(invoices)
    .where(and(eq(invoices.orderId, id), eq(invoices.state, 'issued')))
  ensure(!invoice, 'receipt.invoiced', { msg: `订单已开具发票 ${invoice?.number}，请先登记红冲` })
  const [spent] = await ctx.db
    .select({ name: orderLines.name })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, id), isNotNull(orderLines.spentAt)))
    .limit(1)
  ensure(!spent, 'receipt.spent', { msg: `${spent?.name}已上缴，不能取消认领` })
}

/**
 * Takes the money of a matched receipt back from its order by a reversing transaction, in the caller's transaction, which
 * holds the receipt. An order that is short then waits for payment again, and its service hears `order.unsettled`; one that
 * waited for its money to go back is closed.
 * @throws AppFailure `receipt.refunded` once a refund was asked for, `receipt.not_newest` where a later receipt holds a
 * surplus, `receipt.invoiced` or `receipt.spent` where something stands on the money, `order.state_conflict` for a completed or closed order
 */
export const takeBack = async (ctx: BackCtx, receipt: Receipt, { actorId, reason }: Undone): Promise<void> => {
  const { orderId, factId } = receipt
  if (orderId === null || factId === null) return fail('receipt.state_conflict')
  const order = await lockOrder(ctx, orderId)
  await ensureNothingRefunded(ctx, order)
  ensure(order.state === 0 || order.state === 1, 'order.state_conflict', notWhile(order, '取消认领'))
  const entries = await reversing(ctx, factId)
  const of = (wanted: Entry['account']) => entries.find(({ account }) => account === wanted)?.amount ?? 0n
  const sums = { paid: fen(order.paid - of('advances')), surplus: fen(order.surplus - of('surplus')) }
  const isShort = sums.paid < order.amount
  ensure(!isShort || sums.surplus === 0n, 'receipt.not_newest')
  if (isShort) await ensureNothingStandsOnIt(ctx, order)
  await post(ctx, { kind: 'reversed', sourceRef: factId, orderId, reason, entries })
  await endPayment(ctx, factId)
  if (!isShort) {
    await ctx.db.update(orders).set(sums).where(eq(orders.id, orderId))
    return
  }
  const change = { ...sums, expiresAt: await newEnd(ctx, order) }
  if (order.state === 0) {
    const [waiting] = await ctx.db.update(orders).set(change).where(eq(orders.id, orderId)).returning()
    if (waiting) await finishClosing(ctx, waiting)
    return
  }
  const step = { act: 'unsettle', actorId, reason, change: { ...change, payTime: null } } as const
  await publish(ctx, 'order.unsettled', eventOf(await takeOrderStep(ctx, order, step)))
}

/** The payment that the receipt was counts no longer. */
const endPayment = async (ctx: BackCtx, factId: string): Promise<void> => {
  const [fact] = await ctx.db
    .select({ paymentNo: paymentFacts.paymentNo })
    .from(paymentFacts)
    .where(eq(paymentFacts.id, factId))
  if (!fact?.paymentNo) return
  await ctx.db
    .update(paymentAttempts)
    .set({ state: 'closed', endedAt: ctx.now() })
    .where(eq(paymentAttempts.paymentNo, fact.paymentNo))
}
