import { type Ctx, publish } from '@portal/platform/server'
import { and, eq, isNotNull } from 'drizzle-orm'
import { type Fen, fen, noFen } from '../../contract/money.ts'
import type { MoneyHouse } from '../../contract/ways.ts'
import { credit, debit, post } from '../ledger/post.ts'
import { type Order, orders } from '../order/order.table.ts'
import { eventOf, lockOrder, type OrderEvent, takeOrderStep } from '../order/order-steps.ts'
import { type PaymentFact, paymentAttempts, paymentFacts } from './payment.table.ts'
import { type PaymentOutcome, payments } from './payment-metrics.ts'

type BookCtx = Pick<Ctx, 'db' | 'now' | 'newId'>

/** Money of an order, as the house where it arrived tells it. */
export type Arrival = {
  house: MoneyHouse
  /** The number by which the house knows the payment: each is booked once. */
  tradeNo: string
  orderId: string
  /** The attempt that was paid; null for a transfer that names the order alone. */
  paymentNo: string | null
  /** The number by which the house knows it where that is another. */
  houseNo?: string | null
  amount: Fen
  paidAt: Date
  source: PaymentFact['source']
}

/** `order.unwanted` tells of money that goes back by itself: `factId` is the payment that nobody owed. */
export type OrderUnwanted = OrderEvent & { factId: string; why: '重复付款' | '订单已关闭' }

/** Whether the payment was booked before. A gateway repeats itself by the thousand: this is asked without the order's lock. */
export const isKnownArrival = async (
  ctx: Pick<Ctx, 'db'>,
  { house, tradeNo }: Pick<Arrival, 'house' | 'tradeNo'>,
): Promise<boolean> => {
  const [known] = await ctx.db
    .select({ id: paymentFacts.id })
    .from(paymentFacts)
    .where(and(eq(paymentFacts.house, house), eq(paymentFacts.tradeNo, tradeNo)))
  return known !== undefined
}

/** How much of an amount the order still waits for; the rest is surplus. */
const splitArrival = (order: Order, amount: Fen): { toOrder: Fen; surplus: Fen } => {
  const due = order.state === 0 ? fen(order.amount - order.paid) : noFen
  const toOrder = amount < due ? amount : due
  return { toOrder, surplus: fen(amount - toOrder) }
}

const endAttempt = async (ctx: BookCtx, paymentNo: string): Promise<void> => {
  await ctx.db
    .update(paymentAttempts)
    .set({ state: 'paid', endedAt: ctx.now(), askAt: null })
    .where(eq(paymentAttempts.paymentNo, paymentNo))
}

/**
 * Books money that arrived for an order, once: fact, journal, the order's copies and its state in one transaction. An order
 * that has all its money becomes paid. Money for an order that waits for none (paid twice, or closed) is kept as surplus
 * and goes back by itself. Answers whether the fact is new. It may be called again for the same trade at any time.
 */
export const bookArrival = async (ctx: BookCtx, arrival: Arrival): Promise<boolean> => {
  if (await isKnownArrival(ctx, arrival)) return false
  const outcome = await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const order = await lockOrder(inside, arrival.orderId)
    const [fact] = await tx
      .insert(paymentFacts)
      .values({ id: ctx.newId(), createTime: ctx.now(), ...arrival })
      .onConflictDoNothing({ target: [paymentFacts.house, paymentFacts.tradeNo] })
      .returning()
    if (!fact) return null
    if (fact.paymentNo !== null) await endAttempt(inside, fact.paymentNo)
    const { toOrder, surplus } = splitArrival(order, fact.amount)
    // A receipt of the bank was booked as unclaimed when it came.
    const isClaimed = fact.source === 'receipt'
    await post(inside, {
      kind: isClaimed ? 'matched' : 'arrived',
      sourceRef: fact.id,
      orderId: order.id,
      entries: [
        debit(isClaimed ? 'unclaimed' : fact.house, fact.amount),
        credit('advances', toOrder),
        credit('surplus', surplus),
      ],
    })
    return bookOnOrder(inside, order, { fact, toOrder, surplus })
  })
  if (outcome === null) return false
  payments.add({ way: arrival.house, outcome })
  return true
}

/** What else was begun for an order that is paid now is asked about and ended, so that nobody pays twice. */
const askAboutOthers = async (ctx: BookCtx, { id }: Order): Promise<void> => {
  await ctx.db
    .update(paymentAttempts)
    .set({ askAt: ctx.now(), asked: 0 })
    .where(and(eq(paymentAttempts.orderId, id), eq(paymentAttempts.state, 'waiting'), isNotNull(paymentAttempts.askAt)))
}

type Booked = { fact: PaymentFact; toOrder: Fen; surplus: Fen }

/** Keeps the order's copies equal to the journal, and settles an order that has all its money. */
const bookOnOrder = async (ctx: BookCtx, order: Order, { fact, toOrder, surplus }: Booked): Promise<PaymentOutcome> => {
  const sums = { paid: fen(order.paid + toOrder), surplus: fen(order.surplus + surplus) }
  if (order.state === 0 && sums.paid === order.amount) {
    const settled = await takeOrderStep(ctx, order, {
      act: 'settle',
      actorId: null,
      change: { ...sums, payTime: fact.paidAt, closingSince: null, closedBy: null, closeNote: null },
    })
    await askAboutOthers(ctx, order)
    await publish(ctx, 'order.paid', eventOf(settled))
    // The desk of a service hears from the service that it may begin.
    if (settled.service === 'manual') await publish(ctx, 'order.paid_for_desk', eventOf(settled))
    return 'settled'
  }
  await ctx.db.update(orders).set(sums).where(eq(orders.id, order.id))
  if (order.state === 0) return 'partial'
  const why = order.state === -1 ? '订单已关闭' : '重复付款'
  await publish(ctx, 'order.unwanted', { ...eventOf(order), factId: fact.id, why } satisfies OrderUnwanted)
  return 'unwanted'
}
