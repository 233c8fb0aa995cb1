import { fileLinks } from '@portal/files/server'
import type { Ctx } from '@portal/platform/server'
import { desc, eq } from 'drizzle-orm'
import type { InvoiceView } from '../../contract/invoices/invoice.ts'
import { yuanOf } from '../../contract/money.ts'
import type { Order } from '../order/order.table.ts'
import { type Invoice, invoices } from './invoice.table.ts'
import { fieldsOf } from './invoice-fields.ts'

type ViewCtx = Pick<Ctx, 'db' | 'now' | 'signer' | 'cipher'>

/** Invoices as their reader sees them; the links to their papers are made for him. */
export const invoiceViewsOf = async (
  ctx: ViewCtx,
  found: readonly Invoice[],
  readerId: string,
): Promise<InvoiceView[]> => {
  const ids = found.flatMap(({ fileId, redFileId }) => [fileId, redFileId]).filter((id) => id !== null)
  const links = await fileLinks(ctx, ids, readerId)
  const linkTo = (id: string | null) => links.find((link) => link.id === id) ?? null
  return found.map((invoice) => ({
    id: invoice.id,
    state: invoice.state,
    amount: yuanOf(invoice.amount),
    ...fieldsOf(ctx, invoice),
    number: invoice.number,
    issuedOn: invoice.issuedOn,
    reply: invoice.reply,
    file: linkTo(invoice.fileId),
    redFile: linkTo(invoice.redFileId),
    createTime: invoice.createTime.getTime(),
  }))
}

/** The newest invoice of an order, or null. */
export const invoiceOf = async (ctx: ViewCtx, { id }: Order, readerId: string): Promise<InvoiceView | null> => {
  const newest = await ctx.db
    .select()
    .from(invoices)
    .where(eq(invoices.orderId, id))
    .orderBy(desc(invoices.createTime), desc(invoices.id))
    .limit(1)
  const [view] = await invoiceViewsOf(ctx, newest, readerId)
  return view ?? null
}
