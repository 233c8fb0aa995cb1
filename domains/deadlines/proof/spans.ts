import { dayNumber, dayOfNumber } from '@portal/calendars/proof'
import type { Skipped, Suspension } from './counting.ts'

/** Days in order with a reason each, as spans of days that follow each other and have the same reason. */
export const spansOf = (days: readonly { day: number; why: string }[]): Skipped[] => {
  const spans: { from: number; to: number; why: string }[] = []
  for (const { day, why } of days) {
    const last = spans.at(-1)
    if (last && last.why === why && last.to === day - 1) last.to = day
    else spans.push({ from: day, to: day, why })
  }
  return spans.map(({ from, to, why }) => ({ from: dayOfNumber(from), to: dayOfNumber(to), why }))
}

export type Stillness = { from: number; to: number }

export const stillnessOf = (suspensions: readonly Suspension[] = []): Stillness[] =>
  suspensions.map(({ from, to }) => ({ from: dayNumber(from), to: dayNumber(to) }))

export const standsStill = (stillness: readonly Stillness[], day: number): boolean =>
  stillness.some(({ from, to }) => day >= from && day <= to)
