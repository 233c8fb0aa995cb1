import { findUserIds, type UserName, userNames, usernameOf } from '@portal/accounts/server'
import type { Ctx } from '@portal/platform/server'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { yuanOf } from '../../contract/money.ts'
import { type ReceiptCandidate, receiptLimits } from '../../contract/receipts.ts'
import { type Order, orderColumns, orders } from '../order/order.table.ts'
import { dueOf } from '../order/view-order.ts'
import { type Receipt, receipts } from './receipt.table.ts'

/** How many orders of likely owners, and of the oldest, are looked at for one page of receipts. */
const mostLooked = 500

const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/[\s()]/g, '')
    .toLowerCase()

type FindCtx = Pick<Ctx, 'db'>

/** For each payer the owners of the orders that he paid before. */
const ownersPaidBy = async (ctx: FindCtx, payers: readonly string[]): Promise<Map<string, Set<string>>> => {
  const rows = await ctx.db
    .selectDistinct({ payerName: receipts.payerName, ownerId: orders.ownerId })
    .from(receipts)
    .innerJoin(orders, eq(orders.id, receipts.orderId))
    .where(and(eq(receipts.state, 'matched'), inArray(receipts.payerName, [...payers])))
  const found = new Map<string, Set<string>>()
  for (const { payerName, ownerId } of rows) found.set(payerName, (found.get(payerName) ?? new Set()).add(ownerId))
  return found
}

const isLike = (payer: string, name: UserName | undefined): boolean => {
  const company = plain(name?.companyName ?? '')
  return payer !== '' && company !== '' && (company.includes(payer) || payer.includes(company))
}

const rank = { number: 0, both: 1, amount: 2, payer: 3 } satisfies Record<ReceiptCandidate['why'], number>

/**
 * Orders that wait for payment and that one of the receipts may be meant for, each once: those of which just that is due, those
 * that a receipt names, those of likely owners, and the oldest. Each statement has an index, since very many orders wait.
 */
const findWaiting = async (
  ctx: FindCtx,
  unclaimed: readonly Receipt[],
  ownerIds: readonly string[],
): Promise<Order[]> => {
  const waiting = (wanted?: SQL, most = mostLooked): Promise<Order[]> =>
    ctx.db
      .select(orderColumns)
      .from(orders)
      .where(and(eq(orders.state, 0), wanted))
      .orderBy(asc(orders.createTime), asc(orders.id))
      .limit(most)
  const isDue = (amount: bigint) => sql`${orders.amount} - ${orders.paid} = ${String(amount)}::bigint`
  const amounts = [...new Set(unclaimed.map(({ amount }) => amount))]
  const named = unclaimed.flatMap(({ paymentNo }) => (paymentNo === null ? [] : [paymentNo.slice(0, -2)]))
  const found = await Promise.all([
    // Prices are few, so that thousands may wait for the same: each amount takes its own from the front of the index.
    ...amounts.map((amount) => waiting(isDue(amount), receiptLimits.candidates)),
    waiting(inArray(orders.orderNo, named)),
    waiting(inArray(orders.ownerId, [...ownerIds])),
    waiting(),
  ])
  return [...new Map(found.flat().map((order) => [order.id, order])).values()]
}

/**
 * The orders that a receipt may belong to, the likeliest first: the same amount is due, or the payer paid for this customer
 * before or has the name of his company.
 */
export const candidatesOf = async (
  ctx: FindCtx,
  unclaimed: readonly Receipt[],
): Promise<ReadonlyMap<string, ReceiptCandidate[]>> => {
  if (unclaimed.length === 0) return new Map()
  const payers = [...new Set(unclaimed.map(({ payerName }) => payerName))].filter((name) => name !== '')
  const paidBefore = await ownersPaidBy(ctx, payers)
  const namesakes = await Promise.all(payers.map((payer) => findUserIds(ctx, payer)))
  const owners = new Set([...[...paidBefore.values()].flatMap((ids) => [...ids]), ...namesakes.flat()])
  const waiting = await findWaiting(ctx, unclaimed, [...owners])
  const names = await userNames(
    ctx,
    waiting.map(({ ownerId }) => ownerId),
  )
  const proposed = ({ amount, payerName, paymentNo }: Receipt): ReceiptCandidate[] =>
    waiting
      .flatMap((order) => {
        const isDue = dueOf(order) === amount
        const isPayer =
          paidBefore.get(payerName)?.has(order.ownerId) === true || isLike(plain(payerName), names.get(order.ownerId))
        const { orderNo, title, ownerId } = order
        const isNamed = paymentNo?.slice(0, -2) === orderNo
        if (!isDue && !isPayer && !isNamed) return []
        const why = isNamed
          ? ('number' as const)
          : isDue
            ? isPayer
              ? ('both' as const)
              : ('amount' as const)
            : ('payer' as const)
        const customer = names.get(ownerId)?.companyName ?? usernameOf(names, ownerId)
        return [{ orderNo, title, customer, dueAmount: yuanOf(dueOf(order)), why }]
      })
      .sort((one, other) => rank[one.why] - rank[other.why])
      .slice(0, receiptLimits.candidates)
  return new Map(unclaimed.map((receipt) => [receipt.id, proposed(receipt)]))
}
