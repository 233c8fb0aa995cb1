import type { Ctx } from '@portal/platform/server'
import { and, eq, inArray } from 'drizzle-orm'
import { type Fen, fen, noFen, sumFen } from '../../contract/money.ts'
import { type Order, orderLines } from '../order/order.table.ts'

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

/**
 * Whether the owner may ask for an invoice now, or correct what he asked for. While a refund that was asked for is open, what
 * is left to invoice does not stand.
 */
export const canInvoice = (order: Order, { amount, isOpen }: { amount: Fen; isOpen: boolean }): boolean =>
  isInvoiceState(order) && amount > 0n && !isOpen && order.invoiceState !== 'issued'
