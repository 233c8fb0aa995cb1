/** A calendar day as calls carry it: `YYYY-MM-DD`. */
export type CalendarDay = string

const dayMs = 86_400_000
/** In milliseconds. A constant, since China has had one offset and no summer time since 1991. */
const shanghaiOffset = 8 * 3_600_000

/** The day in Asia/Shanghai at a moment, in epoch milliseconds. */
export const shanghaiDay = (moment: number): CalendarDay => new Date(moment + shanghaiOffset).toISOString().slice(0, 10)

/** First millisecond of a day in Asia/Shanghai. */
export const dayStart = (day: CalendarDay): number => Date.parse(`${day}T00:00:00+08:00`)

/** Last millisecond of a day in Asia/Shanghai. */
export const dayEnd = (day: CalendarDay): number => dayStart(day) + dayMs - 1

/** The range of the last `days` days, today included. `now` is in epoch milliseconds. */
export const lastDays = (days: number, now: number): { from: CalendarDay; to: CalendarDay } => ({
  from: shanghaiDay(now - (days - 1) * dayMs),
  to: shanghaiDay(now),
})

/** A moment (epoch milliseconds) as `2026-11-18 10:02` in Asia/Shanghai; `—` where there is none. */
export const momentText = (moment: number | null | undefined): string =>
  moment === null || moment === undefined
    ? '—'
    : new Date(moment + shanghaiOffset).toISOString().slice(0, 16).replace('T', ' ')

/** The day of a moment (epoch milliseconds) as `2026-11-18` in Asia/Shanghai; `—` where there is none. */
export const dayText = (moment: number | null | undefined): string =>
  moment === null || moment === undefined ? '—' : shanghaiDay(moment)
