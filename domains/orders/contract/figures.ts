import { addDays, addMonths, shanghaiDayOf, timeSpan } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { orderServices } from './fees.ts'
import { amount } from './money.ts'
import { orderStates } from './order-states.ts'
import { moneyHouses } from './ways.ts'

export const figureGrains = ['day', 'month'] as const
export type FigureGrain = (typeof figureGrains)[number]

/** The most days that one answer tells apart. */
const mostDays = 800
const tooMany = `按日统计最多 ${mostDays} 天，请缩短日期范围，或改为按月`

/** By month, every month that the span touches counts whole. Without a span: the last 30 days, or 12 months. */
export const figuresQuery = z.object({
  ...timeSpan,
  service: z.prefault(z.enum(['', ...orderServices], { error: '业务筛选有误' }), ''),
  way: z.prefault(z.enum(['', ...moneyHouses], { error: '付款方式有误' }), ''),
  grain: z.prefault(z.enum(figureGrains, { error: '请按日或按月统计' }), 'day'),
})
export type FiguresQuery = z.output<typeof figuresQuery>

const measures = {
  created: z.number(),
  paid: z.number(),
  completed: z.number(),
  closed: z.number(),
  paidAmount: amount,
  refundedAmount: amount,
  netAmount: amount,
}
const median = z.nullable(z.number())
const medians = { payMs: median, completeMs: median }

/** `created` counts by the day the order was made, the others by the day of the step; money by the day it was booked. */
const dayFigures = z.object({ day: z.string(), ...measures, ...medians })
export type DayFigures = z.infer<typeof dayFigures>

export const orderFigureReply = z.object({
  /** Orders made in the span, by the state in which they are now; `amount` is what they cost. */
  byState: z.array(z.object({ state: z.literal(orderStates), count: z.number(), amount })),
  /** Every day of the span, or every month by its first day, oldest first. */
  byDay: z.array(dayFigures),
  byService: z.array(z.object({ service: z.enum(orderServices), ...measures })),
  /** `none`: orders without money. Money of a demonstration is a way of its own. */
  byWay: z.array(z.object({ way: z.enum([...moneyHouses, 'none']), ...measures })),
  /** Exact medians of a span that is one day or one month; null otherwise, since no median is made of medians. */
  medians: z.object(medians),
  /** Until when the figures know everything; null before the first count. */
  asOf: z.nullable(z.number()),
  demonstration: z.boolean(),
})
export type OrderFigures = z.infer<typeof orderFigureReply>

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`

type Span = Pick<FiguresQuery, 'from' | 'to' | 'grain'>

/** The days of a query, or its months by their first days, oldest first, up to today. */
export const figureDays = ({ from, to, grain }: Span, now: number): string[] => {
  const last = shanghaiDayOf(Math.min(to ?? now, now))
  const next = (day: string): string => (grain === 'day' ? addDays(day, 1) : addMonths(day, 1))
  const fallback = grain === 'day' ? addDays(last, -29) : addMonths(last, -11)
  const first = from === null ? fallback : shanghaiDayOf(from)
  const days: string[] = []
  for (let day = grain === 'day' ? first : firstOf(first); day <= last && days.length <= mostDays; day = next(day)) {
    days.push(day)
  }
  return days
}

/** What a query for too many days is told; undefined where it is right. */
export const spanFault = (days: readonly string[]): string | undefined => (days.length > mostDays ? tooMany : undefined)
