import type { Ctx } from '@portal/platform/server'
import { and, desc, eq, inArray, sum } from 'drizzle-orm'
import type { LedgerAccount } from '../../contract/ledger.ts'
import { type Fen, fen, noFen } from '../../contract/money.ts'
import type { RefundFund } from '../../contract/refunds/refund.ts'
import { ledgerEntries, ledgerTransactions } from '../ledger/ledger.table.ts'
import { debit, type Entry } from '../ledger/post.ts'
import type { Order } from '../order/order.table.ts'
import { type PaymentFact, paymentFacts } from '../pay/payment.table.ts'
import { stands } from '../pay/standing-facts.ts'
import { type Refund, refundParts, refunds } from './refund.table.ts'

type Reader = Pick<Ctx, 'db'>

const smaller = (one: Fen, other: Fen): Fen => (one < other ? one : other)
const fenOfSum = (text: string | null): Fen => (text === null ? noFen : fen(BigInt(text)))

/** The account on which a fund stands while the order is not done. */
const accountOf = { order: 'advances', surplus: 'surplus' } as const satisfies Record<RefundFund, LedgerAccount>

/** How much each payment of an order brought beyond what was owed, as the journal says. */
const findBeyond = async (ctx: Reader, order: Order): Promise<Map<string, Fen>> => {
  const rows = await ctx.db
    .select({ factId: ledgerTransactions.sourceRef, put: sum(ledgerEntries.amount) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerTransactions.orderId, order.id),
        inArray(ledgerTransactions.kind, ['arrived', 'matched']),
        eq(ledgerEntries.account, 'surplus'),
      ),
    )
    .groupBy(ledgerTransactions.sourceRef)
  return new Map(rows.map(({ factId, put }) => [factId, fen(-fenOfSum(put))]))
}

/** How much of each payment of an order went back or is on its way, out of one fund. */
const findTaken = async (ctx: Reader, order: Order, fund: RefundFund): Promise<Map<string, Fen>> => {
  const rows = await ctx.db
    .select({ factId: refundParts.factId, taken: sum(refundParts.amount) })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refundId))
    .where(and(eq(refunds.orderId, order.id), eq(refunds.fund, fund)))
    .groupBy(refundParts.factId)
  return new Map(rows.map(({ factId, taken }) => [factId, fenOfSum(taken)]))
}

/** The payments of an order, the newest first, without those that were taken back from it. */
const findPayments = (ctx: Reader, order: Order): Promise<PaymentFact[]> =>
  ctx.db
    .select()
    .from(paymentFacts)
    .where(and(eq(paymentFacts.orderId, order.id), stands(ctx)))
    .orderBy(desc(paymentFacts.paidAt), desc(paymentFacts.createTime), desc(paymentFacts.id))

type Holding = { fact: PaymentFact; left: Fen }

/**
 * What each payment of an order still holds of a fund, the newest payment first. The surplus lies on the newest payments that
 * brought more than was owed; all else that they hold is the order's.
 */
export const findHoldings = async (ctx: Reader, order: Order, fund: RefundFund): Promise<Holding[]> => {
  const beyond = await findBeyond(ctx, order)
  const [ofOrder, ofSurplus] = [await findTaken(ctx, order, 'order'), await findTaken(ctx, order, 'surplus')]
  let surplus = order.surplus
  const holdings = (await findPayments(ctx, order)).map((fact) => {
    const goneBeyond = ofSurplus.get(fact.id) ?? noFen
    const over = smaller(surplus, fen((beyond.get(fact.id) ?? noFen) - goneBeyond))
    surplus = fen(surplus - over)
    const left = fund === 'surplus' ? over : fact.amount - goneBeyond - (ofOrder.get(fact.id) ?? noFen) - over
    return { fact, left: fen(left) }
  })
  return holdings.filter(({ left }) => left > 0n)
}

/**
 * Takes an amount from the holdings in their order.
 * @throws Error when they hold less
 */
export const takeFrom = (holdings: readonly Holding[], amount: Fen): { fact: PaymentFact; amount: Fen }[] => {
  let rest = amount
  const taken: { fact: PaymentFact; amount: Fen }[] = []
  for (const { fact, left } of holdings) {
    if (rest === 0n) break
    const part = smaller(left, rest)
    taken.push({ fact, amount: part })
    rest = fen(rest - part)
  }
  if (rest !== 0n) throw new Error('the payments of the order hold less than is to go back')
  return taken
}

/** How much an order has earned on the account of service fees. */
const findRevenue = async (ctx: Reader, order: Order): Promise<Fen> => {
  const [found] = await ctx.db
    .select({ balance: sum(ledgerEntries.amount) })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerTransactions.orderId, order.id), eq(ledgerEntries.account, 'serviceRevenue')))
  return fen(-fenOfSum(found?.balance ?? null))
}

/** Where the money of a refund stands in the journal before it goes back. Earned money goes back out of the service fee first. */
export const sourcesOf = async (ctx: Reader, order: Order, { fund, amount }: Refund): Promise<Entry[]> => {
  if (fund === 'surplus' || order.state !== 2) return [debit(accountOf[fund], amount)]
  const service = smaller(await findRevenue(ctx, order), amount)
  return [debit('serviceRevenue', service), debit('officialFees', fen(amount - service))]
}
