import type { Cohort } from '../cohort.ts'
import { dayNumber, lifetimeOf } from '../lifetime.ts'
import type { Parameters } from '../parameters.ts'
import { estimateQuality } from '../quality.ts'
import { modelRules } from '../rules.ts'
import { leastCoverage } from '../valuate.ts'
import type { ValuationInput } from '../valuation-input.ts'
import { areaUnderCurve } from './area-under-curve.ts'
import { calibrationSlope } from './calibration-slope.ts'
import { renewalYears } from './fate.ts'
import { leastCases, type RenewalFigures } from './goal.ts'
import { survivalChance } from './survival.ts'

/** What the model says of a patent without its status, and what became of it. */
export type RenewalCase = {
  readonly quality: number
  /** The place of its citations in the cohort; the middle where they are unknown. */
  readonly citations: number
  /** The chance that it lives ten years, as the parameters tell it. */
  readonly predicted: number
  readonly isAlive: boolean
}

/** What the model says of a patent whose fate is known; null where too little is known of it for a valuation. */
export const renewalCase = (
  input: ValuationInput,
  isAlive: boolean,
  day: string,
  parameters: Parameters,
  cohort: Cohort,
): RenewalCase | null => {
  const [filed, today] = [dayNumber(input.filingDate ?? ''), dayNumber(day)]
  if (filed === undefined || today === undefined) return null
  const lifetime = lifetimeOf(input, filed, today, modelRules)
  const estimate = estimateQuality(input, lifetime, parameters, cohort, modelRules)
  if (estimate.coverage < leastCoverage) return null
  return {
    quality: estimate.quality,
    citations: estimate.indicators.find(({ key }) => key === 'cit')?.percentile ?? 0.5,
    predicted: survivalChance(renewalYears, input, estimate, parameters),
    isAlive,
  }
}

export type RenewalFindings = {
  readonly n: number
  readonly alive: number
  /** Null where there are too few cases. */
  readonly figures: RenewalFigures | null
}

/** Compares what the model says with what became of the patents. */
export const judgeRenewal = (cases: readonly RenewalCase[]): RenewalFindings => {
  const [n, alive] = [cases.length, cases.filter(({ isAlive }) => isAlive).length]
  if (n < leastCases.all || Math.min(alive, n - alive) < leastCases.side) return { n, alive, figures: null }
  const byQuality = areaUnderCurve(cases.map(({ quality, isAlive }) => ({ score: quality, isAlive })))
  const byCitations = areaUnderCurve(cases.map(({ citations, isAlive }) => ({ score: citations, isAlive })))
  return {
    n,
    alive,
    figures: {
      ...{ auc: byQuality.area, aucLow: byQuality.low, aucHigh: byQuality.high },
      ...{ citationsAuc: byCitations.area, slope: calibrationSlope(cases) },
    },
  }
}
