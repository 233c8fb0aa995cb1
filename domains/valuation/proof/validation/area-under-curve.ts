import { normalPoint } from '../normal.ts'

/** A patent with what was said of it before, more is better, and what became of it. */
export type ScoredCase = { readonly score: number; readonly isAlive: boolean }

/** How often a patent that lived stands above one that did not, ties counted by half, with the interval of 95 %. */
export type Area = { readonly area: number; readonly low: number; readonly high: number }

/** The rank of each value, from 1; values that are equal have the mean of their ranks. */
const midranks = (values: readonly number[]): number[] => {
  const rising = values.map((value, at) => ({ value, at })).sort((a, b) => a.value - b.value)
  const ranks = values.map(() => 0)
  let from = 0
  for (const [place, { value }] of rising.entries()) {
    if (rising[place + 1]?.value === value) continue
    for (const { at } of rising.slice(from, place + 1)) ranks[at] = (from + place) / 2 + 1
    from = place + 1
  }
  return ranks
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const varianceOf = (values: readonly number[]): number => {
  const mean = meanOf(values)
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1)
}

/** For each of one side, the share of the other side's `others` cases that stands below it. */
const sharesBelow = (side: readonly ScoredCase[], ranksAmongAll: readonly number[], others: number): number[] => {
  const own = midranks(side.map(({ score }) => score))
  return ranksAmongAll.map((rank, at) => (rank - (own[at] ?? 0)) / others)
}

/**
 * The area under the ROC curve with its interval after DeLong, DeLong and Clarke-Pearson (Biometrics 1988), by ranks as Sun and
 * Xu compute it (IEEE Signal Processing Letters 2014). Both sides need at least two cases.
 */
export const areaUnderCurve = (cases: readonly ScoredCase[]): Area => {
  const ranks = midranks(cases.map(({ score }) => score))
  const sideOf = (isAlive: boolean) => ({
    cases: cases.filter((one) => one.isAlive === isAlive),
    ranks: ranks.filter((_rank, at) => cases[at]?.isAlive === isAlive),
  })
  const [alive, gone] = [sideOf(true), sideOf(false)]
  const aliveShares = sharesBelow(alive.cases, alive.ranks, gone.cases.length)
  const goneShares = sharesBelow(gone.cases, gone.ranks, alive.cases.length)
  const area = meanOf(aliveShares)
  const deviation = Math.sqrt(varianceOf(aliveShares) / alive.cases.length + varianceOf(goneShares) / gone.cases.length)
  const reach = normalPoint(0.975) * deviation
  return { area, low: Math.max(0, area - reach), high: Math.min(1, area + reach) }
}
