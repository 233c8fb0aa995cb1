import type { Stability } from '@portal/patentdata/proof'
import { type Cohort, clippedShare, type Raw, type Section } from './cohort.ts'
import type { IndicatorKey } from './indicators.ts'
import { normalShare } from './normal.ts'

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** Citations that a patent of the section receives in its life, on average. */
const meanCitations: Readonly<Record<Section, number>> = {
  A: 2.6,
  B: 2.6,
  C: 3.2,
  D: 2.4,
  E: 2.2,
  F: 2.4,
  G: 4.2,
  H: 4.2,
}

const stabilityShare: Readonly<Record<Stability, number>> = {
  none: 0.48,
  partial: 0.62,
  survived: 0.97,
  um_report_pos: 0.75,
  um_report_neg: 0.08,
}

/** Beyond this share all values are the same, so that counting may stop. */
const farTail = 0.9999

/** The share of a negative binomial distribution below the count, of the count itself by half. */
const countShare = (raw: number, mean: number, size: number): number => {
  const p = size / (size + mean)
  let mass = p ** size
  let below = 0
  for (let count = 0; count < Math.floor(raw); count += 1) {
    below += mass
    if (below > farTail) return 1
    mass *= ((count + size) / (count + 1)) * (1 - p)
  }
  return raw < 0 ? 0 : below + mass / 2
}

const logNormalShare = (raw: number, median: number, spread: number): number =>
  normalShare(Math.log(Math.max(raw, 0.2) / median) / spread)

/** The part of its citations that a patent has received by this age. */
const receivedBy = (ageYears: number): number => clamp(1 - Math.exp(-((Math.max(ageYears, 0) / 7) ** 1.6)), 0.01, 1)

type Share = (raw: number, section: Section, ageYears: number) => number

const shares: Readonly<Record<Exclude<IndicatorKey, 'stab'>, Share>> = {
  cit: (raw, section, ageYears) => countShare(raw, meanCitations[section] * receivedBy(ageYears), 0.6),
  bwd: (raw) => countShare(raw, 5, 2.5),
  orig: (raw) => 0.02 + 0.96 * raw,
  gen: (raw) => 0.1 + 0.88 * raw,
  ipc: (raw) => logNormalShare(raw, 2.2, 0.7),
  inv: (raw) => logNormalShare(raw, 3, 0.65),
  doc: (raw) => logNormalShare(raw, 9, 0.6),
  claims: (raw) => logNormalShare(raw, 8, 0.45),
  brevity: (raw) => 1 - normalShare(Math.log(Math.max(raw, 20) / 330) / 0.55),
  litig: (raw) => (raw > 0 ? 0.975 : 0.48),
  fam: (beyondChina) =>
    beyondChina > 0 ? clamp(0.92 + 0.075 * (1 - Math.exp(-beyondChina / 0.9)), 0.92, 0.995) : 0.46,
  op: (raw) => (raw > 0 ? clamp(0.9 + 0.03 * raw, 0.9, 0.995) : 0.44),
  mom: (raw) => normalShare((raw - 0.15) / 0.35),
}

const shareOf = (indicator: IndicatorKey, raw: Raw, section: Section, ageYears: number): number => {
  if (typeof raw === 'string') return stabilityShare[raw]
  return indicator === 'stab' ? stabilityShare.none : shares[indicator](raw, section, ageYears)
}

/**
 * The cohort `D-1`, for where none was counted from records: assumed distributions that nobody measured. Inventions and
 * utility models are one cohort, so that of two equal patents the utility model is never the better one.
 */
export const defaultCohort: Cohort = {
  name: 'D-1',
  kind: 'default',
  countedFrom: null,
  growthOf: () => null,
  percentile: (indicator, raw, section, _filingYear, ageYears) =>
    clippedShare(shareOf(indicator, raw, section, ageYears)),
}
