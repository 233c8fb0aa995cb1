import type { Status } from '@portal/patentdata/proof'
import type { Raw } from '../cohort.ts'
import type { Dimension, IndicatorKey } from '../indicators.ts'
import type { Lifetime } from '../lifetime.ts'
import type { Parameters } from '../parameters.ts'
import type { Price } from '../price.ts'
import type { IndicatorResult } from '../quality.ts'
import type { Rules } from '../rules.ts'
import type { ValuationInput } from '../valuation-input.ts'

export const tones = ['good', 'neutral', 'weak', 'missing'] as const
export type Tone = (typeof tones)[number]

/** One plain Chinese sentence about a patent: a fact, never advice. */
export type Note = {
  readonly dim: Dimension
  /** The indicator that it tells, or what else it is about. */
  readonly key: IndicatorKey | 'cohort' | 'status' | 'term' | 'maintained' | 'fee' | 'grant' | 'price' | 'notice'
  readonly tone: Tone
  readonly text: string
}

/** What the sentences are made of. */
export type Told = {
  readonly input: ValuationInput
  /** The day of the valuation, `YYYY-MM-DD`. */
  readonly day: string
  /** The status at the day, after the term was looked at. */
  readonly status: Status
  readonly isAlive: boolean
  readonly lifetime: Lifetime
  readonly indicators: readonly IndicatorResult[]
  readonly price: Price
  readonly parameters: Parameters
  readonly rules: Rules
  readonly isAssumedCohort: boolean
}

/** A value that is known: as it was counted, as it is shown, and its place in the cohort. */
type Known = { readonly raw: Raw; readonly text: string; readonly percentile: number }
export type Sentences = Readonly<Partial<Record<IndicatorKey, (known: Known, told: Told) => string>>>

const goodFrom = 0.8
const neutralFrom = 0.35

const toneOf = (percentile: number): Tone => {
  if (percentile >= goodFrom) return 'good'
  return percentile >= neutralFrom ? 'neutral' : 'weak'
}

/** One of three texts, by the tone of a percentile. */
export const byTone = (percentile: number, good: string, neutral: string, weak: string): string =>
  ({ good, neutral, weak, missing: '' })[toneOf(percentile)]

/** How a patent stands beside others, as the end of a sentence; never 0 % or 100 %, which nobody can know. */
export const aboveOthers = (percentile: number): string =>
  `高于同领域同申请年约${Math.min(99, Math.max(1, Math.round(percentile * 100)))}%的专利`

/** The sentence of each indicator of a dimension in order, or that it is missing. */
export const indicatorNotes = (told: Told, dim: Dimension, sentences: Sentences): Note[] =>
  told.indicators
    .filter((one) => one.dim === dim)
    .map(({ key, name, percentile, raw, rawText }) => {
      if (percentile === null || raw === null) {
        return { dim, key, tone: 'missing', text: `数据源未提供“${name}”，该项按中性处理，区间相应放宽。` }
      }
      const text = sentences[key]?.({ raw, text: rawText, percentile }, told) ?? `${name}${rawText}。`
      return { dim, key, tone: toneOf(percentile), text }
    })
