import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createWorkingCalendar, type Shift } from './working-calendar.ts'

const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31))
const check = (property: fc.IProperty<never> | fc.IRawProperty<unknown>, numRuns = 300) =>
  fc.assert(property as fc.IRawProperty<unknown>, { seed, numRuns })

const minute = 60_000
const day = 86_400_000
const at = (text: string): number => Date.parse(`${text}+08:00`)

const twoShifts: Shift[] = [
  { from: '08:30', to: '17:30' },
  { from: '13:00', to: '21:30' },
]

/** The notice of the State Council's office on the holidays of 2026, written down anew: free days and make-up days. */
const free2026 = [
  ['01-01', '01-03'],
  ['02-15', '02-23'],
  ['04-04', '04-06'],
  ['05-01', '05-05'],
  ['06-19', '06-21'],
  ['09-25', '09-27'],
  ['10-01', '10-07'],
] as const
const makeUp2026 = ['01-04', '02-14', '02-28', '05-09', '09-20', '10-10']

/** Counts minute by minute what lies in a shift of 2026, with its own idea of what a working day is. */
const workedMinutes2026 = (() => {
  const inShift = (hour: number, minutes: number): boolean => {
    const clock = hour + minutes / 60
    return (clock >= 8.5 && clock < 17.5) || (clock >= 13 && clock < 21.5)
  }
  const start = at('2026-01-01T00:00:00')
  const sums = new Int32Array(365 * 1440 + 1)
  for (let index = 0; index < 365 * 1440; index += 1) {
    const local = new Date(start + index * minute + 8 * 3_600_000)
    const name = `${String(local.getUTCMonth() + 1).padStart(2, '0')}-${String(local.getUTCDate()).padStart(2, '0')}`
    const isFree = free2026.some(([first, last]) => name >= first && name <= last)
    const isWeekend = local.getUTCDay() % 6 === 0
    const works = makeUp2026.includes(name) || (!isFree && !isWeekend)
    sums[index + 1] = (sums[index] ?? 0) + Number(works && inShift(local.getUTCHours(), local.getUTCMinutes()))
  }
  return { start, sums }
})()

const calendar = createWorkingCalendar(twoShifts)
const { workingTimeBetween, addWorkingTime, nextShiftStart } = calendar

const yearMinutes = 365 * 1440
const anyMinute = fc.integer({ min: 0, max: yearMinutes })
const anyMoment = fc.integer({ min: at('2025-12-01T00:00:00'), max: at('2027-02-01T00:00:00') })
const anyDuration = fc.integer({ min: 0, max: 60 * 13 * 60 * minute })
const timeText = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const anyShifts = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 1439 }), fc.integer({ min: 1, max: 1440 })), { minLength: 1, maxLength: 4 })
  .map((pairs) =>
    pairs.filter(([from, to]) => from < to).map(([from, to]) => ({ from: timeText(from), to: timeText(to) })),
  )
  .filter((shifts) => shifts.length > 0)

describe(`working time (seed ${seed})`, () => {
  it('equals a count minute by minute through all of 2026, Spring Festival and make-up days included', () => {
    const { start, sums } = workedMinutes2026
    for (let index = 0; index < 365; index += 1) {
      const counted = (sums[(index + 1) * 1440] ?? 0) - (sums[index * 1440] ?? 0)
      const from = start + index * day
      expect([index, workingTimeBetween(from, from + day)]).toEqual([index, counted * minute])
    }
    check(
      fc.property(anyMinute, anyMinute, (one, other) => {
        const [a, b] = one < other ? [one, other] : [other, one]
        const counted = ((sums[b] ?? 0) - (sums[a] ?? 0)) * minute
        expect(workingTimeBetween(start + a * minute, start + b * minute)).toBe(counted)
      }),
      2000,
    )
  })

  it('adds up, grows with time, and never exceeds the time on the clock', () => {
    check(
      fc.property(anyShifts, fc.array(anyMoment, { minLength: 3, maxLength: 3 }), (shifts, moments) => {
        const one = createWorkingCalendar(shifts)
        const [a = 0, b = 0, c = 0] = moments.sort((x, y) => x - y)
        const whole = one.workingTimeBetween(a, c)
        expect(one.workingTimeBetween(a, b) + one.workingTimeBetween(b, c)).toBe(whole)
        expect(whole).toBeGreaterThanOrEqual(one.workingTimeBetween(a, b))
        expect(whole).toBeLessThanOrEqual(c - a)
        expect(one.workingTimeBetween(c, a)).toBe(0)
      }),
    )
  })

  it('is undone by counting: what was added lies between, and a moment sooner it does not', () => {
    check(
      fc.property(
        anyShifts,
        anyMoment,
        anyDuration,
        fc.integer({ min: 1, max: day }),
        (shifts, start, duration, more) => {
          const one = createWorkingCalendar(shifts)
          const end = one.addWorkingTime(start, duration)
          expect(one.workingTimeBetween(start, end)).toBe(duration)
          if (duration > 0) expect(one.workingTimeBetween(start, end - 1)).toBe(duration - 1)
          expect(one.addWorkingTime(start, duration + more)).toBeGreaterThan(end)
          expect(one.addWorkingTime(end, more)).toBe(one.addWorkingTime(start, duration + more))
        },
      ),
    )
  })

  it('finds the start of the next shift: now, where one is on; before it nothing counts', () => {
    check(
      fc.property(anyShifts, anyMoment, (shifts, moment) => {
        const one = createWorkingCalendar(shifts)
        const next = one.nextShiftStart(moment)
        expect(next).toBeGreaterThanOrEqual(moment)
        expect(one.workingTimeBetween(moment, next)).toBe(0)
        expect(one.workingTimeBetween(next, next + 1)).toBe(1)
      }),
    )
  })
})

describe('days that people remember', () => {
  it.each([
    ['a working afternoon', '2026-11-20T16:00:00', 30 * minute, '2026-11-20T16:30:00'],
    ['Friday evening into Monday', '2026-11-20T21:20:00', 30 * minute, '2026-11-23T08:50:00'],
    ['before the first shift', '2026-11-20T03:00:00', 30 * minute, '2026-11-20T09:00:00'],
    ['the eve of Spring Festival', '2026-02-14T21:00:00', 60 * minute, '2026-02-24T09:00:00'],
    ['a Saturday that is worked', '2026-02-28T10:00:00', 30 * minute, '2026-02-28T10:30:00'],
    ['a Saturday that is free', '2026-11-21T10:00:00', 30 * minute, '2026-11-23T09:00:00'],
    ['National Day', '2026-09-30T21:00:00', 60 * minute, '2026-10-08T09:00:00'],
  ])('%s', (_name, start, duration, end) => {
    expect(new Date(addWorkingTime(at(start), duration))).toEqual(new Date(at(end)))
  })

  it('a working day is thirteen hours, not seventeen and a half: shifts that overlap count once', () => {
    expect(calendar.workingDay).toBe(13 * 60 * minute)
    expect(nextShiftStart(at('2026-11-20T10:00:00'))).toBe(at('2026-11-20T10:00:00'))
    expect(nextShiftStart(at('2026-11-20T21:30:00'))).toBe(at('2026-11-23T08:30:00'))
  })

  it('refuses to be without a shift', () => {
    expect(() => createWorkingCalendar([])).toThrow()
    expect(() => createWorkingCalendar([{ from: '09:00', to: '09:00' }])).toThrow()
  })
})
