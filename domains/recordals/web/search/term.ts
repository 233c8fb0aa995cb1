import type { Recordal } from '../../contract/recordal.ts'

/** A recordal in effect that ends within this many days is marked as ending soon. */
const soonDays = 180
const dayMs = 86_400_000

/** Whole days from one day to another, `YYYY-MM-DD` both. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

export type Term = {
  /** Days from today to the recordal's last day; negative once it is over, null where it has no end. */
  left: number | null
  isSoon: boolean
  /** The share of the recordal's term that is over, 0 to 1; null where its first or last day is missing. */
  gone: number | null
}

/** How much of its term a recordal has left on a day; only a recordal in effect has any left. */
export const termOf = (
  {
    recordState,
    recordBeginDate: begin,
    recordEndDate: end,
  }: Pick<Recordal, 'recordState' | 'recordBeginDate' | 'recordEndDate'>,
  today: string,
): Term => {
  const left = recordState === 1 && end !== null ? daysBetween(today, end) : null
  const whole = begin !== null && end !== null ? daysBetween(begin, end) : 0
  const gone = begin !== null && whole > 0 ? Math.min(1, Math.max(0, daysBetween(begin, today) / whole)) : null
  return { left, isSoon: left !== null && left >= 0 && left <= soonDays, gone }
}

/** The days left as text (剩 120 天); undefined where there is nothing to say. */
export const leftText = ({ left }: Term): string | undefined => {
  if (left === null) return undefined
  if (left < 0) return '已过截止日期'
  return left === 0 ? '今天截止' : `剩 ${left} 天`
}
