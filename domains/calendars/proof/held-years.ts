import { seededYears } from './seeded-years.ts'
import { type CalendarYear, doesWork, type YearBook, yearBook } from './year-book.ts'

const seeded = yearBook(seededYears)
let held: YearBook = seeded
let judged = new Map<number, boolean>()

/** The years that this process counts with: those that were read last, or the seeded ones before anything was read. */
export const heldYears = (): YearBook => held

/** Counts from now on with these years; with none, with the seeded ones. */
export const holdYears = (years: readonly CalendarYear[]): void => {
  held = years.length === 0 ? seeded : yearBook(years)
  judged = new Map()
}

const mainland = 'CN'

/**
 * Whether people work on a calendar day of mainland China, make-up days and public holidays included. In a year that is not
 * known only weekends are free.
 * @param day whole days since 1970-01-01
 */
export const isWorkingDay = (day: number): boolean => {
  const known = judged.get(day)
  if (known !== undefined) return known
  const works = doesWork(held.kindOf(mainland, day))
  judged.set(day, works)
  return works
}

/** The last year whose public holidays and make-up days of mainland China are held. */
export const knownUntilYear = (): number => held.lastYear(mainland) ?? 0

/** The last working day before a day, both in whole days since 1970-01-01. */
export const workingDayBefore = (day: number): number => {
  let before = day - 1
  while (!isWorkingDay(before)) before -= 1
  return before
}
