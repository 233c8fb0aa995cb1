import type { PatentType } from '@portal/patentdata/proof'

/** A number or a table of the price, and where it comes from. */
export type Sourced<Value> = {
  readonly value: Value
  /** In Chinese, as it is shown on the page 评估方法. */
  readonly source: string
  readonly sourceUrl: string | null
  /** The day on which somebody last compared it with its source, `YYYY-MM-DD`; null while nobody has. */
  readonly checkedOn: string | null
}

export type ByType = Readonly<Record<PatentType, number>>

/** The factor of an industry, by the beginning of a class of the IPC: `H`, `H04`, `H04L`, `H04L9` or `H04L9/08`. */
export type IndustryFactor = { readonly ipc: string; readonly factor: number }

/** The chance that a right holds if it is attacked, 0 to 1. */
export type PValid = ByType & {
  /** A utility model with a positive evaluation report. */
  readonly reportPositive: number
  /** A patent that was maintained in invalidation proceedings. */
  readonly survived: number
  /** Times the chance of its type: a patent that was invalidated in part. */
  readonly partialFactor: number
  /** Times the chance of its type: a negative evaluation report. */
  readonly reportNegativeFactor: number
}

/** What staff may change of the model. */
export type ParameterBlocks = {
  /** Income of a median granted invention in its present year, yuan. */
  readonly a0: Sourced<number>
  /** Times the income of an invention. */
  readonly kType: Sourced<ByType>
  /** Times the income: the longest beginning of the main class counts; without one 1. */
  readonly kIndustry: Sourced<readonly IndustryFactor[]>
  /** What is left of the income from year to year. */
  readonly delta: Sourced<ByType>
  /** Discount rate a year. */
  readonly discount: Sourced<number>
  /** Standard deviation of the logarithm of the income over all patents. */
  readonly sigma: Sourced<number>
  /** Correlation of that logarithm with the quality. */
  readonly r: Sourced<number>
  /** Least price, yuan, of a granted invention with its whole term before it. */
  readonly floor: Sourced<number>
  /** The chance that an application is granted, 0 to 1. */
  readonly pGrant: Sourced<{ readonly PUBLISHED: number; readonly EXAMINING: number }>
  readonly pValid: Sourced<PValid>
  /** Annual fees in whole yuan, the first year first: 20 of an invention, 10 of a utility model. */
  readonly fees: Sourced<Readonly<Record<PatentType, readonly number[]>>>
  /** Gross national income by country or office, United States 1. One that is not named counts 0.01. */
  readonly gni: Sourced<Readonly<Record<string, number>>>
}

/** One version of the parameters. */
export type Parameters = ParameterBlocks & {
  /** As it is named on a result, `P-1` for the built-in one. */
  readonly name: string
}
