import { attachFiles } from '@portal/files/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import { type ActorCtx, ensureField, isId, publish } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import {
  type InvoiceAct,
  type IssueForm,
  invoiceActLabels,
  invoiceMoves,
  type RedLetterForm,
} from '../../contract/invoices/desk-invoice.ts'
import { type InvoiceState, invoiceStateLabels } from '../../contract/invoices/invoice.ts'
import { ensure } from '../failures.ts'
import type { Order } from '../order/order.table.ts'
import { eventOf, lockOrder } from '../order/order-steps.ts'
import { findOpenRefund } from '../refunds/refundable.ts'
import { type Invoice, invoices } from './invoice.table.ts'
import { readerOf } from './invoice-fields.ts'
import { type InvoiceMailEvent, invoicePaper } from './invoice-mail.ts'
import { takeInvoiceStep } from './invoice-steps.ts'
import { findInvoiceable } from './invoiceable.ts'

type ById = { params: { id: string } }
type Standing = { state: InvoiceState }
type Held = { order: Order; invoice: Invoice }

/** Takes the order of an invoice for this transaction alone, and reads the invoice as it stands then. */
const holdFor = async (ctx: ActorCtx, { params }: ById, act: InvoiceAct): Promise<Held> => {
  ensure(isId(params.id), 'record.not_found')
  const wanted = eq(invoices.id, params.id)
  const [found] = await ctx.db.select({ orderId: invoices.orderId }).from(invoices).where(wanted)
  ensure(found, 'record.not_found')
  const order = await lockOrder(ctx, found.orderId)
  const [invoice] = await ctx.db.select().from(invoices).where(wanted)
  ensure(invoice, 'record.not_found')
  ensure(invoice.state === invoiceMoves[act], 'invoice.state_conflict', {
    msg: `发票${invoiceStateLabels[invoice.state]}，不能${invoiceActLabels[act]}`,
  })
  return { order, invoice }
}

/** Takes the paper that this member of staff has uploaded. */
const attachPaper = async (ctx: ActorCtx, { id }: Invoice, url: string): Promise<string> => {
  const [file] = await attachFiles(ctx, {
    references: [{ url }],
    purposes: ['invoice'],
    ownerId: ctx.actor.userId,
    kind: invoicePaper,
    ref: id,
    max: 1,
    field: 'url',
  })
  ensure(file, 'request.invalid')
  return file.id
}

/** Staff bring the invoice that was issued elsewhere; the customer is told, and gets it by mail where he gave an address. */
export const issueInvoice = async (ctx: ActorCtx, input: ById & { body: IssueForm }): Promise<Standing> => {
  const { order, invoice } = await holdFor(ctx, input, 'issue')
  const { url, number, issuedOn } = input.body
  ensure(!(await findOpenRefund(ctx, order.id)), 'invoice.refund_open')
  const amount = (await findInvoiceable(ctx, [order]))(order)
  ensure(amount > 0n, 'invoice.nothing')
  ensureField(issuedOn <= shanghaiDayOf(ctx.now()), 'issuedOn', '开票日期不能晚于今天')
  const fileId = await attachPaper(ctx, invoice, url)
  const change = { state: 'issued', amount, number, issuedOn, fileId, refundedBefore: order.refunded } as const
  const { state } = await takeInvoiceStep(ctx, invoice, { act: 'issue', actorId: ctx.actor.userId, change })
  const event = { ...eventOf(order), invoiceId: invoice.id }
  await publish(ctx, 'invoice.issued', event)
  const reader = readerOf(invoice)
  if (reader) await publish(ctx, 'invoice.mail_due', { ...event, reader, fileId } satisfies InvoiceMailEvent)
  return { state }
}

/** Staff do not issue an invoice; the customer reads why, and may ask again. */
export const refuseInvoice = async (ctx: ActorCtx, input: ById & { body: { reason: string } }): Promise<Standing> => {
  const { order, invoice } = await holdFor(ctx, input, 'refuse')
  const { reason } = input.body
  const change = { state: 'refused', reply: reason } as const
  const { state } = await takeInvoiceStep(ctx, invoice, { act: 'refuse', actorId: ctx.actor.userId, reason, change })
  await publish(ctx, 'invoice.refused', { ...eventOf(order), invoiceId: invoice.id })
  return { state }
}

/** Staff record the red-letter invoice, or why there is none; then the order may be invoiced anew. */
export const redLetterInvoice = async (ctx: ActorCtx, input: ById & { body: RedLetterForm }): Promise<Standing> => {
  const { invoice } = await holdFor(ctx, input, 'redLetter')
  const { url, number, reason } = input.body
  const redFileId = url === '' ? null : await attachPaper(ctx, invoice, url)
  ensureField(redFileId === null || redFileId !== invoice.fileId, 'url', '这是原发票的文件，请上传红字发票')
  const told = reason === '' ? null : reason
  const change = {
    state: 'redLettered',
    redFileId,
    redNumber: number === '' ? null : number,
    redReason: told,
  } as const
  const step = { act: 'redLetter', actorId: ctx.actor.userId, reason: told, change } as const
  const { state } = await takeInvoiceStep(ctx, invoice, step)
  return { state }
}
