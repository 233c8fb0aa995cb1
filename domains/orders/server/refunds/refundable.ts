import type { Ctx } from '@portal/platform/server'
import { and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { mostRefunds } from '../../contract/limits.ts'
import { type Fen, fen, noFen, sumFen } from '../../contract/money.ts'
import type { RefundFund } from '../../contract/refunds/refund.ts'
import { type Order, orderLines } from '../order/order.table.ts'
import { type Refund, refunds } from './refund.table.ts'

type Reader = Pick<Ctx, 'db'>

/** Somebody asked for it and it is not over; what goes back by itself waits for nobody and takes nothing of the order. */
export const isOpenRefund = and(inArray(refunds.state, [0, 1]), isNull(refunds.factId))

/** The refund of an order that somebody asked for and that is not over. */
export const findOpenRefund = async (ctx: Reader, orderId: string): Promise<Refund | undefined> => {
  const [open] = await ctx.db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), isOpenRefund))
  return open
}

/** Of these orders those of which a refund that somebody asked for is not over. */
export const withOpenRefund = async (ctx: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await ctx.db
    .select({ orderId: refunds.orderId })
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...ids]), isOpenRefund))
  return new Set(rows.map(({ orderId }) => orderId))
}

type Asked = { isOpen: boolean; asked: number }
const neverAsked: Asked = { isOpen: false, asked: 0 }

/** Of each order how many refunds its owner has asked for (those of staff are not limited), and whether one that was asked for is not over. */
const summarize = async (ctx: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Asked>> => {
  const { orderId, origin } = refunds
  const rows = await ctx.db
    .select({
      orderId,
      asked: sql<number>`count(*) filter (where ${origin} = 'owner')::int`,
      isOpen: sql<boolean>`bool_or(${isOpenRefund})`,
    })
    .from(refunds)
    .where(inArray(orderId, [...ids]))
    .groupBy(orderId)
  return new Map(rows.map((row) => [row.orderId, row]))
}

/** The most that goes back out of a fund, which only staff may exhaust. */
export const leftIn = (order: Order, fund: RefundFund): Fen => {
  if (fund === 'surplus') return order.surplus
  return order.state === 1 || order.state === 2 ? fen(order.paid - order.refunded) : noFen
}

/** What an owner may ask back, and whether he may ask now. */
type Refundable = Asked & { amount: Fen }

export const canAsk = ({ amount, isOpen, asked }: Refundable): boolean => amount > 0n && !isOpen && asked < mostRefunds

type Kept = { orderId: string; amount: Fen }
const nothingKept: [Kept[], ReadonlyMap<string, Asked>] = [[], new Map()]

/** Lines whose fee went on to an office, or is not refundable. */
const keptLines = (ctx: Reader, ids: readonly string[]): Promise<Kept[]> =>
  ctx.db
    .select({ orderId: orderLines.orderId, amount: orderLines.amount })
    .from(orderLines)
    .where(
      and(inArray(orderLines.orderId, [...ids]), or(isNotNull(orderLines.spentAt), eq(orderLines.isRefundable, false))),
    )

/**
 * For each order what its owner may ask back: what was paid and not refunded, less the fees that went on to an office and
 * those that are not refundable.
 */
export const findRefundable = async (ctx: Reader, found: readonly Order[]): Promise<(order: Order) => Refundable> => {
  const ids = found.filter(({ state }) => state === 1 || state === 2).map(({ id }) => id)
  const [kept, asked] = ids.length === 0 ? nothingKept : await Promise.all([keptLines(ctx, ids), summarize(ctx, ids)])
  return (order) => {
    const withheld = sumFen(kept.filter(({ orderId }) => orderId === order.id).map(({ amount }) => amount))
    const left = fen(leftIn(order, 'order') - withheld)
    return { amount: left > 0n ? left : noFen, ...(asked.get(order.id) ?? neverAsked) }
  }
}

/** The refunds of an order, newest first. */
export const refundsOf = (ctx: Reader, orderId: string): Promise<Refund[]> =>
  ctx.db
    .select()
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(desc(refunds.createTime), desc(refunds.refundNo))
