import { type Day, dayNumber, isWeekend, yearOf } from './day-number.ts'

/** One year of a calendar: every day that is free by announcement, and the weekend days on which people work. */
export type CalendarYear = { calendar: string; year: number; free: readonly Day[]; working: readonly Day[] }

/** What a calendar says of one day. `makeUp` is a weekend day that works; `free` a day that is free by announcement. */
export type DayKind = 'working' | 'makeUp' | 'weekend' | 'free'

/** Years of calendars, ready to be asked. Days are whole days since 1970-01-01. */
export type YearBook = {
  knows: (calendar: string, year: number) => boolean
  kindOf: (calendar: string, day: number) => DayKind
  /** The last known year of a calendar; undefined where it has none. */
  lastYear: (calendar: string) => number | undefined
}

type Held = { free: ReadonlySet<number>; working: ReadonlySet<number> }

/** Makes a book of years. Where a year stands twice, the later one counts. */
export const yearBook = (years: readonly CalendarYear[]): YearBook => {
  const held = new Map<string, Map<number, Held>>()
  for (const { calendar, year, free, working } of years) {
    const known = held.get(calendar) ?? new Map<number, Held>()
    known.set(year, { free: new Set(free.map(dayNumber)), working: new Set(working.map(dayNumber)) })
    held.set(calendar, known)
  }
  return {
    knows: (calendar, year) => held.get(calendar)?.has(year) ?? false,
    kindOf: (calendar, day) => {
      const known = held.get(calendar)?.get(yearOf(day))
      if (known?.working.has(day)) return 'makeUp'
      if (known?.free.has(day)) return 'free'
      return isWeekend(day) ? 'weekend' : 'working'
    },
    lastYear: (calendar) => {
      const known = [...(held.get(calendar)?.keys() ?? [])]
      return known.length === 0 ? undefined : Math.max(...known)
    },
  }
}

export const doesWork = (kind: DayKind): boolean => kind === 'working' || kind === 'makeUp'
