import { type Cohort, clippedShare, type Raw, sectionOf } from './cohort.ts'
import {
  type Dimension,
  dimensionPrecision,
  dimensions,
  fullPrecision,
  type IndicatorKey,
  indicators,
} from './indicators.ts'
import type { Lifetime } from './lifetime.ts'
import { measure } from './measure.ts'
import { normalPoint } from './normal.ts'
import type { Parameters } from './parameters.ts'
import type { Rules } from './rules.ts'
import type { ValuationInput } from './valuation-input.ts'

/** One line of the answer to 为什么是这个分数. */
export type IndicatorResult = {
  readonly key: IndicatorKey
  readonly dim: Dimension
  readonly name: string
  /** As counted; null where it is unknown. */
  readonly raw: Raw | null
  readonly rawText: string
  /** Place in the cohort, 0.005 to 0.995, more is better; null where it is unknown. */
  readonly percentile: number | null
  /** The precision of the indicator; those of all sum to 2.98. */
  readonly weight: number
  /** What it adds to the quality, in standard deviations; 0 where it is unknown. */
  readonly contribution: number
  readonly missing: boolean
}

/** The latent quality of a patent, in standard deviations from a median one. */
export type Quality = {
  readonly indicators: readonly IndicatorResult[]
  /** The sum of the contributions. */
  readonly quality: number
  /** What of its variance is left, 0 to 1. */
  readonly variance: number
  /** How much of the precision of all indicators is known, 0 to 1. */
  readonly coverage: number
  /** Each dimension from its own indicators alone, in standard deviations of such an estimate. */
  readonly positions: Readonly<Record<Dimension, number>>
}

type Term = { readonly dim: Dimension; readonly precision: number; readonly pull: number }

const sumOf = (terms: readonly Term[], part: 'precision' | 'pull'): number =>
  terms.reduce((total, term) => total + term[part], 0)

/**
 * Estimates one factor from the indicators that are known (Lanjouw and Schankerman 2004). What is unknown is left out: the
 * estimate then comes nearer to the median, and its variance grows.
 */
export const estimateQuality = (
  input: ValuationInput,
  { filingYear, ageYears }: Lifetime,
  parameters: Parameters,
  cohort: Cohort,
  rules: Rules,
): Quality => {
  const section = sectionOf(input.ipc)
  const values = measure(input, parameters, rules)
  const lines = indicators.map(({ key, dim, name, precision }) => {
    const value = values[key]
    if (value === undefined) return { key, dim, name, precision, value, percentile: null, pull: 0 }
    const percentile = clippedShare(cohort.percentile(key, value.asked, section, filingYear, ageYears))
    return {
      key,
      dim,
      name,
      precision,
      value,
      percentile,
      pull: rules.loading(key, precision) * normalPoint(percentile),
    }
  })
  const known = lines.filter(({ value }) => value !== undefined)
  const precision = sumOf(known, 'precision')
  const restsOn = 1 + rules.restsOn(precision, fullPrecision)

  const positionOf = (dim: Dimension): number => {
    const own = known.filter((line) => line.dim === dim)
    const full = dimensionPrecision[dim]
    const estimate = sumOf(own, 'pull') / (1 + rules.restsOn(sumOf(own, 'precision'), full))
    return estimate / Math.sqrt(full / (1 + full))
  }
  const results = lines.map(({ key, dim, name, precision: weight, value, percentile, pull }) => ({
    key,
    dim,
    name,
    raw: value?.raw ?? null,
    rawText: value?.text ?? '数据源未提供',
    percentile,
    weight,
    contribution: pull / restsOn,
    missing: value === undefined,
  }))
  return {
    indicators: results,
    quality: results.reduce((total, { contribution }) => total + contribution, 0),
    variance: 1 / restsOn,
    coverage: precision / fullPrecision,
    positions: Object.fromEntries(dimensions.map((dim) => [dim, positionOf(dim)])) as Record<Dimension, number>,
  }
}
