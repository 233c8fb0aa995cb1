/** With fewer cases, or fewer on either side, nothing is computed. */
export const leastCases = { all: 300, side: 50 } as const

/** What the model must reach to be called calibrated. */
export const renewalGoal = { auc: 0.65, slopeLow: 0.8, slopeHigh: 1.2, overCitations: 0.02 } as const

/** How well the model tells the patents that lived ten years from those that lapsed. */
export type RenewalFigures = {
  /** The area under the ROC curve of the quality, with its interval of 95 %. */
  readonly auc: number
  readonly aucLow: number
  readonly aucHigh: number
  /** The same of the citations alone. */
  readonly citationsAuc: number
  /** Null where no slope fits. */
  readonly slope: number | null
}

/** Whether the figures reach the goal in every point. */
export const reachesGoal = ({ auc, citationsAuc, slope }: RenewalFigures): boolean =>
  auc >= renewalGoal.auc &&
  auc - citationsAuc >= renewalGoal.overCitations &&
  slope !== null &&
  slope >= renewalGoal.slopeLow &&
  slope <= renewalGoal.slopeHigh

/** What a comparison with paid prices must reach: cases, rank correlation, and the share of prices between the quartiles. */
export const priceGoal = { n: 50, spearman: 0.3, coverageLow: 0.4, coverageHigh: 0.6 } as const

/** How a comparison with paid prices turned out. */
export const judgePrice = (
  n: number,
  { spearman, coverage }: { spearman: number; coverage: number },
): 'insufficient' | 'reached' | 'missed' => {
  if (n < priceGoal.n) return 'insufficient'
  const isReached =
    spearman >= priceGoal.spearman && coverage >= priceGoal.coverageLow && coverage <= priceGoal.coverageHigh
  return isReached ? 'reached' : 'missed'
}
