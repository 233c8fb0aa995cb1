import type { Rules } from './rules.ts'
import type { ValuationInput } from './valuation-input.ts'

const dayMs = 86_400_000
/** Days of a mean year of the Gregorian calendar. */
const yearDays = 365.2425

/** Days from 1970-01-01 to the day `YYYY-MM-DD`; undefined where the text names no day that exists. */
export const dayNumber = (text: string): number | undefined => {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text) ? at / dayMs : undefined
}

export type Lifetime = {
  readonly filingYear: number
  /** Since filing. */
  readonly ageYears: number
  /** By law, without an extension: 20 or 10. */
  readonly termYears: number
  /** Until the end of the term and its extension; 0 when it is over. */
  readonly remainingYears: number
}

/** How old a patent is at the day, and how long its term still runs. Both are days since 1970-01-01. */
export const lifetimeOf = (
  { type, termExtensionDays }: ValuationInput,
  filed: number,
  day: number,
  rules: Rules,
): Lifetime => {
  const ageYears = (day - filed) / yearDays
  const termYears = rules.termYears[type]
  const wholeTerm = termYears + Math.max(0, termExtensionDays ?? 0) / yearDays
  return {
    filingYear: new Date(filed * dayMs).getUTCFullYear(),
    ageYears,
    termYears,
    remainingYears: Math.min(wholeTerm, Math.max(0, wholeTerm - ageYears)),
  }
}
