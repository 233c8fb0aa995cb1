import calendar from 'chinese-days/dist/chinese-days.json' with { type: 'json' }
import type { CalendarYear } from './year-book.ts'

const { holidays, workdays } = calendar as { holidays: Record<string, string>; workdays: Record<string, string> }

const daysOf = (table: Readonly<Record<string, string>>, year: number): string[] =>
  Object.keys(table)
    .filter((day) => Number(day.slice(0, 4)) === year)
    .sort()

/** Where the seeded years come from, as the source of each names it. */
export const seedSource = {
  title: 'chinese-days 1.5.7（国务院办公厅历年放假安排的汇编）',
  checkedOn: '2026-11-28',
} as const

const years = [...new Set(Object.keys(holidays).map((day) => Number(day.slice(0, 4))))].sort((a, b) => a - b)

/** The years of mainland China that the package `chinese-days` knows. */
export const seededYears: readonly CalendarYear[] = years.map((year) => ({
  calendar: 'CN',
  year,
  free: daysOf(holidays, year),
  working: daysOf(workdays, year),
}))
