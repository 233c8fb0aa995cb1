import { isWorkingDay, knownUntilYear } from '@portal/calendars/proof'
import type { Deadline } from './guide.ts'

const dayMs = 86_400_000
const saturday = 6

const isWeekday = (day: number): boolean => {
  const weekday = new Date(day * dayMs).getUTCDay()
  return weekday !== 0 && weekday !== saturday
}

const countedDay = { china: isWorkingDay, weekdays: isWeekday, days: () => true } satisfies Record<
  Deadline['counts'],
  (day: number) => boolean
>

export type LastDay = {
  /** `YYYY-MM-DD`. */
  day: string
  /** True where public holidays may move the day: no calendar of that place, or of that year, is known here. */
  isApproximate: boolean
}

/**
 * The last day of a deadline, or undefined where `received` (`YYYY-MM-DD`) is no day. The day on which the notice came does
 * not count; the first day counted is the one after it.
 */
export const lastDayOf = ({ amount, counts }: Deadline, received: string): LastDay | undefined => {
  const start = Date.parse(`${received}T00:00:00Z`) / dayMs
  if (!Number.isInteger(start)) return undefined
  let day = start
  for (let left = amount; left > 0; ) {
    day += 1
    if (countedDay[counts](day)) left -= 1
  }
  const text = new Date(day * dayMs).toISOString().slice(0, 10)
  return { day: text, isApproximate: counts !== 'china' || Number(text.slice(0, 4)) > knownUntilYear() }
}
