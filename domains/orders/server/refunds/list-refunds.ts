import { userNames, usernameOf } from '@portal/accounts/server'
import type { Page } from '@portal/platform/contract'
import { containing, readSelectPage, type SignedInCtx, within } from '@portal/platform/server'
import { and, asc, desc, eq, ilike, inArray, or } from 'drizzle-orm'
import { yuanOf } from '../../contract/money.ts'
import type { RefundView } from '../../contract/order.ts'
import type { RefundDeskRow, RefundPartView, RefundsQuery } from '../../contract/refunds/refund.ts'
import { type Order, orders } from '../order/order.table.ts'
import { findPayees } from './payees.ts'
import { type Refund, type RefundPart, refundDeeds, refundParts, refunds } from './refund.table.ts'
import { staffActsOf } from './settle-refund.ts'

export const refundViewOf = (refund: Refund): RefundView => ({
  refundNo: refund.refundNo,
  state: refund.state,
  amount: yuanOf(refund.amount),
  reason: refund.reason,
  reply: refund.reply,
  createTime: refund.createTime.getTime(),
  doneTime: refund.doneTime?.getTime() ?? null,
})

const partViewOf = (part: RefundPart, payee: RefundPartView['payee']): RefundPartView => ({
  partNo: part.partNo,
  house: part.house,
  amount: yuanOf(part.amount),
  state: part.state,
  offline: part.isOffline,
  payee,
  error: part.error,
  doneTime: part.doneTime?.getTime() ?? null,
  bankSerial: part.bankSerial,
})

const orderOf = (order: Order): RefundDeskRow['order'] => ({
  orderNo: order.orderNo,
  title: order.title,
  state: order.state,
  paidAmount: yuanOf(order.paid),
  refundedAmount: yuanOf(order.refunded),
  surplusAmount: yuanOf(order.surplus),
  isInvoiced: order.invoiceState === 'issued',
})

type DeskCtx = Pick<SignedInCtx, 'db' | 'actor' | 'cipher'>

/** All refunds for the desk, newest first, each with its parts and its history. */
export const listRefunds = async (ctx: DeskCtx, { query }: { query: RefundsQuery }): Promise<Page<RefundDeskRow>> => {
  const { state, keyword } = query
  const words = containing(keyword)
  const wanted = and(
    state === null ? undefined : eq(refunds.state, state),
    within(refunds.createTime, query),
    keyword === ''
      ? undefined
      : or(ilike(refunds.refundNo, words), ilike(orders.orderNo, words), ilike(orders.title, words)),
  )
  const select = ctx.db
    .select({ refund: refunds, order: orders })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(wanted)
  const { rows, totalElements } = await readSelectPage(
    query,
    select.orderBy(desc(refunds.createTime), desc(refunds.refundNo)),
    ctx.db.$count(select.as('wanted')),
  )
  return { elements: await deskRowsOf(ctx, rows), totalElements }
}

const deskRowsOf = async (ctx: DeskCtx, rows: { refund: Refund; order: Order }[]): Promise<RefundDeskRow[]> => {
  const ids = rows.map(({ refund }) => refund.id)
  const parts = await ctx.db
    .select()
    .from(refundParts)
    .where(inArray(refundParts.refundId, ids))
    .orderBy(asc(refundParts.position))
  const payees = await findPayees(
    ctx,
    parts.filter(({ house }) => house === 'bank').map(({ factId }) => factId),
  )
  const deeds = await ctx.db
    .select()
    .from(refundDeeds)
    .where(inArray(refundDeeds.refundId, ids))
    .orderBy(asc(refundDeeds.createTime), asc(refundDeeds.stateAfter))
  const names = await userNames(ctx, [
    ...rows.flatMap(({ refund, order }) => [order.ownerId, ...(refund.pendingBy === null ? [] : [refund.pendingBy])]),
    ...deeds.flatMap(({ actorId }) => actorId ?? []),
  ])
  return rows.map(({ refund, order }) => {
    const own = parts.filter(({ refundId }) => refundId === refund.id)
    const { pendingAct, pendingBy } = refund
    return {
      ...refundViewOf(refund),
      fund: refund.fund,
      origin: refund.origin,
      order: orderOf(order),
      customer: { id: order.ownerId, username: usernameOf(names, order.ownerId) },
      parts: own.map((part) => partViewOf(part, payees.get(part.factId) ?? null)),
      pending: pendingAct !== null && pendingBy !== null ? { act: pendingAct, by: usernameOf(names, pendingBy) } : null,
      history: deeds
        .filter(({ refundId }) => refundId === refund.id)
        .map(({ act, actorId, note, createTime }) => ({
          act,
          actor: actorId && usernameOf(names, actorId),
          note,
          time: createTime.getTime(),
        })),
      can: staffActsOf(refund, own, ctx.actor.userId),
    }
  })
}
