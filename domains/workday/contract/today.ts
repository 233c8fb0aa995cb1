import { type Day, isDay } from '@portal/platform/contract'
import * as z from 'zod/mini'

/** A number of 今日工作: how many records there are, how many of them are overdue, and the list that shows exactly these. */
const todayCard = z.object({
  key: z.string(),
  title: z.string(),
  count: z.number(),
  late: z.number(),
  link: z.string(),
})
export type TodayCardView = z.infer<typeof todayCard>

/** A case whose promised time runs; `due` in epoch ms. */
const risk = z.object({ title: z.string(), sub: z.string(), due: z.number(), link: z.string() })

/** The most cases among the risks. */
export const mostRisks = 10

export const today = z.object({
  cards: z.array(todayCard),
  /** Null for whoever holds no permission under which cases are shown here. */
  risks: z.nullable(z.array(risk)),
  asOf: z.number(),
})
export type Today = z.infer<typeof today>

export const trendSpans = [30, 90] as const
export type TrendSpan = (typeof trendSpans)[number]

export const trendsQuery = z.object({
  days: z.prefault(
    z.pipe(
      z.coerce.number({ error: '请选择 30 天或 90 天' }),
      z.literal(trendSpans, { error: '请选择 30 天或 90 天' }),
    ),
    30,
  ),
})

/** One day in Asia/Shanghai; a column is null for whoever does not hold its permission. */
const trendDay = z.object({
  day: z.string().check(z.refine<Day>(isDay)),
  requests: z.nullable(z.number()),
  orders: z.nullable(z.number()),
  /** In yuan with two decimals: what came in less what went back. */
  paidAmount: z.nullable(z.string()),
  users: z.nullable(z.number()),
  messages: z.nullable(z.number()),
})
export type TrendDay = z.infer<typeof trendDay>

/** The oldest day first; the last one is today, which has not ended. */
export const trends = z.object({ days: z.array(trendDay) })
export type Trends = z.infer<typeof trends>
