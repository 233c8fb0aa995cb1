import { type Ctx, publish } from '@portal/platform/server'
import { eq, sql } from 'drizzle-orm'
import {
  type CloseReason,
  type OrderAct,
  type OrderState,
  orderStateAfter,
  orderStateLabels,
} from '../../contract/order-states.ts'
import { fail } from '../failures.ts'
import { type Order, orderSteps, orders } from './order.table.ts'

type StepCtx = Pick<Ctx, 'db' | 'now' | 'newId'>
type Change = Omit<Partial<typeof orders.$inferInsert>, 'id' | 'state' | 'version'>

/** What every event of an order tells: `businessSn` is the application's, `reason` of `order.closed` why. */
export type OrderEvent = {
  orderNo: string
  businessSn: string | null
  service: Order['service']
  ownerId: string
  purpose: Order['purpose']
}
export type OrderClosed = OrderEvent & { reason: CloseReason }

export const eventOf = ({ orderNo, businessSn, service, ownerId, purpose }: Order): OrderEvent => ({
  orderNo,
  businessSn,
  service,
  ownerId,
  purpose,
})

/** Takes the row of an order for this transaction alone, and reads it as it stands then. */
export const lockOrder = async (ctx: Pick<Ctx, 'db'>, id: string): Promise<Order> => {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, id)).for('update')
  return order ?? fail('record.not_found')
}

/** What a refusal says of the order's state: 订单已付款，不能取消. */
export const notWhile = ({ state }: Pick<Order, 'state'>, doing: string): { msg: string } => ({
  msg: `订单${orderStateLabels[state]}，不能${doing}`,
})

const doings = {
  settle: '付款',
  cancel: '取消',
  close: '关闭',
  expire: '关闭',
  complete: '完成',
  refundInFull: '退款',
  unsettle: '取消认领',
} satisfies Record<OrderAct, string>

type Step = { act: OrderAct; actorId: string | null; reason?: string | null; change?: Change }

/**
 * Takes an order one step along its table of states, with a row of history. The caller holds the row by `lockOrder` in the
 * same transaction.
 * @throws AppFailure `order.state_conflict` where the state does not allow it
 */
export const takeOrderStep = async (
  ctx: StepCtx,
  order: Order,
  { act, actorId, reason, change }: Step,
): Promise<Order> => {
  const next = orderStateAfter(order.state, act)
  if (next === null) return fail('order.state_conflict', notWhile(order, doings[act]))
  const [changed] = await ctx.db
    .update(orders)
    .set({ ...change, state: next, version: sql`${orders.version} + 1` })
    .where(eq(orders.id, order.id))
    .returning()
  if (!changed) return fail('record.not_found')
  await recordOrderStep(ctx, changed, { act, stateBefore: order.state, actorId, reason: reason ?? null })
  return changed
}

type Recorded = {
  act: OrderAct | 'place'
  stateBefore: OrderState | null
  actorId: string | null
  reason: string | null
}

export const recordOrderStep = async (ctx: StepCtx, order: Order, step: Recorded): Promise<void> => {
  await ctx.db.insert(orderSteps).values({
    id: ctx.newId(),
    orderId: order.id,
    version: order.version,
    stateAfter: order.state,
    createTime: ctx.now(),
    ...step,
  })
}

/** Closes an order for good, and tells the service why. */
export const endOrder = async (
  ctx: StepCtx,
  order: Order,
  { act, reason }: { act: 'cancel' | 'close' | 'expire' | 'refundInFull'; reason: CloseReason },
): Promise<Order> => {
  const closed = await takeOrderStep(ctx, order, {
    act,
    actorId: order.closedBy,
    reason: order.closeNote,
    change: { closedAt: ctx.now(), closeReason: reason, closingSince: null },
  })
  await publish(ctx, 'order.closed', { ...eventOf(closed), reason } satisfies OrderClosed)
  return closed
}
