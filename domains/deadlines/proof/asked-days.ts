import { doesWork, isSaturday, type YearBook, yearOf } from '@portal/calendars/proof'

/** The days of one calendar as a count asks for them, with the years that it missed. */
export type AskedDays = {
  works: (day: number) => boolean
  /** Why people do not work on a day; null where they do. */
  whyFree: (day: number) => string | null
  /** A weekend day on which people work. */
  isMakeUp: (day: number) => boolean
  /** Whether people may work on a day once its year is known: at most one day of a weekend is ever made a working day. */
  couldWork: (day: number) => boolean
  /** The years that were asked for and are not known. */
  missing: () => number[]
}

const freeWords = { weekend: '周末', free: '放假' } as const

/** Asks a book of years for one calendar, and remembers which unknown years were asked for. */
export const askDays = (book: YearBook, calendar: string): AskedDays => {
  const missing = new Set<number>()
  const kindOf = (day: number) => {
    const year = yearOf(day)
    if (!book.knows(calendar, year)) missing.add(year)
    return book.kindOf(calendar, day)
  }
  const isUnknown = (day: number): boolean => !book.knows(calendar, yearOf(day))
  return {
    works: (day) => doesWork(kindOf(day)),
    whyFree: (day) => {
      const kind = kindOf(day)
      return kind === 'weekend' || kind === 'free' ? freeWords[kind] : null
    },
    isMakeUp: (day) => kindOf(day) === 'makeUp',
    couldWork: (day) => {
      const works = doesWork(book.kindOf(calendar, day))
      if (works || !isUnknown(day)) return works
      // Of an unknown weekend the Saturday stands for both; a Sunday counts where its Saturday lies in a year that is known.
      return isSaturday(day) || !isUnknown(day - 1)
    },
    missing: () => [...missing].sort((a, b) => a - b),
  }
}
