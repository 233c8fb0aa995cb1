import { type Ctx, publish, underNewNumber } from '@portal/platform/server'
import { and, eq, max } from 'drizzle-orm'
import type { OrderService } from '../../contract/fees.ts'
import { type Fen, sumFen } from '../../contract/money.ts'
import type { AnnualFeePayer, OrderPurpose } from '../../contract/order.ts'
import { ensure } from '../failures.ts'
import { findFeesInForce } from '../fees/fees-in-force.ts'
import { priceLines, type Want } from '../fees/price-lines.ts'
import { readOrderSettings } from '../settings/order-settings.ts'
import { type Order, type OrderLine, orderLines, orders } from './order.table.ts'
import { eventOf, recordOrderStep } from './order-steps.ts'
import { newRemittanceNote } from './remittance-note.ts'

export type PlaceCtx = Pick<Ctx, 'db' | 'now' | 'newId' | 'chance'>

export type PlacedOrder = {
  service: OrderService
  businessSn: string
  ownerId: string
  title: string
  purpose: OrderPurpose
  annualFeePayer?: AnnualFeePayer
  /** What is charged, by the fee table in force; what a customer sends is never a price. */
  wants: readonly Want[]
}

type NewLine = Omit<OrderLine, 'id' | 'orderId' | 'position' | 'spentAt'>

/** The order of an application for one purpose that still waits for payment: there is one at a time. */
export const findOpenOrder = async (
  ctx: PlaceCtx,
  { businessSn, purpose }: Pick<PlacedOrder, 'businessSn' | 'purpose'>,
): Promise<string | undefined> => {
  const [open] = await ctx.db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.businessSn, businessSn), eq(orders.purpose, purpose), eq(orders.state, 0)))
  return open?.orderNo
}

/** The number of the next order of an application for one purpose; the first has 1. */
export const nextRound = async (
  ctx: PlaceCtx,
  { businessSn, purpose }: Pick<PlacedOrder, 'businessSn' | 'purpose'>,
): Promise<number> => {
  const [last] = await ctx.db
    .select({ round: max(orders.round) })
    .from(orders)
    .where(and(eq(orders.businessSn, businessSn), eq(orders.purpose, purpose)))
  return (last?.round ?? 0) + 1
}

type NewOrder = Omit<PlacedOrder, 'wants' | 'businessSn'> & {
  businessSn: string | null
  round: number
  feeVersionId: string | null
  lines: readonly NewLine[]
  actorId: string
  reason: string | null
}

/** Stores an order with its lines and the first row of its history. */
export const storeOrder = async (ctx: PlaceCtx, { lines, actorId, reason, ...order }: NewOrder): Promise<Order> => {
  const amount: Fen = sumFen(lines.map((line) => line.amount))
  const createTime = ctx.now()
  const { payWithinMinutes } = await readOrderSettings(ctx)
  const stored = await underNewNumber(ctx, 'DD', async (orderNo) => {
    const [row] = await ctx.db
      .insert(orders)
      .values({
        id: ctx.newId(),
        orderNo,
        ...order,
        state: 0,
        amount,
        remittanceNote: newRemittanceNote(ctx),
        expiresAt: new Date(createTime.getTime() + payWithinMinutes * 60_000),
        createTime,
      })
      .onConflictDoNothing({ target: orders.orderNo })
      .returning()
    return row
  })
  await ctx.db
    .insert(orderLines)
    .values(lines.map((line, position) => ({ id: ctx.newId(), orderId: stored.id, position, ...line })))
  await recordOrderStep(ctx, stored, { act: 'place', stateBefore: null, actorId, reason })
  await publish(ctx, 'order.placed', eventOf(stored))
  return stored
}

/**
 * Places the order of an application, in the transaction that stores the application. Answers its number, or null where
 * everything costs nothing: then there is nothing to pay and no order.
 * @throws AppFailure `order.no_prices` while no fee table is in force that has a price for each of `wants`
 */
export const placeOrder = async (ctx: PlaceCtx, placed: PlacedOrder): Promise<string | null> => {
  const { wants, ...order } = placed
  const inForce = await findFeesInForce(ctx)
  const lines = inForce && priceLines(inForce, wants)
  ensure(lines, 'order.no_prices')
  if (lines.every((line) => line.amount === 0n)) return null
  const { orderNo } = await storeOrder(ctx, {
    ...order,
    round: await nextRound(ctx, placed),
    feeVersionId: inForce.version.id,
    lines,
    actorId: placed.ownerId,
    reason: null,
  })
  return orderNo
}
