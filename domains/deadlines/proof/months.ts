import { dayNumber, dayOfNumber } from '@portal/calendars/proof'

const dayMs = 86_400_000

/**
 * The corresponding day so many months later, or earlier where negative. `isExact` is false where the month has no such day;
 * then it is the month's last.
 */
export const correspondingDay = (day: number, months: number): { day: number; isExact: boolean } => {
  const [year = 0, month = 1, date = 1] = dayOfNumber(day).split('-').map(Number)
  const last = Date.UTC(year, month - 1 + months + 1, 0) / dayMs
  const length = Number(dayOfNumber(last).slice(8))
  return { day: last - length + Math.min(date, length), isExact: date <= length }
}

/** The number of a day that is written `YYYY-MM-DD` or with a time behind it. */
export const triggerDay = (trigger: string): number => dayNumber(trigger.slice(0, 10))
