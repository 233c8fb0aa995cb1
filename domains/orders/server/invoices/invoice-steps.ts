import { type Ctx, loggedAs, type RecordKind, recordAct } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { InvoiceDeed } from '../../contract/invoices/desk-invoice.ts'
import type { InvoiceState } from '../../contract/invoices/invoice.ts'
import { yuanOf } from '../../contract/money.ts'
import { deskInvoicePath } from '../../contract/paths.ts'
import { ensure } from '../failures.ts'
import { orders } from '../order/order.table.ts'
import { type Invoice, invoiceDeeds, invoices } from './invoice.table.ts'

export const invoiceRecord: RecordKind = { at: '/api/admin/invoices/{id}', kind: 'invoice', page: deskInvoicePath }

type StepCtx = Pick<Ctx, 'db' | 'now' | 'newId' | 'act'>
type Deed = { act: InvoiceDeed; stateBefore: InvoiceState | null; actorId: string; reason?: string | null }

/** Records what was done with an invoice, and keeps on the order the state of its newest one. */
export const recordInvoiceDeed = async (ctx: StepCtx, invoice: Invoice, deed: Deed): Promise<void> => {
  await ctx.db
    .insert(invoiceDeeds)
    .values({ id: ctx.newId(), invoiceId: invoice.id, stateAfter: invoice.state, createTime: ctx.now(), ...deed })
  await ctx.db.update(orders).set({ invoiceState: invoice.state }).where(eq(orders.id, invoice.orderId))
}

type Step = Omit<Deed, 'stateBefore'> & { change: Partial<typeof invoices.$inferInsert> }

/** What the act log says of an invoice: what the desk writes, and not to whom it is made out. */
const toldOf = (invoice: Invoice) => {
  const { state, amount, number, issuedOn, fileId, reply, redNumber, redFileId, redReason } = invoice
  return { state, amount: yuanOf(amount), number, issuedOn, fileId, reply, redNumber, redFileId, redReason }
}

/** Changes an invoice, with a row of history and a word to the act log. The caller's transaction holds its order. */
export const takeInvoiceStep = async (ctx: StepCtx, invoice: Invoice, { change, ...deed }: Step): Promise<Invoice> => {
  const [changed] = await ctx.db.update(invoices).set(change).where(eq(invoices.id, invoice.id)).returning()
  ensure(changed, 'record.not_found')
  await recordInvoiceDeed(ctx, changed, { ...deed, stateBefore: invoice.state })
  await recordAct(ctx, {
    ...loggedAs(invoiceRecord, invoice.id),
    before: toldOf(invoice),
    after: toldOf(changed),
  })
  return changed
}
