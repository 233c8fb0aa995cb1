/** A calendar day as text: `YYYY-MM-DD`. Two such texts compare in the order of their days. */
export type Day = string

const dayMs = 86_400_000
/** Asia/Shanghai has had one offset and no summer time since 1991. */
const shanghaiOffsetMs = 8 * 3_600_000

const utc = (day: Day): Date => new Date(`${day}T00:00:00Z`)
const dayOf = (at: Date): Day => at.toISOString().slice(0, 10)

/** Whether the text has the form `YYYY-MM-DD` and names a day that exists: 2026-02-30 does not, and there was no year 0000. */
export const isDay = (text: string): boolean => {
  const at = /^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text)
}

/**
 * Adds `months` to a day, or subtracts them if negative. Where the resulting month is too short, the answer is its last
 * day.
 */
export const addMonths = (day: Day, months: number): Day => {
  const at = utc(day)
  const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1))
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate()
  first.setUTCDate(Math.min(at.getUTCDate(), last))
  return dayOf(first)
}

export const addDays = (day: Day, days: number): Day => dayOf(new Date(utc(day).getTime() + days * dayMs))

/** The calendar day of a moment (a date or epoch ms) in Asia/Shanghai. */
export const shanghaiDayOf = (at: Date | number): Day => dayOf(new Date(Number(at) + shanghaiOffsetMs))
