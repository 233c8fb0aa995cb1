import { userNames, usernameOf } from '@portal/accounts/server'
import type { Day } from '@portal/platform/contract'
import type { Ctx } from '@portal/platform/server'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { fen, fenOf, sumFen, yuanOf } from '../../contract/money.ts'
import {
  type Agreement,
  billTimeOf,
  type DayView,
  type DifferenceItem,
  type WayOfDay,
} from '../../contract/reconciliation/reconciliation.ts'
import { type MoneyHouse, moneyHouses } from '../../contract/ways.ts'
import { readLastCheck } from '../ledger/check-books.ts'
import { orders } from '../order/order.table.ts'
import { openHouses } from '../pay/open-ways.ts'
import type { Told } from './compare-sides.ts'
import { ourSide } from './our-side.ts'
import { type DifferenceRow, differences, type HouseBill, houseBills } from './reconciliation.table.ts'

type ViewCtx = Pick<Ctx, 'db' | 'now' | 'config'>

/** What a day is worth by its bill and its differences. */
export const agreementOf = (bill: Pick<HouseBill, 'state'> | undefined, counts: Counts): Agreement => {
  if (bill?.state !== 'fetched') return 'noBill'
  if (counts.open > 0) return 'differs'
  return counts.all > 0 ? 'explained' : 'agrees'
}
export type Counts = { open: number; all: number }

const netOf = (side: readonly Told[]) =>
  sumFen(side.map(({ move, amount }) => (move === 'payment' ? amount : fen(-amount))))

/** By how much the bill differs by what is known, but for what later comparisons found to be equal. */
const standingOf = (items: readonly DifferenceItem[]) =>
  sumFen(
    items
      .filter(({ state, actor }) => state === 'open' || actor !== null)
      .map(({ move, here, there }) => {
        const more = fenOf(there ?? '0.00') - fenOf(here ?? '0.00')
        return fen(move === 'payment' ? more : -more)
      }),
  )

/** The number of an attempt is that of its order and two digits. */
const orderNoIn = ({ paymentNo }: DifferenceRow): string => paymentNo?.slice(0, -2) ?? ''

const itemsOf = async (ctx: ViewCtx, day: Day): Promise<Map<MoneyHouse, DifferenceItem[]>> => {
  const rows = await ctx.db
    .select()
    .from(differences)
    .where(eq(differences.day, day))
    .orderBy(asc(differences.createTime), asc(differences.tradeNo))
  const names = await userNames(
    ctx,
    rows.flatMap(({ actorId }) => actorId ?? []),
  )
  const named = await ctx.db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(inArray(orders.orderNo, rows.map(orderNoIn)))
  const orderNos = new Set(named.map(({ orderNo }) => orderNo))
  const found = new Map<MoneyHouse, DifferenceItem[]>()
  for (const row of rows) {
    const { id, kind, move, tradeNo, here, there, state, reason, actorId, createTime, explainedAt } = row
    const item: DifferenceItem = {
      ...{ id, kind, move, tradeNo, state, reason },
      orderNo: orderNos.has(orderNoIn(row)) ? orderNoIn(row) : null,
      here: here === null ? null : yuanOf(here),
      there: there === null ? null : yuanOf(there),
      actor: actorId && usernameOf(names, actorId),
      createTime: createTime.getTime(),
      explainTime: explainedAt?.getTime() ?? null,
    }
    found.set(row.house, [...(found.get(row.house) ?? []), item])
  }
  return found
}

const viewWay = async (
  ctx: ViewCtx,
  { day, house }: { day: Day; house: MoneyHouse },
  { bill, items }: { bill: HouseBill | undefined; items: DifferenceItem[] },
): Promise<WayOfDay> => {
  const expected = netOf(await ourSide(ctx, { day, house }))
  const open = items.filter(({ state }) => state === 'open').length
  const isHere = bill?.state === 'fetched'
  const received = isHere ? fen(bill.received - bill.refunded) : null
  const difference = received === null ? null : fen(received - expected)
  // What was booked since the day was compared is a difference that nobody has seen yet.
  const isSeen = difference === null || difference === standingOf(items)
  return {
    way: house,
    agreement: isSeen ? agreementOf(bill, { open, all: items.length }) : 'differs',
    expected: yuanOf(expected),
    received: received === null ? null : yuanOf(received),
    difference: difference === null ? null : yuanOf(difference),
    fees: isHere ? yuanOf(bill.fees) : null,
    bill: {
      state: bill?.state ?? 'waiting',
      lines: bill?.lines ?? 0,
      sha256: bill?.sha256 ?? null,
      time: bill?.heardAt?.getTime() ?? null,
    },
    items,
  }
}

/** One day with every house where money of it lies, or should. */
export const viewDay = async (ctx: ViewCtx, { query: { day } }: { query: { day: Day } }): Promise<DayView> => {
  const bills = await ctx.db
    .select()
    .from(houseBills)
    .where(and(eq(houseBills.day, day)))
  const items = await itemsOf(ctx, day)
  const open = openHouses(ctx)
  const shown = moneyHouses.filter(
    (house) => open.includes(house) || items.has(house) || bills.some((bill) => bill.house === house),
  )
  const ways: WayOfDay[] = []
  for (const house of shown) {
    const bill = bills.find((one) => one.house === house)
    ways.push(await viewWay(ctx, { day, house }, { bill, items: items.get(house) ?? [] }))
  }
  const check = await readLastCheck(ctx)
  return {
    day,
    ways,
    books: check && {
      time: check.checkedAt.getTime(),
      balanced: check.difference === 0n && check.differences === 0,
      difference: yuanOf(check.difference),
    },
    canFetch: billTimeOf(day) <= ctx.now().getTime(),
  }
}
