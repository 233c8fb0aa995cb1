import { type ActorCtx, ensureField } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { ChangeOrderForm } from '../../contract/desk-forms.ts'
import type { OrderChangeAct } from '../../contract/desk-orders.ts'
import { ensure, fail } from '../failures.ts'
import { type Order, orders } from '../order/order.table.ts'
import { orderChanges } from '../order/order-change.table.ts'
import { lockOrder, notWhile } from '../order/order-steps.ts'
import { getOrder } from '../order/own-order.ts'
import { recordOrderAct } from './record-order-act.ts'

type Changeable = Partial<Pick<Order, 'note' | 'annualFeePayer' | 'expiresAt'>>
type Change = { act: OrderChangeAct; before: Record<string, unknown>; after: Record<string, unknown>; set?: Changeable }

/** Keeps what staff changed of an order beside its state, and counts its version. The caller holds the row. */
export const recordChange = async (
  ctx: ActorCtx,
  order: Order,
  { act, before, after, set = {} }: Change,
): Promise<Order> => {
  const version = order.version + 1
  const [changed] = await ctx.db
    .update(orders)
    .set({ ...set, version })
    .where(eq(orders.id, order.id))
    .returning()
  await ctx.db.insert(orderChanges).values({
    id: ctx.newId(),
    orderId: order.id,
    version,
    act,
    actorId: ctx.actor.userId,
    before,
    after,
    createTime: ctx.now(),
  })
  await recordOrderAct(ctx, order, { before, after })
  return changed ?? fail('record.not_found')
}

/** What of the form differs from the order, each judged by itself. */
const wantedOf = (order: Order, { note, annualFeePayer, expiresAt }: ChangeOrderForm): Changeable => {
  const wanted: Changeable = {}
  if (note !== undefined && note !== order.note) wanted.note = note
  if (annualFeePayer !== undefined && annualFeePayer !== order.annualFeePayer) {
    ensureField(order.annualFeePayer !== null, 'annualFeePayer', '这个订单没有年费')
    ensure(order.state === 0 || order.state === 1, 'order.state_conflict', notWhile(order, '修改年费缴纳方'))
    wanted.annualFeePayer = annualFeePayer
  }
  if (expiresAt !== null && expiresAt !== order.expiresAt.getTime()) {
    ensure(order.state === 0, 'order.state_conflict', notWhile(order, '延后付款期限'))
    ensureField(expiresAt > order.expiresAt.getTime(), 'expiresAt', '付款期限只能延后')
    ensure(order.closingSince === null, 'order.closing')
    wanted.expiresAt = new Date(expiresAt)
  }
  return wanted
}

/** Changes the note, who pays the annual fee, or the last moment to pay, which only moves later. Answers the new version. */
export const changeOrder = async (
  ctx: ActorCtx,
  { params, body }: { params: { orderNo: string }; body: ChangeOrderForm },
): Promise<{ version: number }> => {
  const { id } = await getOrder(ctx, params.orderNo)
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const order = await lockOrder(inside, id)
    ensure(order.version === body.version, 'order.newer_version')
    const set = wantedOf(order, body)
    const names = Object.keys(set) as (keyof Changeable)[]
    if (names.length === 0) {
      await recordOrderAct(inside, order, { before: {}, after: {} })
      return { version: order.version }
    }
    const before = Object.fromEntries(names.map((name) => [name, order[name]]))
    const { version } = await recordChange(inside, order, { act: 'change', before, after: { ...set }, set })
    return { version }
  })
}
