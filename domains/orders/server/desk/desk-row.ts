import { customerOf, type UserName, userNames } from '@portal/accounts/server'
import type { Actor, Ctx } from '@portal/platform/server'
import { and, asc, inArray } from 'drizzle-orm'
import type { DeskAct, DeskOrderRow } from '../../contract/desk-orders.ts'
import { orderStateAfter } from '../../contract/order-states.ts'
import type { MoneyHouse } from '../../contract/ways.ts'
import { type Order, type OrderLine, orderLines } from '../order/order.table.ts'
import { rowOf } from '../order/view-order.ts'
import { paymentFacts } from '../pay/payment.table.ts'
import { stands } from '../pay/standing-facts.ts'
import { withOpenRefund } from '../refunds/refundable.ts'

type RowCtx = Pick<Ctx, 'db' | 'config'> & { actor: Pick<Actor, 'may'> }

/** Fees go on to an office only out of money that is here. */
export const canBeSpent = ({ state }: Order, { kind, spentAt }: Pick<OrderLine, 'kind' | 'spentAt'>): boolean =>
  (state === 1 || state === 2) && kind === 'official' && spentAt === null

type Facts = {
  names: ReadonlyMap<string, UserName>
  houses: ReadonlyMap<string, MoneyHouse>
  lines: readonly Pick<OrderLine, 'orderId' | 'kind' | 'spentAt'>[]
}
type Beside = { lines: Facts['lines']; isRefundOpen: boolean }

const hasService = ({ id }: Order, lines: Facts['lines']): boolean =>
  lines.some(({ orderId, kind }) => orderId === id && kind === 'service')

/** While a refund that was asked for is open, an order is not completed. */
const canOf = (order: Order, { lines, isRefundOpen }: Beside): DeskAct[] => {
  const can: DeskAct[] = ['change']
  const isWaiting = order.closingSince === null && order.paid === 0n
  if (isWaiting && orderStateAfter(order.state, 'close') !== null) can.push('close')
  if (isWaiting && order.state === 0 && hasService(order, lines)) can.push('discount')
  const isOurs = order.service === 'manual' && !isRefundOpen
  if (isOurs && orderStateAfter(order.state, 'complete') !== null) can.push('complete')
  if (lines.some((line) => line.orderId === order.id && canBeSpent(order, line))) can.push('spend')
  return can
}

/** The house where the first money of each order arrived. */
const findHouses = async (ctx: RowCtx, ids: readonly string[]): Promise<Map<string, MoneyHouse>> => {
  const rows = await ctx.db
    .select({ id: paymentFacts.orderId, house: paymentFacts.house })
    .from(paymentFacts)
    .where(and(inArray(paymentFacts.orderId, [...ids]), stands(ctx)))
    .orderBy(asc(paymentFacts.createTime))
  const houses = new Map<string, MoneyHouse>()
  for (const { id, house } of rows) if (id !== null && !houses.has(id)) houses.set(id, house)
  return houses
}

/** What the desk sees of an order in a list, and what staff may do with it. */
export const deskRowsOf = async (ctx: RowCtx, found: readonly Order[]): Promise<DeskOrderRow[]> => {
  const ids = found.map(({ id }) => id)
  const [names, houses, lines, open] = await Promise.all([
    userNames(
      ctx,
      found.map(({ ownerId }) => ownerId),
    ),
    findHouses(ctx, ids),
    ctx.db
      .select({ orderId: orderLines.orderId, kind: orderLines.kind, spentAt: orderLines.spentAt })
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids)),
    withOpenRefund(ctx, ids),
  ])
  return found.map((order) => ({
    ...rowOf(ctx, order),
    customer: customerOf(names, order.ownerId),
    way: houses.get(order.id) ?? null,
    can: ctx.actor.may?.('orders.act') ? canOf(order, { lines, isRefundOpen: open.has(order.id) }) : [],
  }))
}
