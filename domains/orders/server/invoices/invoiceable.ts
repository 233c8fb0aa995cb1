import type { Ctx } from '@portal/platform/server'
import { and, eq, inArray } from 'drizzle-orm'
import { type Fen, fen, noFen, sumFen } from '../../contract/money.ts'
import { type Order, orderLines } from '../order/order.table.ts'

/** A refund waits or is under way: what is left to invoice stands only when it is over. */
export const hasOpenRefund = ({ refundState }: Order): boolean => refundState === 0 || refundState === 1

/** An order is invoiced once it is paid, and also after it was completed. */
export const isInvoiceState = ({ state }: Order): boolean => state === 1 || state === 2

/**
 * For each order what may be invoiced: what was paid and not refunded, less the fees that are not invoiceable. Those count
 * as kept whole, so that what went back lessens the invoice first and nothing is invoiced twice.
 */
export const findInvoiceable = async (
  ctx: Pick<Ctx, 'db'>,
  found: readonly Order[],
): Promise<(order: Order) => Fen> => {
  const ids = found.filter(isInvoiceState).map(({ id }) => id)
  const kept =
    ids.length === 0
      ? []
      : await ctx.db
          .select({ orderId: orderLines.orderId, amount: orderLines.amount })
          .from(orderLines)
          .where(and(inArray(orderLines.orderId, ids), eq(orderLines.isInvoiceable, false)))
  return (order) => {
    if (!isInvoiceState(order)) return noFen
    const withheld = sumFen(kept.filter(({ orderId }) => orderId === order.id).map(({ amount }) => amount))
    const left = fen(order.paid - order.refunded - withheld)
    return left > 0n ? left : noFen
  }
}

/** Whether the owner may ask for an invoice now, or correct what he asked for. */
export const canInvoice = (order: Order, invoiceable: Fen): boolean =>
  isInvoiceState(order) && invoiceable > 0n && !hasOpenRefund(order) && order.invoiceState !== 'issued'
