import { type ActorCtx, ensureField } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import type { CloseOrderForm } from '../../contract/desk-forms.ts'
import { type OrderState, orderStateLabels } from '../../contract/order-states.ts'
import { ensure } from '../failures.ts'
import { closeOrder } from '../order/close-order.ts'
import { orderLines } from '../order/order.table.ts'
import { lockOrder, notWhile } from '../order/order-steps.ts'
import { getOrder } from '../order/own-order.ts'
import { completeLocked } from '../order/service-acts.ts'
import { recordChange } from './change-order.ts'
import { canBeSpent } from './desk-row.ts'
import { recordOrderAct } from './record-order-act.ts'

const stateOf = (state: OrderState) => ({ state: orderStateLabels[state] })

type OfOrder = { params: { orderNo: string } }

/** Closes an order that waits for payment; the customer is told. The call's transaction holds all of it. */
export const closeByStaff = async (
  ctx: ActorCtx,
  { params, body }: OfOrder & { body: CloseOrderForm },
): Promise<{ state: OrderState; closing: boolean }> => {
  const { id, state: before } = await getOrder(ctx, params.orderNo)
  const { state } = await closeOrder(ctx, id, { reason: 'closed', actorId: ctx.actor.userId, note: body.reason })
  await recordOrderAct(ctx, params, { before: stateOf(before), after: stateOf(state), note: body.reason })
  return { state, closing: state === 0 }
}

/** Completes an order that staff made by hand; every other one is completed by its service. */
export const completeByStaff = async (ctx: ActorCtx, { params }: OfOrder): Promise<{ state: OrderState }> => {
  const { id } = await getOrder(ctx, params.orderNo)
  const order = await lockOrder(ctx, id)
  ensure(order.service === 'manual', 'order.not_manual')
  const { state } = await completeLocked(ctx, order, ctx.actor.userId)
  await recordOrderAct(ctx, params, { before: stateOf(order.state), after: stateOf(state) })
  return { state }
}

/** Notes that an official fee has gone on to the office, from where it does not come back: it is no longer refundable. */
export const spendLine = async (
  ctx: ActorCtx,
  { params, body }: OfOrder & { body: { line: number } },
): Promise<{ state: OrderState }> => {
  const { id } = await getOrder(ctx, params.orderNo)
  const order = await lockOrder(ctx, id)
  ensure(order.state === 1 || order.state === 2, 'order.state_conflict', notWhile(order, '标明上缴'))
  const lines = await ctx.db.select().from(orderLines).where(eq(orderLines.orderId, id))
  const line = lines.find(({ position }) => position === body.line)
  ensureField(line && canBeSpent(order, line), 'line', '这一项不是官费，或已标明上缴')
  await ctx.db
    .update(orderLines)
    .set({ spentAt: ctx.now() })
    .where(and(eq(orderLines.orderId, id), eq(orderLines.position, line.position)))
  await recordChange(ctx, order, { act: 'spend', before: { spent: null }, after: { spent: line.name } })
  return { state: order.state }
}
