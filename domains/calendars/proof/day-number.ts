/** A calendar day as text: `YYYY-MM-DD`. */
export type Day = string

const dayMs = 86_400_000
const sunday = 0
const saturday = 6

/** Whole days since 1970-01-01. */
export const dayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / dayMs

export const dayOfNumber = (number: number): Day => new Date(number * dayMs).toISOString().slice(0, 10)

/** The day of the week, 0 for Sunday: 1970-01-01 was a Thursday. */
const weekdayOf = (number: number): number => (((number + 4) % 7) + 7) % 7

export const isSaturday = (number: number): boolean => weekdayOf(number) === saturday
export const isWeekend = (number: number): boolean => isSaturday(number) || weekdayOf(number) === sunday

/** The year of a day, from its number. */
export const yearOf = (number: number): number => new Date(number * dayMs).getUTCFullYear()
