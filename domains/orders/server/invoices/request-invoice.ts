import { type ActorCtx, ensureField, publish } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import type { InvoiceForm } from '../../contract/invoices/invoice-form.ts'
import { yuanOf } from '../../contract/money.ts'
import { ensure } from '../failures.ts'
import { eventOf, lockOrder, notWhile } from '../order/order-steps.ts'
import { getOwnOrder } from '../order/own-order.ts'
import { findOpenRefund } from '../refunds/refundable.ts'
import { invoices } from './invoice.table.ts'
import { columnsOf } from './invoice-fields.ts'
import type { InvoiceMail } from './invoice-mail.ts'
import { recordInvoiceDeed, takeInvoiceStep } from './invoice-steps.ts'
import { findInvoiceable, isInvoiceState } from './invoiceable.ts'

type Ctx = ActorCtx<'cipher' | 'config'>
type Requested = { id: string; state: 'requested'; amount: string }

/** The owner asks for the invoice of a paid order, or corrects what he asked for while nothing is issued. */
export const requestInvoice =
  (mail: InvoiceMail) =>
  async (ctx: Ctx, { params, body }: { params: { orderNo: string }; body: InvoiceForm }): Promise<Requested> => {
    const own = await getOwnOrder(ctx, params.orderNo)
    const order = await lockOrder(ctx, own.id)
    const actorId = ctx.actor.userId
    ensure(isInvoiceState(order), 'invoice.order_state', notWhile(order, '申请发票'))
    ensure(!(await findOpenRefund(ctx, order.id)), 'invoice.refund_open')
    const mine = eq(invoices.orderId, order.id)
    const [issued] = await ctx.db
      .select()
      .from(invoices)
      .where(and(mine, eq(invoices.state, 'issued')))
    ensure(!issued, 'invoice.issued', { msg: `发票 ${issued?.number} 已开具，不能再申请` })
    const amount = (await findInvoiceable(ctx, [order]))(order)
    ensure(amount > 0n, 'invoice.nothing')
    ensureField(body.email !== '' || !mail(ctx.config), 'email', '请填写接收发票的邮箱')
    const [open] = await ctx.db
      .select()
      .from(invoices)
      .where(and(mine, eq(invoices.state, 'requested')))
    if (open) {
      const change = { ...columnsOf(ctx, open.id, body), amount }
      await takeInvoiceStep(ctx, open, { act: 'correct', actorId, change })
      return { id: open.id, state: 'requested', amount: yuanOf(amount) }
    }
    const id = ctx.newId()
    const asked = { id, orderId: order.id, state: 'requested', amount, createTime: ctx.now() } as const
    const [stored] = await ctx.db
      .insert(invoices)
      .values({ ...asked, ...columnsOf(ctx, id, body) })
      .returning()
    ensure(stored, 'record.not_found')
    await recordInvoiceDeed(ctx, stored, { act: 'request', stateBefore: null, actorId })
    await publish(ctx, 'invoice.requested', { ...eventOf(order), invoiceId: id })
    return { id, state: 'requested', amount: yuanOf(amount) }
  }
