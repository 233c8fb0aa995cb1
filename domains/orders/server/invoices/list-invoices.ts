import { userNames, usernameOf } from '@portal/accounts/server'
import type { Page } from '@portal/platform/contract'
import { containing, isId, readSelectPage, type SignedInCtx } from '@portal/platform/server'
import { and, asc, desc, eq, gt, ilike, inArray, or, type SQL } from 'drizzle-orm'
import {
  type InvoiceDeskRow,
  type InvoicesQuery,
  invoiceActs,
  invoiceMoves,
} from '../../contract/invoices/desk-invoice.ts'
import { judgeTaxNo } from '../../contract/invoices/tax-number.ts'
import { yuanOf } from '../../contract/money.ts'
import { type Order, orders } from '../order/order.table.ts'
import { type Invoice, invoiceDeeds, invoices } from './invoice.table.ts'
import { findInvoiceable, hasOpenRefund } from './invoiceable.ts'
import { invoiceViewsOf } from './view-invoice.ts'

/** Money went back, or is to go back, after the invoice was issued. */
const dueInSql = (): SQL | undefined =>
  and(
    eq(invoices.state, 'issued'),
    or(inArray(orders.refundState, [0, 1]), gt(orders.refunded, invoices.refundedBefore)),
  )
const isDue = ({ state, refundedBefore }: Invoice, order: Order): boolean =>
  state === 'issued' && (hasOpenRefund(order) || order.refunded > (refundedBefore ?? 0n))

const wantedState = (state: InvoicesQuery['state']): SQL | undefined => {
  if (state === '') return undefined
  return state === 'due' ? dueInSql() : eq(invoices.state, state)
}

/** All invoices for the desk, newest first. An id as keyword finds exactly that one. */
export const listInvoices = async (
  ctx: SignedInCtx,
  { query }: { query: InvoicesQuery },
): Promise<Page<InvoiceDeskRow>> => {
  const { state, keyword } = query
  const words = containing(keyword)
  const named = or(
    ilike(orders.orderNo, words),
    ilike(orders.title, words),
    ilike(invoices.title, words),
    ilike(invoices.number, words),
    isId(keyword) ? eq(invoices.id, keyword) : undefined,
  )
  const select = ctx.db
    .select({ invoice: invoices, order: orders })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(wantedState(state), keyword === '' ? undefined : named))
  const { rows, totalElements } = await readSelectPage(
    query,
    select.orderBy(desc(invoices.createTime), desc(invoices.id)),
    ctx.db.$count(select.as('wanted')),
  )
  return { elements: await deskRowsOf(ctx, rows), totalElements }
}

const deskRowsOf = async (ctx: SignedInCtx, rows: { invoice: Invoice; order: Order }[]): Promise<InvoiceDeskRow[]> => {
  const found = rows.map(({ invoice }) => invoice)
  const views = new Map((await invoiceViewsOf(ctx, found, ctx.actor.userId)).map((view) => [view.id, view]))
  const deeds = await ctx.db
    .select()
    .from(invoiceDeeds)
    .where(
      inArray(
        invoiceDeeds.invoiceId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(invoiceDeeds.createTime), asc(invoiceDeeds.id))
  const names = await userNames(ctx, [
    ...rows.map(({ order }) => order.ownerId),
    ...deeds.map(({ actorId }) => actorId),
  ])
  const invoiceableOf = await findInvoiceable(
    ctx,
    rows.map(({ order }) => order),
  )
  return rows.flatMap(({ invoice, order }) => {
    const view = views.get(invoice.id)
    if (!view) return []
    return {
      ...view,
      // What is to be issued follows the refunds of the order until it is issued.
      amount: invoice.state === 'requested' ? yuanOf(invoiceableOf(order)) : view.amount,
      isTaxNoOlder: invoice.subjectType === 2 && view.taxNo !== null && judgeTaxNo(view.taxNo) === 'older',
      isRedLetterDue: isDue(invoice, order),
      redNumber: invoice.redNumber,
      redReason: invoice.redReason,
      order: { orderNo: order.orderNo, title: order.title },
      customer: { id: order.ownerId, username: usernameOf(names, order.ownerId) },
      history: deeds
        .filter(({ invoiceId }) => invoiceId === invoice.id)
        .map(({ act, actorId, reason, createTime }) => ({
          act,
          actor: usernameOf(names, actorId),
          reason,
          time: createTime.getTime(),
        })),
      can: invoiceActs.filter((act) => invoiceMoves[act] === invoice.state),
    }
  })
}
