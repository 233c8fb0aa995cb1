import { type ActorCtx, publish, refuseField } from '@portal/platform/server'
import { mostRefunds } from '../../contract/limits.ts'
import { type Fen, fenOf, yuanOf } from '../../contract/money.ts'
import {
  type AskedRefund,
  type AskRefundForm,
  type BeginRefundForm,
  type RefundFund,
  tooMuch,
} from '../../contract/refunds/refund.ts'
import { ensure } from '../failures.ts'
import type { Order } from '../order/order.table.ts'
import { eventOf, lockOrder, notWhile } from '../order/order-steps.ts'
import { getOrder, getOwnOrder } from '../order/own-order.ts'
import { findOpenRefund, findRefundable, leftIn } from './refundable.ts'
import { type NewRefund, storeRefund } from './store-refund.ts'

type ByOrderNo = { params: { orderNo: string } }
type Ctx = ActorCtx<'chance'>

const ensureAskable = async (ctx: Ctx, order: Order, fund: RefundFund): Promise<void> => {
  const { state } = order
  ensure(fund === 'surplus' || state === 1 || state === 2, 'refund.order_state', notWhile(order, '退款'))
  const open = await findOpenRefund(ctx, order.id)
  ensure(!open, 'refund.open', { msg: `退款 ${open?.refundNo} 尚未结束，不能再申请` })
}

const ensureWithin = (amount: Fen, most: Fen): void => {
  if (amount > most) refuseField('amount', tooMuch(yuanOf(most)))
}

const store = async (ctx: Ctx, order: Order, asked: Omit<NewRefund, 'factId' | 'actorId'>): Promise<AskedRefund> => {
  const { refundNo, state } = await storeRefund(ctx, order, { ...asked, factId: null, actorId: ctx.actor.userId })
  await publish(ctx, 'refund.asked', { ...eventOf(order), refundNo })
  return { refundNo, state }
}

/** The owner asks money of his order back; without an amount, all that is refundable. */
export const askRefund = async (
  ctx: Ctx,
  { params, body }: ByOrderNo & { body: AskRefundForm },
): Promise<AskedRefund> => {
  const own = await getOwnOrder(ctx, params.orderNo)
  const order = await lockOrder(ctx, own.id)
  await ensureAskable(ctx, order, 'order')
  const { amount: refundable, asked } = (await findRefundable(ctx, [order]))(order)
  ensure(asked < mostRefunds, 'refund.too_many')
  const amount = body.amount === undefined ? refundable : fenOf(body.amount)
  ensureWithin(amount, refundable)
  ensure(amount > 0n, 'refund.nothing_left')
  return store(ctx, order, { fund: 'order', origin: 'owner', amount, reason: body.reason })
}

/** Staff begin a refund: they may go up to all that was paid, and give back what came beyond it. */
export const beginRefundForOwner = async (
  ctx: Ctx,
  { params, body }: ByOrderNo & { body: BeginRefundForm },
): Promise<AskedRefund> => {
  const { fund, reason } = body
  const { id } = await getOrder(ctx, params.orderNo)
  const order = await lockOrder(ctx, id)
  await ensureAskable(ctx, order, fund)
  const amount = fenOf(body.amount)
  ensureWithin(amount, leftIn(order, fund))
  return store(ctx, order, { fund, origin: 'staff', amount, reason })
}
