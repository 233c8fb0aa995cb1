import { userNames, usernameOf } from '@portal/accounts/server'
import type { Page } from '@portal/platform/contract'
import { containing, isId, readSelectPage, type SignedInCtx, within } from '@portal/platform/server'
import { and, asc, desc, eq, exists, gt, ilike, inArray, or, type SQL } from 'drizzle-orm'
import {
  type InvoiceDeskRow,
  type InvoicesQuery,
  invoiceActs,
  invoiceMoves,
} from '../../contract/invoices/desk-invoice.ts'
import { judgeTaxNo } from '../../contract/invoices/tax-number.ts'
import { yuanOf } from '../../contract/money.ts'
import { type Order, orders } from '../order/order.table.ts'
import { refunds } from '../refunds/refund.table.ts'
import { isOpenRefund, withOpenRefund } from '../refunds/refundable.ts'
import { type Invoice, invoiceDeeds, invoices } from './invoice.table.ts'
import { findInvoiceable } from './invoiceable.ts'
import { invoiceViewsOf } from './view-invoice.ts'

/** Money went back, or is to go back, after the invoice was issued. */
const isDueInSql = (db: SignedInCtx['db']): SQL | undefined =>
  and(
    eq(invoices.state, 'issued'),
    or(
      exists(
        db
          .select({ id: refunds.id })
          .from(refunds)
          .where(and(eq(refunds.orderId, orders.id), isOpenRefund)),
      ),
      gt(orders.refunded, invoices.refundedBefore),
    ),
  )
const isDue = ({ state, refundedBefore }: Invoice, { refunded }: Order, isOpen: boolean): boolean =>
  state === 'issued' && (isOpen || refunded > (refundedBefore ?? 0n))

const wantedState = ({ db }: SignedInCtx, state: InvoicesQuery['state']): SQL | undefined => {
  if (state === '') return undefined
  return state === 'due' ? isDueInSql(db) : eq(invoices.state, state)
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
    .where(and(wantedState(ctx, state), keyword === '' ? undefined : named, within(invoices.createTime, query)))
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
  const ofOrders = rows.map(({ order }) => order)
  const invoiceableOf = await findInvoiceable(ctx, ofOrders)
  const open = await withOpenRefund(
    ctx,
    ofOrders.map(({ id }) => id),
  )
  return rows.flatMap(({ invoice, order }) => {
    const view = views.get(invoice.id)
    if (!view) return []
    return {
      ...view,
      // What is to be issued follows the refunds of the order until it is issued.
      amount: invoice.state === 'requested' ? yuanOf(invoiceableOf(order)) : view.amount,
      isTaxNoOlder: invoice.subjectType === 2 && view.taxNo !== null && judgeTaxNo(view.taxNo) === 'older',
      isRedLetterDue: isDue(invoice, order, open.has(order.id)),
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
