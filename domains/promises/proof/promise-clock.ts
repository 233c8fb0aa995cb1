import { allowanceOf, countings, durationOf, type PromiseKind, type PromiseSettings } from './terms.ts'
import { calendarOf, type Shift } from './working-calendar.ts'

/** The clock of one promise: moments in epoch ms, amounts in ms as its kind counts them. */
export type PromiseClock = {
  between: (a: number, b: number) => number
  /** The first moment at which `amount` has passed since the promise began. */
  after: (amount: number) => number
}

/** The clock of a promise of `kind` that began at `startedAt` under `shifts`. */
export const clockOf = (kind: PromiseKind, shifts: readonly Shift[], startedAt: number): PromiseClock => {
  const calendar = calendarOf(shifts)
  if (countings[kind] === 'working') {
    return {
      between: calendar.workingTimeBetween,
      after: (amount) => calendar.addWorkingTime(startedAt, amount),
    }
  }
  const base = calendar.nextShiftStart(startedAt)
  return {
    between: (a, b) => Math.max(0, b - Math.max(a, base)),
    after: (amount) => base + amount,
  }
}

/** The percentages of the allowed time at which somebody is told. */
export const levels = [50, 80, 100] as const
export type Level = (typeof levels)[number]

/** The moments of all levels. `pausedMs` is the counted time for which the clock stood still. */
export const levelMoments = (clock: PromiseClock, durationMs: number, pausedMs = 0): Record<Level, number> => ({
  50: clock.after(Math.round(durationMs * 0.5) + pausedMs),
  80: clock.after(Math.round(durationMs * 0.8) + pausedMs),
  100: clock.after(durationMs + pausedMs),
})

/** When a promise that begins at `start` is due. */
export const dueBy = (kind: PromiseKind, start: number, settings: PromiseSettings, service = ''): number => {
  const duration = durationOf(allowanceOf(kind, service, settings), calendarOf(settings.shifts))
  return clockOf(kind, settings.shifts, start).after(duration)
}
