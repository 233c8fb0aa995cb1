import type { SignedInCtx } from '@portal/platform/server'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { DeskOrderDetail } from '../../contract/desk-orders.ts'
import { yuanOf } from '../../contract/money.ts'
import { ensure } from '../failures.ts'
import { entriesOfOrder } from '../ledger/read-entries.ts'
import { type Order, orderLines } from '../order/order.table.ts'
import { getOrder } from '../order/own-order.ts'
import { detailOf } from '../order/view-order.ts'
import { gatewayMessages, paymentAttempts, paymentFacts } from '../pay/payment.table.ts'
import { stands } from '../pay/standing-facts.ts'
import { receipts } from '../receipts/receipt.table.ts'
import { refundParts, refunds } from '../refunds/refund.table.ts'
import { deskRowsOf } from './desk-row.ts'
import { viewPendingDiscount } from './discount-order.ts'
import { historyOf } from './order-history.ts'

type ViewCtx = Pick<SignedInCtx, 'db' | 'config' | 'now' | 'signer' | 'actor'>

const attemptsOf = async (ctx: ViewCtx, { id }: Order): Promise<DeskOrderDetail['attempts']> => {
  const rows = await ctx.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, id))
    .orderBy(asc(paymentAttempts.paymentNo))
  return rows.map(({ paymentNo, way, state, amount, createTime, endedAt }) => ({
    paymentNo,
    way,
    state,
    amount: yuanOf(amount),
    createTime: createTime.getTime(),
    endTime: endedAt?.getTime() ?? null,
  }))
}

const arrivalsOf = async (ctx: ViewCtx, { id }: Order): Promise<DeskOrderDetail['arrivals']> => {
  const { house, tradeNo, houseNo, amount, paidAt } = paymentFacts
  const rows = await ctx.db
    .select({ house, tradeNo, houseNo, amount, paidAt, bankSerial: receipts.bankSerial })
    .from(paymentFacts)
    .leftJoin(receipts, and(eq(receipts.orderId, id), eq(receipts.factId, paymentFacts.id)))
    .where(and(eq(paymentFacts.orderId, id), stands(ctx)))
    .orderBy(asc(paidAt))
  return rows.map(({ amount, paidAt, bankSerial, houseNo, ...fact }) => ({
    house: fact.house,
    // The number that the house itself writes; a line of the bank may have none.
    tradeNo: bankSerial ?? houseNo ?? (fact.house === 'bank' ? '' : fact.tradeNo),
    amount: yuanOf(amount),
    paidAt: paidAt.getTime(),
  }))
}

/** The most messages of gateways that an order shows: a gateway may repeat itself for a day. */
const mostMessages = 50

const messagesOf = async (ctx: ViewCtx, { id }: Order): Promise<DeskOrderDetail['messages']> => {
  const payments = ctx.db
    .select({ no: paymentAttempts.paymentNo })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, id))
  const parts = ctx.db
    .select({ no: refundParts.partNo })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refundId))
    .where(eq(refunds.orderId, id))
  const rows = await ctx.db
    .select()
    .from(gatewayMessages)
    .where(inArray(gatewayMessages.aboutNo, union(payments, parts)))
    .orderBy(desc(gatewayMessages.createTime), desc(gatewayMessages.id))
    .limit(mostMessages)
  return rows.map(({ house, event, aboutNo, createTime }) => ({ house, event, aboutNo, time: createTime.getTime() }))
}

/** Everything that staff see of an order. */
export const viewOrder = async (
  ctx: ViewCtx & Pick<SignedInCtx, 'cipher'>,
  { params }: { params: { orderNo: string } },
): Promise<DeskOrderDetail> => {
  const order = await getOrder(ctx, params.orderNo)
  const detail = await detailOf(ctx, order, { readerId: ctx.actor.userId, sendsMail: false })
  const [row] = await deskRowsOf(ctx, [order])
  ensure(row, 'record.not_found')
  const spent = await ctx.db
    .select({ line: orderLines.position, spentAt: orderLines.spentAt })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position))
  return {
    ...detail,
    ...row,
    lines: detail.lines.map((line, at) => ({ ...line, line: at, spentAt: spent[at]?.spentAt?.getTime() ?? null })),
    note: order.note,
    remittanceNote: order.remittanceNote,
    pendingDiscount: await viewPendingDiscount(ctx, order),
    attempts: await attemptsOf(ctx, order),
    arrivals: await arrivalsOf(ctx, order),
    messages: await messagesOf(ctx, order),
    entries: await entriesOfOrder(ctx, order),
    history: await historyOf(ctx, order),
    version: order.version,
  }
}
