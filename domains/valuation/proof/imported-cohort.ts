import { type Cohort, type CountedFrom, clippedShare, leastSample, type Section } from './cohort.ts'
import { defaultCohort } from './default-cohort.ts'
import type { IndicatorKey } from './indicators.ts'

/** The shares of a cohort, in per cent, at which its values are kept. */
export const quantilePercents = [1, 5, 10, 25, 50, 75, 90, 95, 99] as const

/**
 * The indicators that are numbers and spread: their distributions are counted. `stab`, `litig`, `op` and `fam` are the same for
 * nearly all patents, so that a count of them would tell little, and stay as the default cohort assumes them.
 */
export const countedIndicators = [
  'cit',
  'bwd',
  'orig',
  'gen',
  'ipc',
  'inv',
  'doc',
  'claims',
  'brevity',
  'mom',
] as const satisfies readonly IndicatorKey[]
export type CountedIndicator = (typeof countedIndicators)[number]

const isCounted = (key: IndicatorKey): key is CountedIndicator => countedIndicators.some((one) => one === key)

/**
 * Which patents a table holds: those of a section and a year of filing, of that year with the two beside it, of the whole section,
 * or all. The first that has enough of them counts.
 */
export const cohortLevels = ['year', 'years', 'section', 'all'] as const
export type CohortLevel = (typeof cohortLevels)[number]

export type QuantileTable = {
  readonly indicator: CountedIndicator
  readonly level: CohortLevel
  /** Null: of all sections. */
  readonly section: Section | null
  /** The year of filing, or the middle one of three; null: of all years. */
  readonly year: number | null
  /** Patents of which the value is known. */
  readonly n: number
  /** The least value that so many per cent (`quantilePercents`) do not exceed, which rises or stays from one to the next. */
  readonly quantiles: readonly number[]
}

export type GroupGrowth = { readonly mainGroup: string; readonly growth: number }

/** A cohort that was counted from records. */
export type CountedCohort = {
  readonly name: string
  readonly countedFrom: CountedFrom
  readonly tables: readonly QuantileTable[]
  readonly growth: readonly GroupGrowth[]
}

/** The share at `value` on the straight line that ends at the knot `at`; it does not pass the share of that knot. */
const onLine = (knots: readonly number[], at: number, value: number): number => {
  const [from, to] = [knots[at - 1] ?? Number.NaN, knots[at] ?? Number.NaN]
  const [low, high] = [(quantilePercents[at - 1] ?? 0) / 100, (quantilePercents[at] ?? 100) / 100]
  return Math.min(high, low + ((high - low) * (value - from)) / (to - from))
}

/**
 * The place of a value among quantiles, 0 to 1: the mean of the shares below it and up to it, both on straight lines between
 * the knots. A value that many patents share stands in the middle of them, and no greater value stands lower.
 */
export const placeAmong = (quantiles: readonly number[], value: number): number => {
  const last = quantiles.length
  const below = quantiles.filter((knot) => knot < value).length
  const upTo = quantiles.filter((knot) => knot <= value).length
  const left = below === 0 ? 0 : below === last ? 1 : onLine(quantiles, below, value)
  const right = upTo === 0 ? 0 : upTo === last ? 1 : onLine(quantiles, upTo, value)
  return (left + right) / 2
}

const keyOf = (level: CohortLevel, indicator: string, section: Section | null, year: number | null): string =>
  `${level} ${indicator} ${section ?? ''} ${year ?? ''}`

/** A cohort from its tables. Where none of them has enough patents, the default cohort's assumption counts. */
export const importedCohort = ({ name, countedFrom, tables, growth }: CountedCohort): Cohort => {
  const byKey = new Map(
    tables
      .filter(({ n }) => n >= leastSample)
      .map((table) => [keyOf(table.level, table.indicator, table.section, table.year), table.quantiles]),
  )
  const growthByGroup = new Map(growth.map((one) => [one.mainGroup, one.growth]))
  const quantilesFor = (indicator: CountedIndicator, section: Section, year: number): readonly number[] | undefined =>
    byKey.get(keyOf('year', indicator, section, year)) ??
    byKey.get(keyOf('years', indicator, section, year)) ??
    byKey.get(keyOf('section', indicator, section, null)) ??
    byKey.get(keyOf('all', indicator, null, null))
  return {
    name,
    kind: 'imported',
    countedFrom,
    growthOf: (mainGroup) => growthByGroup.get(mainGroup) ?? null,
    percentile: (indicator, raw, section, filingYear, ageYears) => {
      const quantiles =
        isCounted(indicator) && typeof raw === 'number' ? quantilesFor(indicator, section, filingYear) : undefined
      if (quantiles === undefined || typeof raw !== 'number')
        return defaultCohort.percentile(indicator, raw, section, filingYear, ageYears)
      const place = placeAmong(quantiles, raw)
      // A shorter first claim claims more.
      return clippedShare(indicator === 'brevity' ? 1 - place : place)
    },
  }
}
