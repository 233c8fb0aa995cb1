import { type ActorCtx, type Ctx, ensureField } from '@portal/platform/server'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { DiscountForm, PendingDiscount } from '../../contract/desk-forms.ts'
import { type Fen, fen, fenOf, moneyWords, noFen, sumFen, yuanOf } from '../../contract/money.ts'
import { gatewayHouseOf } from '../../contract/ways.ts'
import { ensure } from '../failures.ts'
import { type Order, type OrderLine, orderLines, orders } from '../order/order.table.ts'
import { orderChanges } from '../order/order-change.table.ts'
import { lockOrder, notWhile } from '../order/order-steps.ts'
import { getOrder } from '../order/own-order.ts'
import { waitingAttempts } from '../pay/waiting-attempts.ts'
import { readOrderSettings } from '../settings/order-settings.ts'
import { recordChange } from './change-order.ts'

/** A discount that waits for a colleague: the last one asked for that was not given since. */
const findPendingDiscount = async (
  ctx: Pick<Ctx, 'db'>,
  { id, state }: Order,
): Promise<{ serviceFee: string; actorId: string } | null> => {
  if (state !== 0) return null
  const [last] = await ctx.db
    .select()
    .from(orderChanges)
    .where(and(eq(orderChanges.orderId, id), inArray(orderChanges.act, ['discountAsked', 'discount'])))
    .orderBy(desc(orderChanges.version))
    .limit(1)
  return last?.act === 'discountAsked' ? { serviceFee: String(last.after.serviceFee), actorId: last.actorId } : null
}

/** The same as its viewer sees it. */
export const viewPendingDiscount = async (
  ctx: Pick<ActorCtx, 'db' | 'actor'>,
  order: Order,
): Promise<PendingDiscount | null> => {
  const pending = await findPendingDiscount(ctx, order)
  return pending && { serviceFee: pending.serviceFee, isOwn: pending.actorId === ctx.actor.userId }
}

/** Takes an amount off the lines, the last one first. A line that costs less becomes one of its new price. */
const takeOff = async (ctx: Pick<Ctx, 'db'>, lines: readonly OrderLine[], cut: Fen): Promise<void> => {
  let rest = cut
  for (const { id, amount } of lines.toReversed()) {
    const left = amount > rest ? fen(amount - rest) : noFen
    if (left === amount) continue
    rest = fen(rest - (amount - left))
    await ctx.db.update(orderLines).set({ quantity: 1, unitPrice: left, amount: left }).where(eq(orderLines.id, id))
  }
}

const ensureUntouched = async (ctx: Pick<Ctx, 'db'>, order: Order): Promise<void> => {
  ensure(order.state === 0, 'order.not_awaiting_payment', notWhile(order, '优惠'))
  ensure(order.closingSince === null, 'order.closing')
  ensure(order.paid === 0n, 'order.holds_money')
  const waiting = await waitingAttempts(ctx, order.id)
  // Whoever has the code of a gateway before him could still pay the old price.
  ensure(!waiting.some(({ way }) => gatewayHouseOf(way) !== null), 'order.attempt_open')
}

/**
 * Lowers the service fee of an order of which nothing was paid, in the call's transaction. From the operator's limit on, the
 * fee falls once a colleague asks for the same: until then it is `pending`.
 */
export const discountOrder = async (
  ctx: ActorCtx,
  { params, body }: { params: { orderNo: string }; body: DiscountForm },
): Promise<{ amount: string; pending: boolean }> => {
  const { id } = await getOrder(ctx, params.orderNo)
  const order = await lockOrder(ctx, id)
  await ensureUntouched(ctx, order)
  const lines = await ctx.db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderId, id), eq(orderLines.kind, 'service')))
    .orderBy(asc(orderLines.position))
  const [now, wanted] = [sumFen(lines.map(({ amount }) => amount)), fenOf(body.serviceFee)]
  ensureField(wanted < now, 'serviceFee', `须低于现在的服务费 ${moneyWords(yuanOf(now))}`)
  const cut = fen(now - wanted)
  const left = fen(order.amount - cut)
  ensureField(left > noFen, 'serviceFee', '优惠后订单合计不能低于 0.01')
  const said = {
    before: { serviceFee: yuanOf(now) },
    after: { serviceFee: body.serviceFee, reason: body.reason },
  }
  const pending = await findPendingDiscount(ctx, order)
  const isSame = pending?.serviceFee === body.serviceFee
  const { fourEyesFrom } = await readOrderSettings(ctx)
  if (cut >= fourEyesFrom && !(isSame && pending.actorId !== ctx.actor.userId)) {
    ensure(!isSame, 'refund.own_approval')
    await recordChange(ctx, order, { act: 'discountAsked', ...said })
    return { amount: yuanOf(order.amount), pending: true }
  }
  await takeOff(ctx, lines, cut)
  await ctx.db.update(orders).set({ amount: left }).where(eq(orders.id, id))
  await recordChange(ctx, order, { act: 'discount', ...said })
  return { amount: yuanOf(left), pending: false }
}
