import { isDay } from '../../contract/day.ts'
import { type CalendarDay, shanghaiDay } from './calendar-day.ts'

const forms = [
  /^(?<year>\d{4})[-/.年](?<month>\d{1,2})[-/.月](?<date>\d{1,2})日?$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<date>\d{2})$/,
  /^(?<month>\d{1,2})[-/.月](?<date>\d{1,2})日?$/,
]

/**
 * Reads a day as people type it: 2026-11-20, 20261120, 2026/11/20, 2026 年 11 月 20 日, or 11-20 for the present year. A time
 * behind the day, as in 2026-11-20T09:30, is not read. Undefined where the text names no day that exists.
 */
export const readDay = (text: string, now = Date.now()): CalendarDay | undefined => {
  const typed = text.normalize('NFKC').replace(/T[\d:]*$|\s/g, '')
  for (const form of forms) {
    const parts = form.exec(typed)?.groups
    if (!parts) continue
    const { year = shanghaiDay(now).slice(0, 4), month = '', date = '' } = parts
    const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
    if (isDay(day)) return day
  }
  return undefined
}

/** Whether what is typed is a whole day already, and not the beginning of a longer one. */
export const isWhole = (text: string): boolean => /^\d{4}-?\d{2}-?\d{2}$/.test(text) && readDay(text) !== undefined
