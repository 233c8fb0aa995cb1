import type { Stability } from '@portal/patentdata/proof'
import type { IndicatorKey } from './indicators.ts'

/** Sections of the IPC. */
const sections = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
export type Section = (typeof sections)[number]

/** A measured value as it is compared: a number, or what is left of the right for `stab`. */
export type Raw = number | Stability

/** What a cohort was counted from: so many patents, as sources told them up to this day (`YYYY-MM-DD`). */
export type CountedFrom = { readonly n: number; readonly day: string }

/** Patents that a patent is compared with: those of its section of the IPC and its year of filing. */
export type Cohort = {
  /** As it is named on a result, `D-1` for the default. */
  readonly name: string
  /** Whether its distributions were counted from records, or are assumed. */
  readonly kind: 'default' | 'imported'
  /** Null where nothing was counted. */
  readonly countedFrom: CountedFrom | null
  /** How much a main group of the IPC has grown within five years (0.3 is 30 % more); null where nobody counted it. */
  readonly growthOf: (mainGroup: string) => number | null
  /**
   * The share of the cohort that lies below the value, ties counted by half, 0 to 1, where more is better: for `brevity`
   * it falls with the number of characters. It must not fall otherwise when `raw` rises. Of `fam` it gets the shares of
   * world income beyond China (0: only in China).
   * @param ageYears since filing, at the day of the valuation
   */
  readonly percentile: (
    indicator: IndicatorKey,
    raw: Raw,
    section: Section,
    filingYear: number,
    ageYears: number,
  ) => number
}

/** No place is nearer to either end than this, since no cohort knows what lies beyond. */
export const clippedShare = (share: number): number => Math.min(0.995, Math.max(0.005, share))

/** The main group of a class of the IPC: `H04L9/08` is in H04L9. */
export const mainGroupOf = (ipcClass: string): string =>
  ipcClass.replace(/\/.*$/, '').replaceAll(/\s/g, '').toUpperCase()

/** The section of the main class; one that is not known, or none, is compared as section G is. */
export const sectionOf = (ipc: readonly string[]): Section => {
  const first = ipc[0]?.trim().charAt(0).toUpperCase()
  return sections.find((section) => section === first) ?? 'G'
}

/** With fewer patents than this a counted distribution says nothing, and a wider one is asked. */
export const leastSample = 200
