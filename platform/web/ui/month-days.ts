import { addDays, addMonths, type Day } from '../../contract/day.ts'

/** 0 for Monday to 6 for Sunday. */
const weekdayOf = (day: Day): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7

export const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`

/** The weeks of a day's month, from Monday to Sunday; undefined where a week belongs to another month. */
export const weeksOf = (day: Day): (Day | undefined)[][] => {
  const first = firstOfMonth(day)
  const length = Math.round((Date.parse(addMonths(first, 1)) - Date.parse(first)) / 86_400_000)
  const before = weekdayOf(first)
  const weeks = Math.ceil((before + length) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const index = week * 7 + weekday - before
      return index >= 0 && index < length ? addDays(first, index) : undefined
    }),
  )
}

/** Where a key leads from a day: arrows by day and week, Home and End within the week, Page Up and Down by month or year. */
export const dayByKey = (key: string, day: Day, isShift: boolean): Day | undefined => {
  const months = isShift ? 12 : 1
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1)
    case 'ArrowRight':
      return addDays(day, 1)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageUp':
      return addMonths(day, -months)
    case 'PageDown':
      return addMonths(day, months)
    default:
      return undefined
  }
}
