import { findUserIds } from '@portal/accounts/server'
import { type Ctx, containing, isId, within } from '@portal/platform/server'
import { and, eq, exists, ilike, inArray, or, type SQL } from 'drizzle-orm'
import type { DeskOrdersQuery } from '../../contract/desk-orders.ts'
import { orders } from '../order/order.table.ts'
import { paymentAttempts, paymentFacts } from '../pay/payment.table.ts'

type FilterCtx = Pick<Ctx, 'db'>

/** The orders of a payment, by the whole number that we or the house where it arrived gave it. */
const ordersOfPayment = async (ctx: FilterCtx, number: string): Promise<string[]> => {
  const attempts = await ctx.db
    .select({ id: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.paymentNo, number))
  const facts = await ctx.db
    .select({ id: paymentFacts.orderId })
    .from(paymentFacts)
    .where(eq(paymentFacts.tradeNo, number))
  return [...attempts, ...facts].flatMap(({ id }) => id ?? [])
}

/** A whole number of an order finds that order alone, without reading all the others. */
const wholeNumber = /^DD\d{14}$/

const matches = async (ctx: FilterCtx, keyword: string): Promise<SQL | undefined> => {
  if (keyword === '') return undefined
  if (wholeNumber.test(keyword)) return eq(orders.orderNo, keyword)
  const part = containing(keyword)
  const paid = await ordersOfPayment(ctx, keyword)
  const named = await findUserIds(ctx, keyword)
  return or(
    ilike(orders.orderNo, part),
    ilike(orders.businessSn, part),
    ilike(orders.title, part),
    ilike(orders.note, part),
    eq(orders.remittanceNote, keyword),
    paid.length > 0 ? inArray(orders.id, paid) : undefined,
    named.length > 0 ? inArray(orders.ownerId, named) : undefined,
  )
}

const arrivedBy = (ctx: FilterCtx, way: DeskOrdersQuery['way']): SQL | undefined =>
  way === ''
    ? undefined
    : exists(
        ctx.db
          .select({ id: paymentFacts.id })
          .from(paymentFacts)
          .where(and(eq(paymentFacts.orderId, orders.id), eq(paymentFacts.house, way))),
      )

const ofCustomer = (customer: string): SQL | undefined => {
  if (customer === '') return undefined
  return isId(customer) ? eq(orders.ownerId, customer) : inArray(orders.ownerId, [])
}

/** The condition that a filter of the desk sets. */
export const wantedBy = async (
  ctx: FilterCtx,
  query: Omit<DeskOrdersQuery, 'pgIndex' | 'pgCount'>,
): Promise<SQL | undefined> => {
  const { state, service, businessSn, refundState, invoiceState, way, customer, keyword } = query
  return and(
    state === null ? undefined : eq(orders.state, state),
    service === '' ? undefined : eq(orders.service, service),
    businessSn === '' ? undefined : eq(orders.businessSn, businessSn),
    refundState === null ? undefined : eq(orders.refundState, refundState),
    invoiceState === '' ? undefined : eq(orders.invoiceState, invoiceState),
    arrivedBy(ctx, way),
    ofCustomer(customer),
    within(orders.createTime, query),
    await matches(ctx, keyword),
  )
}
