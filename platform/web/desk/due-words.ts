import { dayStart, shanghaiDay } from '../ui/calendar-day.ts'
import { briefDay, daysLeft } from '../ui/time-words.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

const clockOf = (moment: number): string => new Date(moment - dayStart(shanghaiDay(moment))).toISOString().slice(11, 16)

/** A stretch of time within a day, in the largest unit that it fills: `3 小时`, `20 分钟`. */
const spanWords = (ms: number): string =>
  ms >= hourMs ? `${Math.floor(ms / hourMs)} 小时` : `${Math.max(1, Math.floor(ms / minuteMs))} 分钟`

/** How long something is overdue, by the days of Asia/Shanghai: `3 天`, or within one day `2 小时`. */
export const lateWords = (due: number, now = Date.now()): string => {
  const days = -daysLeft(due, now)
  return days > 0 ? `${days} 天` : spanWords(now - due)
}

/** `11-23 21:30` in Asia/Shanghai, with the year only if it is not the present one. */
export const briefMoment = (moment: number, now = Date.now()): string => `${briefDay(moment, now)} ${clockOf(moment)}`

export type DueWords = {
  tone: 'late' | 'today' | 'plain'
  /** What is read first: `超 3 天`, `今天 12:30`, `明天 09:00`, `11-27 17:30`. */
  head: string
  /** What stands below: the moment that has passed, or how much time is left. */
  tail: string
}

/** When something is due, as a list of the desk says it. */
export const dueWords = (due: number, now = Date.now()): DueWords => {
  if (due <= now) return { tone: 'late', head: `超 ${lateWords(due, now)}`, tail: briefMoment(due, now) }
  const days = daysLeft(due, now)
  if (days === 0) return { tone: 'today', head: `今天 ${clockOf(due)}`, tail: `还有 ${spanWords(due - now)}` }
  const head = days === 1 ? `明天 ${clockOf(due)}` : briefMoment(due, now)
  return { tone: 'plain', head, tail: `还有 ${days} 天` }
}
