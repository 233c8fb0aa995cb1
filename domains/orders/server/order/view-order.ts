import type { Ctx, SignedInCtx } from '@portal/platform/server'
import { asc, desc, eq } from 'drizzle-orm'
import { type Fen, fen, noFen, sumFen, yuanOf } from '../../contract/money.ts'
import type { OrderDetail, OrderRow, OrderStanding, PaymentView } from '../../contract/order.ts'
import { type OwnerAct, orderStateAfter } from '../../contract/order-states.ts'
import { feeVersions } from '../fees/fee.table.ts'
import { canInvoice, findInvoiceable } from '../invoices/invoiceable.ts'
import { invoiceOf } from '../invoices/view-invoice.ts'
import { offeredWays, waysOf } from '../pay/open-ways.ts'
import { type PaymentAttempt, paymentAttempts } from '../pay/payment.table.ts'
import { refundViewOf } from '../refunds/list-refunds.ts'
import { canAsk, findRefundable, refundsOf } from '../refunds/refundable.ts'
import { readOrderSettings } from '../settings/order-settings.ts'
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

const paymentOf = (attempt: PaymentAttempt): PaymentView => ({
  paymentNo: attempt.paymentNo,
  way: attempt.way,
  state: attempt.state,
  amount: yuanOf(attempt.amount),
  payTime: attempt.state === 'paid' ? (attempt.endedAt?.getTime() ?? null) : null,
})

const feeSum = (lines: readonly OrderLine[], kind: OrderLine['kind']): string =>
  yuanOf(sumFen(lines.filter((line) => line.kind === kind).map((line) => line.amount)))

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
  const attempts = await attemptsOf(ctx, order)
  const [version] =
    order.feeVersionId === null
      ? []
      : await ctx.db.select().from(feeVersions).where(eq(feeVersions.id, order.feeVersionId))
  const refundable = (await findRefundable(ctx, [order]))(order)
  const invoiceable = (await findInvoiceable(ctx, [order]))(order)
  const settings = await readOrderSettings(ctx)
  return {
    ...rowOf(ctx, order, { canRefund: canAsk(refundable), canInvoice: canInvoice(order, invoiceable) }),
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
    payments: attempts.map(paymentOf),
    refunds: (await refundsOf(ctx, order.id)).map(refundViewOf),
    refundableAmount: yuanOf(refundable.amount),
    slips: await slipsOf(ctx, order, readerId === order.ownerId ? undefined : readerId),
    refundTerms: { withheld: withheldOf(lines), note: settings.refundNote },
    invoice: await invoiceOf(ctx, order, readerId),
    invoiceTerms: {
      amount: yuanOf(invoiceable),
      withheld: lines
        .filter(({ isInvoiceable }) => !isInvoiceable)
        .map(({ name, amount }) => ({ name, amount: yuanOf(amount) })),
      note: settings.invoiceNote,
      isEmailNeeded: sendsMail,
    },
    timeline: steps.map(({ stateAfter, act, createTime }) => ({ state: stateAfter, act, time: createTime.getTime() })),
    serverTime: ctx.now().getTime(),
    demonstration: version?.isDemonstration ?? false,
  }
}

/** The attempts to pay an order, newest first. */
const attemptsOf = (ctx: Pick<Ctx, 'db'>, order: Order): Promise<PaymentAttempt[]> =>
  ctx.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, order.id))
    .orderBy(desc(paymentAttempts.paymentNo))

type ByOrderNo = { params: { orderNo: string } }

export const viewOwnOrder = async (ctx: SignedInCtx, { params }: ByOrderNo, sendsMail = false): Promise<OrderDetail> =>
  detailOf(ctx, await getOwnOrder(ctx, params.orderNo), { readerId: ctx.actor.userId, sendsMail })

export const ownStanding = async (ctx: SignedInCtx, { params }: ByOrderNo): Promise<OrderStanding> => {
  const order = await getOwnOrder(ctx, params.orderNo)
  const [newest] = await attemptsOf(ctx, order)
  return {
    state: order.state,
    closing: order.state === 0 && order.closingSince !== null,
    amount: yuanOf(order.amount),
    paidAmount: yuanOf(order.paid),
    dueAmount: yuanOf(dueOf(order)),
    payment: newest ? paymentOf(newest) : null,
    serverTime: ctx.now().getTime(),
  }
}
