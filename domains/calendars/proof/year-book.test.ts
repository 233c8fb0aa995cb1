import { afterEach, describe, expect, it } from 'vitest'
import { dayNumber } from './day-number.ts'
import { heldYears, holdYears, isWorkingDay, knownUntilYear, workingDayBefore } from './held-years.ts'
import { seededYears } from './seeded-years.ts'
import { yearBook } from './year-book.ts'

afterEach(() => holdYears([]))

const works = (day: string): boolean => isWorkingDay(dayNumber(day))

describe('a book of years', () => {
  const book = yearBook([
    { calendar: 'CN', year: 2030, free: ['2030-01-01', '2030-01-05'], working: ['2030-01-06'] },
    { calendar: 'DE', year: 2030, free: ['2030-10-03'], working: [] },
  ])

  it.each([
    ['CN', '2030-01-01', 'free'],
    ['CN', '2030-01-05', 'free'],
    ['CN', '2030-01-06', 'makeUp'],
    ['CN', '2030-01-07', 'working'],
    ['CN', '2030-01-12', 'weekend'],
    ['DE', '2030-01-01', 'working'],
    ['DE', '2030-10-03', 'free'],
    ['FR', '2030-01-06', 'weekend'],
    ['CN', '1968-06-01', 'weekend'],
  ])('of %s says of %s: %s', (calendar, day, kind) => {
    expect(book.kindOf(calendar, dayNumber(day))).toBe(kind)
  })

  it('knows only what was entered, and counts the later state of a year', () => {
    expect([book.knows('CN', 2030), book.knows('CN', 2031), book.knows('FR', 2030)]).toEqual([true, false, false])
    expect([book.lastYear('DE'), book.lastYear('FR')]).toEqual([2030, undefined])
    const years = [
      { calendar: 'CN', year: 2030, free: ['2030-01-01'], working: [] },
      { calendar: 'CN', year: 2030, free: [], working: [] },
    ]
    expect(yearBook(years).kindOf('CN', dayNumber('2030-01-01'))).toBe('working')
  })
})

describe('the years that a process holds', () => {
  it('begin with those of chinese-days: 2026 has 33 free days and 6 make-up days', () => {
    const [first] = seededYears
    expect([first?.year, knownUntilYear()]).toEqual([2004, seededYears.at(-1)?.year])
    expect(seededYears.find(({ year }) => year === 2026)).toMatchObject({
      free: { length: 33 },
      working: ['2026-01-04', '2026-02-14', '2026-02-28', '2026-05-09', '2026-09-20', '2026-10-10'],
    })
    expect(['2026-02-14', '2026-02-16', '2026-02-24', '2026-11-28'].map(works)).toEqual([true, false, true, false])
    expect(workingDayBefore(dayNumber('2026-10-08'))).toBe(dayNumber('2026-09-30'))
  })

  it('are those that were read last', () => {
    expect(works('2031-06-02')).toBe(true)
    holdYears([...seededYears, { calendar: 'CN', year: 2031, free: ['2031-06-02'], working: ['2031-06-07'] }])
    expect([works('2031-06-02'), works('2031-06-07'), knownUntilYear()]).toEqual([false, true, 2031])
    expect(heldYears().knows('CN', 2031)).toBe(true)
  })
})
