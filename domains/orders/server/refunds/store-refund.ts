import { type Ctx, underNewNumber } from '@portal/platform/server'
import { ensure } from '../failures.ts'
import type { Order } from '../order/order.table.ts'
import { recordRefundAct, toldOf } from './record-refund-act.ts'
import { type Refund, refunds } from './refund.table.ts'
import { copyRefundState, recordDeed } from './refund-steps.ts'

export type NewRefund = Pick<Refund, 'fund' | 'origin' | 'amount' | 'reason'> & {
  factId: string | null
  actorId: string | null
}

/** Stores a refund under a number of its own, waiting for staff. The caller's transaction holds the order. */
export const storeRefund = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'newId' | 'chance' | 'act'>,
  order: Order,
  { actorId, ...asked }: NewRefund,
): Promise<Refund> => {
  const refund = await underNewNumber(ctx, 'TK', async (refundNo) => {
    const [stored] = await ctx.db
      .insert(refunds)
      .values({ id: ctx.newId(), refundNo, orderId: order.id, state: 0, createTime: ctx.now(), ...asked })
      .onConflictDoNothing({ target: refunds.refundNo })
      .returning()
    return stored
  })
  ensure(refund, 'refund.state_conflict')
  await recordDeed(ctx, refund, { act: 'ask', stateBefore: null, actorId, note: refund.reason })
  await copyRefundState(ctx, order.id)
  const { orderNo } = order
  await recordRefundAct(ctx, refund, { before: null, after: { orderNo, ...toldOf(refund) }, note: refund.reason })
  return refund
}
