import { containing, readPage, type SignedInCtx, within } from '@portal/platform/server'
import { and, desc, eq, ilike, or } from 'drizzle-orm'
import type { OrderRow, OrdersQuery } from '../../contract/order.ts'
import { canInvoice, findInvoiceable } from '../invoices/invoiceable.ts'
import { canAsk, findRefundable } from '../refunds/refundable.ts'
import { orders } from './order.table.ts'
import { rowOf } from './view-order.ts'

/** The caller's own orders, newest first; `keyword` finds a part of number, application or title. */
export const listOwnOrders = async (
  ctx: SignedInCtx,
  { query }: { query: OrdersQuery },
): Promise<{ elements: OrderRow[]; totalElements: number }> => {
  const { state, service, businessSn, keyword } = query
  const words = containing(keyword)
  const { rows, totalElements } = await readPage(ctx.db, query, {
    from: orders,
    where: and(
      eq(orders.ownerId, ctx.actor.userId),
      state === null ? undefined : eq(orders.state, state),
      service === '' ? undefined : eq(orders.service, service),
      businessSn === '' ? undefined : eq(orders.businessSn, businessSn),
      keyword === ''
        ? undefined
        : or(ilike(orders.orderNo, words), ilike(orders.businessSn, words), ilike(orders.title, words)),
      within(orders.createTime, query),
    ),
    orderBy: [desc(orders.createTime), desc(orders.id)],
  })
  const [refundableOf, invoiceableOf] = await Promise.all([findRefundable(ctx, rows), findInvoiceable(ctx, rows)])
  const elements = rows.map((order) => {
    const refundable = refundableOf(order)
    const { isOpen } = refundable
    return rowOf(ctx, order, {
      canRefund: canAsk(refundable),
      canInvoice: canInvoice(order, { amount: invoiceableOf(order), isOpen }),
    })
  })
  return { elements, totalElements }
}
