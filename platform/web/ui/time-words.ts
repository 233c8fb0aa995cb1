import { dayInWords } from '../../contract/day-words.ts'
import { type CalendarDay, dayStart, shanghaiDay } from './calendar-day.ts'

const dayMs = 86_400_000

/** A moment in epoch milliseconds, or a day `YYYY-MM-DD`. */
export type When = number | CalendarDay

const dayOf = (when: When): CalendarDay => (typeof when === 'number' ? shanghaiDay(when) : when)

/** A day in Asia/Shanghai as it is said to a customer: `11 月 23 日`, with its year only if that is not the present one. */
export const dayWords = (when: When, now = Date.now()): string => dayInWords(dayOf(when), now)

/** A moment in Asia/Shanghai as it is said to a customer: `11 月 23 日 12:30`. */
export const momentWords = (moment: number, now = Date.now()): string => {
  const clock = new Date(moment - dayStart(shanghaiDay(moment))).toISOString().slice(11, 16)
  return `${dayWords(moment, now)} ${clock}`
}

/** How many days of Asia/Shanghai lie between today and a day: 0 for today, negative for a day that has passed. */
export const daysLeft = (when: When, now = Date.now()): number =>
  Math.round((dayStart(dayOf(when)) - dayStart(shanghaiDay(now))) / dayMs)

/** How long somebody still has until a day: `还有 8 天`, `今天`, or `超 3 天` when it has passed. */
export const leftWords = (when: When, now = Date.now()): string => {
  const days = daysLeft(when, now)
  if (days === 0) return '今天'
  return days > 0 ? `还有 ${days} 天` : `超 ${-days} 天`
}

/** A day as a list writes it: `11-23`, with its year only if that is not the present one. */
export const briefDay = (when: When, now = Date.now()): string => {
  const day = dayOf(when)
  return day.slice(0, 4) === shanghaiDay(now).slice(0, 4) ? day.slice(5) : day
}
