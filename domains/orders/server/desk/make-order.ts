import { findUserId, isActiveUser } from '@portal/accounts/server'
import { type ActorCtx, ensureField, isId } from '@portal/platform/server'
import type { ManualOrderForm } from '../../contract/desk-forms.ts'
import { fen, fenOf } from '../../contract/money.ts'
import { ensure } from '../failures.ts'
import { findOpenOrder, nextRound, storeOrder } from '../order/place-order.ts'
import { recordOrderAct } from './record-order-act.ts'

/** Makes an order by hand for a customer: what no service charges for, with prices that staff state. */
export const makeOrder = async (
  ctx: ActorCtx<'chance' | 'cipher'>,
  { body }: { body: ManualOrderForm },
): Promise<{ orderNo: string }> => {
  const { title, lines, reason } = body
  const customer = isId(body.customer) ? body.customer : await findUserId(ctx, body.customer)
  ensureField(customer && (await isActiveUser(ctx, customer)), 'customer', '没有这个客户，或账号已停用')
  const businessSn = body.businessSn === '' ? null : body.businessSn
  const purpose = 'extra'
  const open = businessSn === null ? undefined : await findOpenOrder(ctx, { businessSn, purpose })
  ensure(!open, 'order.open', { msg: `这个业务还有待付款的订单 ${open}，付款或关闭后再开` })
  const { orderNo } = await storeOrder(ctx, {
    service: 'manual',
    businessSn,
    purpose,
    round: businessSn === null ? 1 : await nextRound(ctx, { businessSn, purpose }),
    ownerId: customer,
    title,
    feeVersionId: null,
    lines: lines.map(({ unitPrice, ...line }) => ({
      ...line,
      code: null,
      unitPrice: fenOf(unitPrice),
      amount: fen(fenOf(unitPrice) * BigInt(line.quantity)),
      isInvoiceable: true,
      isRefundable: true,
    })),
    actorId: ctx.actor.userId,
    reason,
  })
  await recordOrderAct(ctx, { orderNo }, { before: null, after: { title, businessSn, lines }, note: reason })
  return { orderNo }
}
