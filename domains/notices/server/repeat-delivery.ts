import { type Ctx, isId, loggedAs, publish, type RecordKind, recordAct } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { ensure } from './failures.ts'
import { deliveries } from './notice.table.ts'
import { dueEvent } from './tell.ts'

/** A delivery has no page of its own. */
export const deliveryRecord: RecordKind = {
  at: '/api/admin/notice-deliveries/{id}',
  kind: 'delivery',
  page: () => '/notice-deliveries',
}

type Delivery = Pick<typeof deliveries.$inferSelect, 'state' | 'channel' | 'userId' | 'address' | 'sealedAddress'>

/** Whether staff can have a delivery sent again: it failed, and somebody is still known to whom it goes. */
export const isRepeatable = ({ state, channel, userId, address, sealedAddress }: Delivery): boolean => {
  const namesNobody = channel === 'webhook' && address === null
  return state === 'failed' && channel !== 'inApp' && (namesNobody || userId !== null || sealedAddress !== null)
}

/**
 * Staff have a failed delivery sent again, with the same receipt and papers. Two who ask at the same time send it once: the
 * second finds it waiting.
 */
export const repeatDelivery = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'act'>,
  { params: { id } }: { params: { id: string } },
): Promise<{ state: 'waiting' }> => {
  ensure(isId(id), 'record.not_found')
  const isIt = eq(deliveries.id, id)
  const [found] = await ctx.db.select().from(deliveries).where(isIt).for('update')
  ensure(found, 'record.not_found')
  const { channel, attempts, state: stateBefore } = found
  ensure(channel !== 'inApp' && isRepeatable(found), 'delivery.not_failed')
  const state = 'waiting'
  await ctx.db
    .update(deliveries)
    .set({ state, heldUntil: null, repeatTime: ctx.now(), triedBefore: attempts })
    .where(isIt)
  await publish(ctx, dueEvent(channel), { id })
  await recordAct(ctx, {
    ...loggedAs(deliveryRecord, id),
    before: { state: stateBefore },
    after: { state, channel },
  })
  return { state }
}
