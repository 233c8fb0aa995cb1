import type { Ctx } from '@portal/platform/server'
import { and, count, desc, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import { type Fen, fen, noFen, sumFen } from '../../contract/money.ts'
import type { RefundFund } from '../../contract/refunds/refund.ts'
import { type Order, orderLines } from '../order/order.table.ts'
import { type Refund, refunds } from './refund.table.ts'

type Reader = Pick<Ctx, 'db'>

/** The refund of an order that somebody asked for and that is not over. */
export const findOpenRefund = async (ctx: Reader, orderId: string): Promise<Refund | undefined> => {
  const [open] = await ctx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, [0, 1]), isNull(refunds.factId)))
  return open
}

/** How many refunds were asked for. */
export const countAsked = async (ctx: Reader, orderId: string): Promise<number> => {
  const [found] = await ctx.db
    .select({ asked: count() })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isNull(refunds.factId)))
  return found?.asked ?? 0
}

/** The most that goes back out of a fund, which only staff may exhaust. */
export const leftIn = (order: Order, fund: RefundFund): Fen => {
  if (fund === 'surplus') return order.surplus
  return order.state === 1 || order.state === 2 ? fen(order.paid - order.refunded) : noFen
}

/** What an owner may ask back, and whether he may ask now. */
type Refundable = { amount: Fen; isOpen: boolean }

export const canAsk = ({ amount, isOpen }: Refundable): boolean => amount > 0n && !isOpen

/**
 * For each order what its owner may ask back: what was paid and not refunded, less the fees that went on to an office and
 * those that are not refundable.
 */
export const findRefundable = async (ctx: Reader, found: readonly Order[]): Promise<(order: Order) => Refundable> => {
  const ids = found.filter(({ state }) => state === 1 || state === 2).map(({ id }) => id)
  const kept =
    ids.length === 0
      ? []
      : await ctx.db
          .select({ orderId: orderLines.orderId, amount: orderLines.amount })
          .from(orderLines)
          .where(
            and(
              inArray(orderLines.orderId, ids),
              or(isNotNull(orderLines.spentAt), eq(orderLines.isRefundable, false)),
            ),
          )
  const open =
    ids.length === 0
      ? []
      : await ctx.db
          .select({ orderId: refunds.orderId })
          .from(refunds)
          .where(and(inArray(refunds.orderId, ids), inArray(refunds.state, [0, 1]), isNull(refunds.factId)))
  return (order) => {
    const withheld = sumFen(kept.filter(({ orderId }) => orderId === order.id).map(({ amount }) => amount))
    const left = fen(leftIn(order, 'order') - withheld)
    return { amount: left > 0n ? left : noFen, isOpen: open.some(({ orderId }) => orderId === order.id) }
  }
}

/** The refunds of an order, newest first. */
export const refundsOf = (ctx: Reader, orderId: string): Promise<Refund[]> =>
  ctx.db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(desc(refunds.createTime), desc(refunds.refundNo))
