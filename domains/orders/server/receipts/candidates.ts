import { type UserName, userNames, usernameOf } from '@portal/accounts/server'
import type { Ctx } from '@portal/platform/server'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { yuanOf } from '../../contract/money.ts'
import { type ReceiptCandidate, receiptLimits } from '../../contract/receipts.ts'
import { type Order, orders } from '../order/order.table.ts'
import { dueOf } from '../order/view-order.ts'
import { type Receipt, receipts } from './receipt.table.ts'

/** How many orders that wait for payment are looked at for one page of receipts. */
const mostLooked = 500

const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/[\s()]/g, '')
    .toLowerCase()

/** For each payer the owners of the orders that he paid before. */
const ownersPaidBy = async (ctx: Pick<Ctx, 'db'>, payers: readonly string[]): Promise<Map<string, Set<string>>> => {
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
 * The orders that a receipt may belong to, the likeliest first: the same amount is due, or the payer paid for this customer
 * before or has the name of his company.
 */
export const candidatesOf = async (
  ctx: Pick<Ctx, 'db'>,
  unclaimed: readonly Receipt[],
): Promise<ReadonlyMap<string, ReceiptCandidate[]>> => {
  if (unclaimed.length === 0) return new Map()
  const paidBefore = await ownersPaidBy(
    ctx,
    unclaimed.map(({ payerName }) => payerName).filter((name) => name !== ''),
  )
  const amounts = unclaimed.map(({ amount }) => String(amount))
  const isEqual = sql`${orders.amount} - ${orders.paid} = any(${sql.param(amounts)}::bigint[])`
  const waiting: Order[] = await ctx.db
    .select()
    .from(orders)
    .where(eq(orders.state, 0))
    .orderBy(sql`${isEqual} desc`, asc(orders.createTime))
    .limit(mostLooked)
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
