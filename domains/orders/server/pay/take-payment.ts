import { type Ctx, publish } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { Fen } from '../../contract/money.ts'
import type { ReceiptHint } from '../../contract/receipts.ts'
import { type GatewayHouse, gatewayHouseOf } from '../../contract/ways.ts'
import { credit, debit, post } from '../ledger/post.ts'
import { receipts } from '../receipts/receipt.table.ts'
import { bookArrival, isKnownArrival } from './book-arrival.ts'
import { type PaymentFact, paymentAttempts, paymentFacts, type UnclaimedReason } from './payment.table.ts'
import { payments } from './payment-metrics.ts'

type TakeCtx = Pick<Ctx, 'db' | 'now' | 'newId'>

/** A payment as a gateway tells of it. */
export type GatewayPayment = {
  house: GatewayHouse
  tradeNo: string
  paymentNo: string
  amount: Fen
  paidAt: Date
  source: PaymentFact['source']
}

const hintOf = { 金额不符: 'otherAmount', 支付编号不存在: 'unknownNumber' } as const satisfies Record<
  UnclaimedReason,
  ReceiptHint
>

/** `payment.unclaimed` tells of money of nobody known, about which staff decide. */
export type PaymentUnclaimed = { factId: string; house: GatewayHouse; why: UnclaimedReason }

/**
 * Takes a payment that a gateway tells of, once, however often it is told. Money of another amount than its attempt's, or of
 * a number that is none of ours, is real all the same: it is booked as nobody's and waits among the receipts, and staff are
 * told. Answers whether it is new.
 */
export const takePayment = async (ctx: TakeCtx, payment: GatewayPayment): Promise<boolean> => {
  if (await isKnownArrival(ctx, payment)) return false
  const [attempt] = await ctx.db.select().from(paymentAttempts).where(eq(paymentAttempts.paymentNo, payment.paymentNo))
  if (!attempt || gatewayHouseOf(attempt.way) !== payment.house) return bookUnclaimed(ctx, payment, '支付编号不存在')
  if (attempt.amount === payment.amount) return bookArrival(ctx, { ...payment, orderId: attempt.orderId })
  return bookUnclaimed(ctx, payment, '金额不符')
}

const bookUnclaimed = async (ctx: TakeCtx, payment: GatewayPayment, why: UnclaimedReason): Promise<boolean> => {
  const isNew = await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const [fact] = await tx
      .insert(paymentFacts)
      .values({ id: ctx.newId(), createTime: ctx.now(), ...payment, orderId: null, unclaimedFor: why })
      .onConflictDoNothing({ target: [paymentFacts.house, paymentFacts.tradeNo] })
      .returning()
    if (!fact) return false
    await post(inside, {
      kind: 'arrived',
      sourceRef: fact.id,
      orderId: null,
      entries: [debit(fact.house, fact.amount), credit('unclaimed', fact.amount)],
      reason: why,
    })
    const { house, tradeNo, paymentNo, amount, paidAt } = payment
    await inside.db.insert(receipts).values({
      ...{ id: ctx.newId(), identity: `${house}:${tradeNo}`, house, paymentNo, at: paidAt, amount },
      ...{ payerName: '', text: '', bankSerial: tradeNo, state: 'unclaimed', hint: hintOf[why] },
      createTime: ctx.now(),
    })
    await publish(inside, 'payment.unclaimed', { factId: fact.id, house, why } satisfies PaymentUnclaimed)
    return true
  })
  if (isNew) payments.add({ way: payment.house, outcome: 'unclaimed' })
  return isNew
}
