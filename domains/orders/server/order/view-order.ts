import type { Ctx, SignedInCtx } from '@portal/platform/server'
import { asc, desc, eq } from 'drizzle-orm'
import { type Fen, fen, noFen, yuanOf } from '../../contract/money.ts'
import type { OrderDetail, OrderRow, OrderStanding, PaymentView } from '../../contract/order.ts'
import { type OwnerAct, orderStateAfter } from '../../contract/order-states.ts'
import { feeVersions } from '../fees/fee.table.ts'
import { feeSum } from '../fees/fee-sum.ts'
import { canInvoice, findInvoiceable } from '../invoices/invoiceable.ts'
import { invoiceOf } from '../invoices/view-invoice.ts'
import { offeredWays, waysOf } from '../pay/open-ways.ts'
import { paymentAttempts, paymentFacts } from '../pay/payment.table.ts'
import { refundViewOf } from '../refunds/list-refunds.ts'
import { canAsk, findRefundable, refundsOf } from '../refunds/refundable.ts'
import { slipsOf } from '../slips/slips.ts'
import { type Order, type OrderLine, orderLines, orderSteps } from './order.table.ts'
import { getOwnOrder } from './own-order.ts'

/** What is still to be paid. */
export const dueOf = (order: Order): Fen => (order.state === 0 ? fen(order.amount - order.paid) : noFen)

/** What beside its state decides what the owner may do with an order. */
type Allowed = { canPay: boolean; canRefund: boolean; canInvoice: boolean }

/** What the owner may do with an order now. */
const canOf = (order: Order, { canPay, canRefund, canInvoice }: Allowed): OwnerAct[] => {
  const isWaiting = order.state === 0 && order.closingSince === null
  const can: OwnerAct[] = []
  if (isWaiting && canPay) can.push('pay')
  if (isWaiting && order.paid === 0n && orderStateAfter(order.state, 'cancel') !== null) can.push('cancel')
  if (canRefund) can.push('refund')
  if (canInvoice) can.push('invoice')
  return can
}

/** `canRefund`: something of the order is refundable, and no refund is open; `canInvoice`: the owner may ask for an invoice. */
export const rowOf = (
  ctx: Pick<Ctx, 'config'>,
  order: Order,
  { canRefund, canInvoice }: Omit<Allowed, 'canPay'> = { canRefund: false, canInvoice: false },
): OrderRow => ({
  orderNo: order.orderNo,
  businessSn: order.businessSn,
  service: order.service,
  title: order.title,
  state: order.state,
  refundState: order.refundState,
  invoiceState: order.invoiceState,
  amount: yuanOf(order.amount),
  paidAmount: yuanOf(order.paid),
  refundedAmount: yuanOf(order.refunded),
  createTime: order.createTime.getTime(),
  expiresAt: order.expiresAt.getTime(),
  payTime: order.payTime?.getTime() ?? null,
  can: canOf(order, { canPay: offeredWays(ctx.config).length > 0, canRefund, canInvoice }),
})

/** The payments of an order, newest first; each was made when the house where it arrived says so. */
const paymentsOf = async (ctx: Pick<Ctx, 'db'>, { id }: Order): Promise<PaymentView[]> => {
  const attempts = await ctx.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, id))
    .orderBy(desc(paymentAttempts.paymentNo))
  const facts = await ctx.db
    .select({ paymentNo: paymentFacts.paymentNo, paidAt: paymentFacts.paidAt })
    .from(paymentFacts)
    .where(eq(paymentFacts.orderId, id))
    .orderBy(asc(paymentFacts.createTime))
  const paidAt = new Map(facts.map((fact) => [fact.paymentNo, fact.paidAt.getTime()]))
  return attempts.map(({ paymentNo, way, state, amount }) => ({
    paymentNo,
    way,
    state,
    amount: yuanOf(amount),
    payTime: state === 'paid' ? (paidAt.get(paymentNo) ?? null) : null,
  }))
}

/** The fees that the owner does not get back, each with its reason. */
const withheldOf = (lines: readonly OrderLine[]): OrderDetail['refundTerms']['withheld'] =>
  lines
    .filter(({ spentAt, isRefundable }) => spentAt !== null || !isRefundable)
    .map(({ name, amount, spentAt }) => ({ name, amount: yuanOf(amount), why: spentAt === null ? 'priced' : 'spent' }))

/** For whom an order is shown, and whether its owner is to leave an address for his invoice. */
type Reader = { readerId: string; sendsMail: boolean }

/** Everything that the owner sees of an order. */
export const detailOf = async (
  ctx: Pick<Ctx, 'db' | 'config' | 'now' | 'signer' | 'cipher'>,
  order: Order,
  { readerId, sendsMail }: Reader,
): Promise<OrderDetail> => {
  const mine = eq(orderLines.orderId, order.id)
  const lines = await ctx.db.select().from(orderLines).where(mine).orderBy(asc(orderLines.position))
  const steps = await ctx.db
    .select()
    .from(orderSteps)
    .where(eq(orderSteps.orderId, order.id))
    .orderBy(asc(orderSteps.version))
  const [version] =
    order.feeVersionId === null
      ? []
      : await ctx.db.select().from(feeVersions).where(eq(feeVersions.id, order.feeVersionId))
  const refundable = (await findRefundable(ctx, [order]))(order)
  const invoiceable = (await findInvoiceable(ctx, [order]))(order)
  const invoice = await invoiceOf(ctx, order, readerId)
  return {
    ...rowOf(ctx, order, {
      canRefund: canAsk(refundable),
      canInvoice: canInvoice(order, { amount: invoiceable, isOpen: refundable.isOpen }),
    }),
    lines: lines.map(({ code, name, kind, quantity, unitPrice, amount }) => ({
      code,
      name,
      kind,
      quantity,
      unitPrice: yuanOf(unitPrice),
      amount: yuanOf(amount),
    })),
    officialFee: feeSum(lines, 'official'),
    serviceFee: feeSum(lines, 'service'),
    feeVersion: version?.version ?? null,
    feesSince: version?.effectiveFrom.getTime() ?? null,
    dueAmount: yuanOf(dueOf(order)),
    surplusAmount: yuanOf(order.surplus),
    closing: order.state === 0 && order.closingSince !== null,
    closeReason: order.state === -1 ? order.closeReason : null,
    annualFeePayer: order.annualFeePayer,
    ways: waysOf(ctx, order),
    payments: await paymentsOf(ctx, order),
    refunds: (await refundsOf(ctx, order.id)).map(refundViewOf),
    refundableAmount: yuanOf(refundable.amount),
    slips: await slipsOf(ctx, order, readerId === order.ownerId ? undefined : readerId),
    refundTerms: { withheld: withheldOf(lines) },
    // What is to be issued follows the refunds of the order until it is issued.
    invoice: invoice?.state === 'requested' ? { ...invoice, amount: yuanOf(invoiceable) } : invoice,
    invoiceTerms: {
      amount: yuanOf(invoiceable),
      withheld: lines
        .filter(({ isInvoiceable }) => !isInvoiceable)
        .map(({ name, amount }) => ({ name, amount: yuanOf(amount) })),
      isEmailNeeded: sendsMail,
    },
    timeline: steps.map(({ stateAfter, act, createTime }) => ({ state: stateAfter, act, time: createTime.getTime() })),
    serverTime: ctx.now().getTime(),
    demonstration: version?.isDemonstration ?? false,
  }
}

type ByOrderNo = { params: { orderNo: string } }

export const viewOwnOrder = async (ctx: SignedInCtx, { params }: ByOrderNo, sendsMail = false): Promise<OrderDetail> =>
  detailOf(ctx, await getOwnOrder(ctx, params.orderNo), { readerId: ctx.actor.userId, sendsMail })

export const ownStanding = async (ctx: SignedInCtx, { params }: ByOrderNo): Promise<OrderStanding> => {
  const order = await getOwnOrder(ctx, params.orderNo)
  const [newest] = await paymentsOf(ctx, order)
  return {
    state: order.state,
    closing: order.state === 0 && order.closingSince !== null,
    amount: yuanOf(order.amount),
    paidAmount: yuanOf(order.paid),
    dueAmount: yuanOf(dueOf(order)),
    payment: newest ?? null,
    serverTime: ctx.now().getTime(),
  }
}
