import { findUserIds } from '@portal/accounts/server'
import { type Ctx, foundByGrams, holdsText, isId, type Wanted, within } from '@portal/platform/server'
import { and, eq, exists, inArray, or, type SQL } from 'drizzle-orm'
import type { DeskOrdersQuery } from '../../contract/desk-orders.ts'
import { moneyHouses } from '../../contract/ways.ts'
import { orders } from '../order/order.table.ts'
import { paymentAttempts, paymentFacts } from '../pay/payment.table.ts'
import { stands } from '../pay/standing-facts.ts'
import { receipts } from '../receipts/receipt.table.ts'
import { identityOf } from '../receipts/receipt-identity.ts'

type FilterCtx = Pick<Ctx, 'db' | 'config'>

/** The orders of a payment, by the whole number that we or the house where it arrived gave it. */
const ordersOfPayment = async (ctx: FilterCtx, number: string): Promise<string[]> => {
  const attempts = await ctx.db
    .select({ id: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.paymentNo, number))
  const facts = await ctx.db
    .select({ id: paymentFacts.orderId })
    .from(paymentFacts)
    // The index of trade numbers begins with the house.
    .where(and(inArray(paymentFacts.house, [...moneyHouses]), eq(paymentFacts.tradeNo, number)))
  const lines = await ctx.db
    .select({ id: receipts.orderId })
    .from(receipts)
    .where(eq(receipts.identity, identityOf(ctx.config, number)))
  return [...attempts, ...facts, ...lines].flatMap(({ id }) => id ?? [])
}

/** A whole number of an order finds that order alone, without reading all the others. */
const wholeNumber = /^DD\d{14}$/

/** The orders that a whole number finds: their own, their case's or that of a payment. */
export const byWholeNumber = async (ctx: FilterCtx, number: string): Promise<SQL | undefined> => {
  const paid = await ordersOfPayment(ctx, number)
  return or(
    eq(orders.orderNo, number),
    eq(orders.businessSn, number),
    eq(orders.remittanceNote, number),
    paid.length > 0 ? inArray(orders.id, paid) : undefined,
  )
}

const searched = [orders.orderNo, orders.businessSn, orders.title, orders.note]

/** The orders that a word or number finds. */
export const matches = async (ctx: FilterCtx, keyword: string): Promise<Wanted> => {
  if (keyword === '') return { byIndex: undefined, byReading: undefined }
  if (wholeNumber.test(keyword)) {
    const byNumber = eq(orders.orderNo, keyword)
    return { byIndex: byNumber, byReading: byNumber }
  }
  const [paid, named] = await Promise.all([ordersOfPayment(ctx, keyword), findUserIds(ctx, keyword)])
  const others = [
    eq(orders.remittanceNote, keyword),
    paid.length > 0 ? inArray(orders.id, paid) : undefined,
    named.length > 0 ? inArray(orders.ownerId, named) : undefined,
  ]
  return {
    byIndex: or(foundByGrams(orders.searchGrams, searched, keyword), ...others),
    byReading: or(holdsText(searched, keyword), ...others),
  }
}

const arrivedBy = (ctx: FilterCtx, way: DeskOrdersQuery['way']): SQL | undefined =>
  way === ''
    ? undefined
    : exists(
        ctx.db
          .select({ id: paymentFacts.id })
          .from(paymentFacts)
          .where(and(eq(paymentFacts.orderId, orders.id), eq(paymentFacts.house, way), stands(ctx))),
      )

const ofCustomer = (customer: string): SQL | undefined => {
  if (customer === '') return undefined
  return isId(customer) ? eq(orders.ownerId, customer) : inArray(orders.ownerId, [])
}

/** The condition that a filter of the desk sets. A word that very many orders hold is found sooner by reading them. */
export const wantedBy = async (
  ctx: FilterCtx,
  query: Omit<DeskOrdersQuery, 'pgIndex' | 'pgCount'>,
): Promise<Wanted> => {
  const { state, service, businessSn, refundState, invoiceState, way, customer, keyword } = query
  const filter = and(
    state === null ? undefined : eq(orders.state, state),
    service === '' ? undefined : eq(orders.service, service),
    businessSn === '' ? undefined : eq(orders.businessSn, businessSn),
    refundState === null ? undefined : eq(orders.refundState, refundState),
    invoiceState === '' ? undefined : eq(orders.invoiceState, invoiceState),
    arrivedBy(ctx, way),
    ofCustomer(customer),
    within(orders.createTime, query),
  )
  const { byIndex, byReading } = await matches(ctx, keyword)
  return { byIndex: and(filter, byIndex), byReading: and(filter, byReading) }
}
