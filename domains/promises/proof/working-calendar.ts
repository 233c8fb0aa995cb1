import { isWorkingDay } from '@portal/calendars/proof'

/** A shift on every working day, `HH:MM` in Asia/Shanghai; `to` may be `24:00`. */
export type Shift = { from: string; to: string }

/** Working time: the union of the shifts on working days. Moments in epoch ms, amounts in ms. */
export type WorkingCalendar = {
  /** Working time of one working day. */
  workingDay: number
  /** Working time from `a` to `b`; 0 where `b` is not after `a`. */
  workingTimeBetween: (a: number, b: number) => number
  /** The first moment at which `duration` of working time has passed since `start`. */
  addWorkingTime: (start: number, duration: number) => number
  /** `at` itself while a shift is on, else the start of the next one. */
  nextShiftStart: (at: number) => number
}

type Span = { from: number; to: number }

const minuteMs = 60_000
const dayMs = 86_400_000
/** Asia/Shanghai has had no summer time since 1991. */
const shanghaiOffsetMs = 8 * 3_600_000

const timeOfDay = (text: string): number => {
  const [hours, minutes] = text.split(':').map(Number)
  return ((hours ?? 0) * 60 + (minutes ?? 0)) * minuteMs
}

/** Shifts that overlap or touch are one span, so that nothing counts twice. */
const unionOf = (shifts: readonly Shift[]): Span[] => {
  const spans: Span[] = []
  const ordered = shifts
    .map(({ from, to }) => ({ from: timeOfDay(from), to: timeOfDay(to) }))
    .filter(({ from, to }) => from < to)
    .sort((a, b) => a.from - b.from)
  for (const { from, to } of ordered) {
    const last = spans.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else spans.push({ from, to })
  }
  return spans
}

const dayOf = (moment: number): number => Math.floor((moment + shanghaiOffsetMs) / dayMs)
const startOf = (day: number): number => day * dayMs - shanghaiOffsetMs

/** @throws Error where every shift is empty: then nothing would ever be due */
export const createWorkingCalendar = (shifts: readonly Shift[]): WorkingCalendar => {
  const union = unionOf(shifts)
  if (union.length === 0) throw new Error('a working calendar needs a shift')
  const workingDay = union.reduce((sum, { from, to }) => sum + to - from, 0)

  const spansOf = (day: number): Span[] => {
    if (!isWorkingDay(day)) return []
    const start = startOf(day)
    return union.map(({ from, to }) => ({ from: start + from, to: start + to }))
  }
  const within = (day: number, a: number, b: number): number =>
    spansOf(day).reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, b) - Math.max(from, a)), 0)

  const workingTimeBetween = (a: number, b: number): number => {
    if (b <= a) return 0
    const first = dayOf(a)
    const last = dayOf(b)
    if (first === last) return within(first, a, b)
    let sum = within(first, a, b) + within(last, a, b)
    for (let day = first + 1; day < last; day += 1) if (isWorkingDay(day)) sum += workingDay
    return sum
  }

  const addWorkingTime = (start: number, duration: number): number => {
    if (duration <= 0) return start
    let left = duration
    for (let day = dayOf(start); ; day += 1) {
      for (const span of spansOf(day)) {
        const from = Math.max(span.from, start)
        const length = Math.max(0, span.to - from)
        if (left <= length) return from + left
        left -= length
      }
    }
  }

  const nextShiftStart = (at: number): number => {
    for (let day = dayOf(at); ; day += 1) {
      const span = spansOf(day).find(({ to }) => at < to)
      if (span) return Math.max(at, span.from)
    }
  }

  return { workingDay, workingTimeBetween, addWorkingTime, nextShiftStart }
}

const calendars = new Map<string, WorkingCalendar>()

/** The calendar of these shifts; it is made once and then kept. */
export const calendarOf = (shifts: readonly Shift[]): WorkingCalendar => {
  const key = shifts.map(({ from, to }) => `${from}-${to}`).join()
  const known = calendars.get(key)
  if (known) return known
  const calendar = createWorkingCalendar(shifts)
  calendars.set(key, calendar)
  return calendar
}
