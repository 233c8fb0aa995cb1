import type { Status } from '@portal/patentdata/proof'
import type { Cohort } from './cohort.ts'
import type { Dimension } from './indicators.ts'
import { dayNumber, lifetimeOf } from './lifetime.ts'
import { economicsNotes } from './notes/economics-notes.ts'
import { lawNotes } from './notes/law-notes.ts'
import type { Note } from './notes/note.ts'
import { technologyNotes } from './notes/technology-notes.ts'
import type { Parameters } from './parameters.ts'
import { type Price, priceOf } from './price.ts'
import { estimateQuality, type IndicatorResult } from './quality.ts'
import { modelRules, type Rules } from './rules.ts'
import { type Band, bandOf, type Scores, scoreOf } from './score.ts'
import type { ValuationInput } from './valuation-input.ts'

/** As it is named on a result: other rules or other weights of indicators and scenes are another version. */
export const modelVersion = 'PV-1'

/** Why there is no valuation, in the order in which it is looked for. */
export const refusals = ['NO_STATUS', 'NO_DATE', 'NO_DATA'] as const
export type Refusal = (typeof refusals)[number]
export const refusalTexts = {
  NO_STATUS: '数据源未说明法律状态，暂不能评估',
  NO_DATE: '数据源未提供申请日，暂不能评估',
  NO_DATA: '可用数据不足，暂不能评估',
} satisfies Record<Refusal, string>

export type Valuation = Scores &
  Price & {
    readonly ok: true
    readonly band: Band
    /** The status at the day: a right or an application past its term is EXPIRED, whatever the source says. */
    readonly status: Status
    readonly isAlive: boolean
    readonly indicators: readonly IndicatorResult[]
    /** Standard deviations from a median patent; the sum of the contributions. */
    readonly quality: number
    /** What of the variance of the quality is left, 0 to 1. */
    readonly variance: number
    /** How much of the precision of all indicators is known, 0 to 1. */
    readonly coverage: number
    /** Until the term and its extension end; 0 of a dead patent past it. */
    readonly remainingYears: number
    readonly notes: Readonly<Record<Dimension, readonly Note[]>>
  }
export type ValuationOutcome = Valuation | { readonly ok: false; readonly reason: Refusal }

/** Below this nothing is said: most of the weight would be a guess. */
export const leastCoverage = 0.35

/** Values a patent as `valuate` does, under rules that the tests may replace. */
export const valuateBy = (
  rules: Rules,
  input: ValuationInput,
  day: string,
  parameters: Parameters,
  cohort: Cohort,
): ValuationOutcome => {
  const today = dayNumber(day)
  if (today === undefined) throw new RangeError(`no day: ${day}`)
  if (input.status === 'UNKNOWN') return { ok: false, reason: 'NO_STATUS' }
  const filed = input.filingDate === null ? undefined : dayNumber(input.filingDate)
  if (filed === undefined) return { ok: false, reason: 'NO_DATE' }
  const lifetime = lifetimeOf(input, filed, today, rules)
  const estimate = estimateQuality(input, lifetime, parameters, cohort, rules)
  if (estimate.coverage < leastCoverage) return { ok: false, reason: 'NO_DATA' }

  const isAlive = rules.isAlive(input.status, lifetime.remainingYears)
  // What would live but for its term has reached the end of it.
  const status = !isAlive && rules.isAlive(input.status, 1) ? 'EXPIRED' : input.status
  const scores = scoreOf(input, isAlive, lifetime, estimate, rules)
  const price = priceOf(input, isAlive, lifetime, estimate, parameters, rules)
  const { indicators, quality, variance, coverage } = estimate
  const told = {
    input,
    day,
    status,
    isAlive,
    lifetime,
    indicators,
    price,
    parameters,
    rules,
    isAssumedCohort: cohort.kind === 'default',
  }
  return {
    ok: true,
    ...scores,
    band: bandOf(scores.score),
    ...price,
    status,
    isAlive,
    indicators,
    quality,
    variance,
    coverage,
    remainingYears: lifetime.remainingYears,
    notes: { technology: technologyNotes(told), law: lawNotes(told), economics: economicsNotes(told) },
  }
}

/**
 * Scores and prices a Chinese invention or utility model. The same arguments give the same answer, in browser and server.
 * @param day the day of the valuation in Shanghai, `YYYY-MM-DD`; one that does not exist is a RangeError
 * @returns scores 1 to 100, price and its range in 10,000 yuan, income in yuan, and what they follow from; or why there is
 * no valuation. Sources: valuation.md §5 and patents.md §5 of the design (Lanjouw and Schankerman 2004 for the quality,
 * GB/T 42748-2023 for dimensions and scenes, Schankerman and Pakes 1986 for the price).
 */
export const valuate = (input: ValuationInput, day: string, parameters: Parameters, cohort: Cohort): ValuationOutcome =>
  valuateBy(modelRules, input, day, parameters, cohort)
