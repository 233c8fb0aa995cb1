import { addDays, type Day, type Page, pageWindow, shanghaiDayOf } from '@portal/platform/contract'
import type { SignedInCtx } from '@portal/platform/server'
import { and, count, countDistinct, desc, eq, inArray, min, sql } from 'drizzle-orm'
import type { DayRow, DaysQuery } from '../../contract/reconciliation/reconciliation.ts'
import { moneyHouses } from '../../contract/ways.ts'
import { openHouses } from '../pay/open-ways.ts'
import { paymentFacts } from '../pay/payment.table.ts'
import { receipts } from '../receipts/receipt.table.ts'
import { differences, houseBills } from './reconciliation.table.ts'
import { agreementOf } from './view-day.ts'

const dayMs = 86_400_000

/** The day on which the first money came; null before there was any. */
const firstDay = async (ctx: SignedInCtx): Promise<Day | null> => {
  const [paid] = await ctx.db.select({ at: min(paymentFacts.paidAt) }).from(paymentFacts)
  const [came] = await ctx.db.select({ at: min(receipts.at) }).from(receipts)
  const moments = [paid?.at, came?.at].flatMap((at) => at?.getTime() ?? [])
  return moments.length === 0 ? null : shanghaiDayOf(Math.min(...moments))
}

/** The days that are over since the first money came, the newest first. */
const allDays = async (ctx: SignedInCtx, query: DaysQuery): Promise<Page<Day>> => {
  const first = await firstDay(ctx)
  if (first === null) return { elements: [], totalElements: 0 }
  const yesterday = addDays(shanghaiDayOf(ctx.now()), -1)
  const totalElements = Math.max(0, (Date.parse(yesterday) - Date.parse(first)) / dayMs + 1)
  const { limit, offset } = pageWindow(query)
  const shown = Math.max(0, Math.min(limit, totalElements - offset))
  return { elements: Array.from({ length: shown }, (_, at) => addDays(yesterday, -offset - at)), totalElements }
}

/** The days with differences that nobody has explained. */
const openDays = async (ctx: SignedInCtx, query: DaysQuery): Promise<Page<Day>> => {
  const isOpen = eq(differences.state, 'open')
  const [total] = await ctx.db
    .select({ days: countDistinct(differences.day) })
    .from(differences)
    .where(isOpen)
  const { limit, offset } = pageWindow(query)
  const rows = await ctx.db
    .selectDistinct({ day: differences.day })
    .from(differences)
    .where(isOpen)
    .orderBy(desc(differences.day))
    .limit(limit)
    .offset(offset)
  return { elements: rows.map(({ day }) => day), totalElements: total?.days ?? 0 }
}

/** The days of reconciliation, each with what it is worth at every house. */
export const listDays = async (ctx: SignedInCtx, { query }: { query: DaysQuery }): Promise<Page<DayRow>> => {
  const { elements: days, totalElements } = await (query.state === 'open' ? openDays(ctx, query) : allDays(ctx, query))
  const bills = await ctx.db.select().from(houseBills).where(inArray(houseBills.day, days))
  const counted = await ctx.db
    .select({
      day: differences.day,
      house: differences.house,
      all: count(),
      open: sql<number>`count(*) filter (where ${differences.state} = 'open')::int`,
    })
    .from(differences)
    .where(and(inArray(differences.day, days)))
    .groupBy(differences.day, differences.house)
  const open = openHouses(ctx)
  const elements = days.map((day) => {
    const billOf = (house: string) => bills.find((bill) => bill.day === day && bill.house === house)
    const ways = moneyHouses
      .filter((house) => open.includes(house) || billOf(house))
      .map((way) => {
        const counts = counted.find((one) => one.day === day && one.house === way) ?? { open: 0, all: 0 }
        return { way, agreement: agreementOf(billOf(way), counts), open: counts.open }
      })
    return { day, ways }
  })
  return { elements, totalElements }
}
