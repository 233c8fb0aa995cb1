import { eq } from 'drizzle-orm'
import { fen } from '../../contract/money.ts'
import { ensure } from '../failures.ts'
import { credit, post } from '../ledger/post.ts'
import { type Order, orders } from '../order/order.table.ts'
import type { PaymentFact } from '../pay/payment.table.ts'
import { type Refund, refundParts } from './refund.table.ts'
import { findHoldings, sourcesOf, takeFrom } from './refund-money.ts'
import { type RefundCtx, takeRefundStep } from './refund-steps.ts'
import { leftIn } from './refundable.ts'

type By = { act: 'approve' | 'confirm' | 'begin'; actorId: string | null; note: string | null }

/**
 * Begins to pay a refund back: its money becomes payable and its parts get their fixed numbers, the newest payment first, or
 * exactly one payment where that went back by itself. Nobody outside is called here; the ticker does. The caller's
 * transaction holds the order.
 * @throws AppFailure `refund.nothing_left` where the order holds less by now
 */
export const beginToPayBack = async (ctx: RefundCtx, order: Order, refund: Refund, by: By): Promise<Refund> => {
  const { amount, fund, factId } = refund
  ensure(amount <= leftIn(order, fund), 'refund.nothing_left')
  const holdings = await findHoldings(ctx, order, fund)
  const taken = takeFrom(factId === null ? holdings : holdings.filter(({ fact }) => fact.id === factId), amount)
  await post(ctx, {
    kind: 'refundBegun',
    sourceRef: refund.id,
    orderId: order.id,
    entries: [...(await sourcesOf(ctx, order, refund)), credit('refundsPayable', amount)],
  })
  if (fund === 'surplus') {
    await ctx.db
      .update(orders)
      .set({ surplus: fen(order.surplus - amount) })
      .where(eq(orders.id, order.id))
  }
  await ctx.db.insert(refundParts).values(taken.map((part, position) => newPart(ctx, refund, { ...part, position })))
  return takeRefundStep(ctx, refund, { ...by, change: { state: 1, pendingAct: null, pendingBy: null } })
}

type Taken = { fact: PaymentFact; amount: Refund['amount']; position: number }

const newPart = (ctx: RefundCtx, refund: Refund, { fact, amount, position }: Taken) => ({
  id: ctx.newId(),
  partNo: `${refund.refundNo}${String(position + 1).padStart(2, '0')}`,
  refundId: refund.id,
  position,
  factId: fact.id,
  house: fact.house,
  amount,
  state: 'waiting' as const,
  // Nobody can ask a bank: staff record the outgoing line.
  askAt: fact.house === 'bank' ? null : ctx.now(),
})
