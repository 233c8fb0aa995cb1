import { type Ctx, refuseField, type SignedInCtx } from '@portal/platform/server'
import { and, count, eq } from 'drizzle-orm'
import { mostAttempts } from '../../contract/limits.ts'
import { fen, yuanOf } from '../../contract/money.ts'
import type { PayAnswer, PayForm } from '../../contract/order.ts'
import { gatewayHouseOf, type PayWay } from '../../contract/ways.ts'
import { ensure, fail } from '../failures.ts'
import type { Order } from '../order/order.table.ts'
import { lockOrder, notWhile } from '../order/order-steps.ts'
import { getOwnOrder } from '../order/own-order.ts'
import { paymentSettings } from '../payments.settings.ts'
import { askForMeans } from './ask-for-means.ts'
import { nextAsk } from './ask-schedule.ts'
import { offeredWays, waysOf } from './open-ways.ts'
import { type PaymentAttempt, paymentAttempts } from './payment.table.ts'
import { settleAttempt } from './settle-attempt.ts'
import { waitingAttempts } from './waiting-attempts.ts'

const ensurePayable = (ctx: Pick<Ctx, 'config' | 'now'>, order: Order, way: PayWay): void => {
  if (!offeredWays(ctx.config).includes(way)) refuseField('way', '该支付方式未开通')
  ensure(order.closingSince === null, 'order.closing')
  ensure(order.state === 0, 'order.not_awaiting_payment', notWhile(order, '再付款'))
  // One that holds money never expires.
  const isOver = order.paid === 0n && order.expiresAt <= ctx.now()
  ensure(!isOver, 'order.not_awaiting_payment', { msg: '订单已过付款期限，不能再付款' })
  const found = waysOf(ctx, order).find((one) => one.way === way)
  if (!found?.open) refuseField('way', found?.reason ?? '该支付方式未开通')
}

/** A new attempt under the next number of the order. */
const newAttempt = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'newId'>,
  order: Order,
  way: PayWay,
): Promise<PaymentAttempt> => {
  const [found] = await ctx.db
    .select({ made: count() })
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderId, order.id))
  const made = found?.made ?? 0
  ensure(made < mostAttempts, 'order.too_many_attempts')
  const createTime = ctx.now()
  const [attempt] = await ctx.db
    .insert(paymentAttempts)
    .values({
      id: ctx.newId(),
      paymentNo: `${order.orderNo}${String(made + 1).padStart(2, '0')}`,
      orderId: order.id,
      way,
      state: 'waiting',
      amount: fen(order.amount - order.paid),
      createTime,
      askAt: gatewayHouseOf(way) && nextAsk(createTime, createTime),
    })
    .returning()
  return attempt ?? fail('order.state_conflict')
}

/** The attempt to pay by, or one in the way of it that its gateway must end first. */
type Opened = { order: Order; attempt: PaymentAttempt } | { inTheWay: PaymentAttempt }

/** The open attempt of a way, or a new one; an open attempt of another way, or over what was due before, ends first. */
const openAttempt = (ctx: SignedInCtx, orderId: string, way: PayWay): Promise<Opened> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const order = await lockOrder(inside, orderId)
    ensurePayable(ctx, order, way)
    const due = fen(order.amount - order.paid)
    const waiting = await waitingAttempts(inside, orderId)
    const open = waiting.find((one) => one.way === way && one.amount === due)
    for (const other of waiting.filter((one) => one !== open)) {
      if (gatewayHouseOf(other.way)) return { inTheWay: other }
      await tx
        .update(paymentAttempts)
        .set({ state: 'closed', endedAt: ctx.now() })
        .where(and(eq(paymentAttempts.id, other.id), eq(paymentAttempts.state, 'waiting')))
    }
    return { order, attempt: open ?? (await newAttempt(inside, order, way)) }
  })

/** Opens the attempt, and has the gateways end what stands in its way. */
const clearTheWay = async (
  ctx: SignedInCtx,
  orderId: string,
  way: PayWay,
): Promise<{ order: Order; attempt: PaymentAttempt }> => {
  for (let tries = 0; tries < mostAttempts; tries += 1) {
    const opened = await openAttempt(ctx, orderId, way)
    if (!('inTheWay' in opened)) return opened
    if ((await settleAttempt(ctx, opened.inTheWay, { end: true })) === 'waiting') return fail('order.gateway_silent')
  }
  return fail('order.state_conflict')
}

const beginOnce = async (
  ctx: SignedInCtx,
  orderId: string,
  form: PayForm,
): Promise<PayAnswer | { over: PaymentAttempt }> => {
  const { way } = form
  const { order, attempt } = await clearTheWay(ctx, orderId, way)
  const means = await askForMeans(ctx, { order, attempt, form })
  if (means === 'over') return { over: attempt }
  const { payee } = paymentSettings(ctx.config)
  return {
    paymentNo: attempt.paymentNo,
    way,
    amount: yuanOf(attempt.amount),
    expiresAt: order.expiresAt.getTime(),
    ...(way === 'bankTransfer' && payee && { payee, remittanceNote: order.remittanceNote }),
    ...means,
  }
}

/** Begins to pay an order by a way; asked again, it answers the payment that is under way. */
export const beginPayment = async (
  ctx: SignedInCtx,
  { params, body }: { params: { orderNo: string }; body: PayForm },
): Promise<PayAnswer> => {
  const { id } = await getOwnOrder(ctx, params.orderNo)
  const begun = await beginOnce(ctx, id, body)
  if (!('over' in begun)) return begun
  // The gateway has ended it and nobody told: what it says is booked, and the next try is another payment.
  await settleAttempt(ctx, begun.over, { end: true })
  const again = await beginOnce(ctx, id, body)
  return 'over' in again ? fail('order.gateway_silent') : again
}
