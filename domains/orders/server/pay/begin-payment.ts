import { type Ctx, refuseField, type SignedInCtx } from '@portal/platform/server'
import { and, count, eq } from 'drizzle-orm'
import { mostAttempts } from '../../contract/limits.ts'
import { fen, yuanOf } from '../../contract/money.ts'
import type { PayAnswer, PayForm } from '../../contract/order.ts'
import type { PayWay } from '../../contract/ways.ts'
import { ensure } from '../failures.ts'
import type { Order } from '../order/order.table.ts'
import { lockOrder } from '../order/order-steps.ts'
import { getOwnOrder } from '../order/own-order.ts'
import { paymentSettings } from '../payments.settings.ts'
import { offeredWays, waysOf } from './open-ways.ts'
import { type PaymentAttempt, paymentAttempts } from './payment.table.ts'

/** The open attempt of a way, or a new one under the next number of the order. */
const attemptFor = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'newId'>,
  order: Order,
  way: PayWay,
): Promise<PaymentAttempt> => {
  const mine = eq(paymentAttempts.orderId, order.id)
  const [open] = await ctx.db
    .select()
    .from(paymentAttempts)
    .where(and(mine, eq(paymentAttempts.way, way), eq(paymentAttempts.state, 'waiting')))
  if (open) return open
  const [found] = await ctx.db.select({ made: count() }).from(paymentAttempts).where(mine)
  const made = found?.made ?? 0
  ensure(made < mostAttempts, 'order.too_many_attempts')
  const [attempt] = await ctx.db
    .insert(paymentAttempts)
    .values({
      id: ctx.newId(),
      paymentNo: `${order.orderNo}${String(made + 1).padStart(2, '0')}`,
      orderId: order.id,
      way,
      state: 'waiting',
      amount: fen(order.amount - order.paid),
      createTime: ctx.now(),
    })
    .returning()
  ensure(attempt, 'order.state_conflict')
  return attempt
}

const ensurePayable = (ctx: Pick<Ctx, 'config'>, order: Order, way: PayWay): void => {
  if (!offeredWays(ctx.config).includes(way)) refuseField('way', '该支付方式未开通')
  ensure(order.closingSince === null, 'order.closing')
  ensure(order.state === 0, 'order.not_awaiting_payment')
  const found = waysOf(ctx, order).find((one) => one.way === way)
  if (!found?.open) refuseField('way', found?.reason ?? '该支付方式未开通')
}

/** Begins to pay an order by a way; asked again, it answers the payment that is under way. */
export const beginPayment = async (
  ctx: SignedInCtx,
  { params, body }: { params: { orderNo: string }; body: PayForm },
): Promise<PayAnswer> => {
  const { way } = body
  const own = await getOwnOrder(ctx, params.orderNo)
  const { order, attempt } = await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const locked = await lockOrder(inside, own.id)
    ensurePayable(ctx, locked, way)
    return { order: locked, attempt: await attemptFor(inside, locked, way) }
  })
  const { payee } = paymentSettings(ctx.config)
  return {
    paymentNo: attempt.paymentNo,
    way,
    amount: yuanOf(attempt.amount),
    expiresAt: order.expiresAt.getTime(),
    ...(way === 'bankTransfer' && payee && { payee, remittanceNote: order.remittanceNote }),
  }
}
