import { type Ctx, isId } from '@portal/platform/server'
import { and, count, eq, ne } from 'drizzle-orm'
import { ensure, fail } from '../failures.ts'
import type { Order } from '../order/order.table.ts'
import { notWhile } from '../order/order-steps.ts'
import { bookArrival } from '../pay/book-arrival.ts'
import { paymentAttempts, paymentFacts } from '../pay/payment.table.ts'
import { type Receipt, receiptSteps, receipts } from './receipt.table.ts'

type ClaimCtx = Pick<Ctx, 'db' | 'now' | 'newId'>

/** Takes the row of a receipt for this transaction alone. It is always taken before the row of an order. */
export const lockReceipt = async (ctx: Pick<Ctx, 'db'>, id: string): Promise<Receipt> => {
  ensure(isId(id), 'record.not_found')
  const [receipt] = await ctx.db.select().from(receipts).where(eq(receipts.id, id)).for('update')
  return receipt ?? fail('record.not_found')
}

const wayOf = {
  bank: 'bankTransfer',
  wechat: 'wechatNative',
  alipay: 'alipayPage',
  demonstration: 'demonstration',
} as const

/** The attempt of the order that the money may become: the one that the gateway names, or the customer's open transfer. */
const openAttemptOf = ({ house, paymentNo }: Receipt) =>
  paymentNo === null
    ? and(eq(paymentAttempts.way, wayOf[house]), eq(paymentAttempts.state, 'waiting'))
    : and(eq(paymentAttempts.paymentNo, paymentNo), ne(paymentAttempts.state, 'paid'))

/** Such an attempt becomes the payment that arrived; without one the receipt is a payment under the next number. */
const attemptOf = async (ctx: ClaimCtx, order: Order, receipt: Receipt): Promise<string> => {
  const { house, amount } = receipt
  const mine = eq(paymentAttempts.orderId, order.id)
  const [open] = await ctx.db
    .update(paymentAttempts)
    .set({ amount })
    .where(and(mine, openAttemptOf(receipt)))
    .returning({ paymentNo: paymentAttempts.paymentNo })
  if (open) return open.paymentNo
  const [found] = await ctx.db.select({ made: count() }).from(paymentAttempts).where(mine)
  const paymentNo = `${order.orderNo}${String((found?.made ?? 0) + 1).padStart(2, '0')}`
  await ctx.db.insert(paymentAttempts).values({
    ...{ id: ctx.newId(), paymentNo, orderId: order.id, way: wayOf[house], state: 'waiting', amount },
    createTime: ctx.now(),
  })
  return paymentNo
}

/** The number of the payment that a receipt becomes: after a match was undone, the next one has a number of its own. */
const tradeNoOf = async (ctx: ClaimCtx, { id, identity }: Receipt): Promise<string> => {
  const [found] = await ctx.db
    .select({ matches: count() })
    .from(receiptSteps)
    .where(and(eq(receiptSteps.receiptId, id), eq(receiptSteps.act, 'match')))
  const before = found?.matches ?? 0
  return before === 0 ? identity : `${identity}#${before + 1}`
}

/** What is known of a return that a gateway carries out. */
type Returning = 'returnNo' | 'returnReason' | 'askAt' | 'returnError' | 'returnedAt'

type Step = Pick<typeof receiptSteps.$inferInsert, 'act' | 'actorId'> & { reason?: string }

/** Changes a receipt, whose row the caller holds, with a row of its history. */
export const takeReceiptStep = async (
  ctx: ClaimCtx,
  receipt: Receipt,
  { reason, ...step }: Step,
  change: Partial<Pick<Receipt, 'state' | 'orderId' | 'factId' | 'hint' | Returning>>,
): Promise<Receipt> => {
  const [changed] = Object.keys(change).length
    ? await ctx.db.update(receipts).set(change).where(eq(receipts.id, receipt.id)).returning()
    : [receipt]
  ensure(changed, 'receipt.state_conflict')
  await ctx.db.insert(receiptSteps).values({
    ...step,
    id: ctx.newId(),
    receiptId: receipt.id,
    reason: reason ?? null,
    stateBefore: receipt.state,
    stateAfter: changed.state,
    orderId: changed.orderId ?? receipt.orderId,
    createTime: ctx.now(),
  })
  return changed
}

/**
 * Gives an unclaimed receipt to an order that waits for payment, as a payment of its own. The caller holds both rows.
 * `actorId` is null where the note in the text decided.
 */
export const claimReceipt = async (
  ctx: ClaimCtx,
  { receipt, order, actorId }: { receipt: Receipt; order: Order; actorId: string | null },
): Promise<Receipt> => {
  ensure(receipt.state === 'unclaimed', 'receipt.state_conflict')
  ensure(order.state === 0, 'order.not_awaiting_payment', notWhile(order, '认领收款'))
  const tradeNo = await tradeNoOf(ctx, receipt)
  await bookArrival(ctx, {
    house: receipt.house,
    tradeNo,
    orderId: order.id,
    paymentNo: await attemptOf(ctx, order, receipt),
    houseNo: receipt.paymentNo,
    amount: receipt.amount,
    paidAt: receipt.at,
    source: 'receipt',
  })
  const [fact] = await ctx.db
    .select({ id: paymentFacts.id })
    .from(paymentFacts)
    .where(and(eq(paymentFacts.house, receipt.house), eq(paymentFacts.tradeNo, tradeNo)))
  ensure(fact, 'receipt.state_conflict')
  const change = { state: 'matched', orderId: order.id, factId: fact.id, hint: null } as const
  return takeReceiptStep(ctx, receipt, { act: 'match', actorId }, change)
}
