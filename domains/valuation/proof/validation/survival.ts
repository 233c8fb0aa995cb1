import { normalShare } from '../normal.ts'
import type { Parameters } from '../parameters.ts'
import { incomeFactor, incomeSpread } from '../price.ts'
import type { Quality } from '../quality.ts'
import { modelRules } from '../rules.ts'
import type { ValuationInput } from '../valuation-input.ts'

/** No chance is told nearer to 0 or 1 than this. */
const leastChance = 0.001

/**
 * The chance that the owner of a patent pays its fees of so many years, 0 to 1: that its income, which shrinks from year to
 * year, reaches the fee in each of them (Schankerman and Pakes 1986).
 */
export const survivalChance = (
  years: number,
  input: ValuationInput,
  { quality, variance }: Pick<Quality, 'quality' | 'variance'>,
  parameters: Parameters,
): number => {
  const { type } = input
  const [fees, left] = [parameters.fees.value[type], parameters.delta.value[type]]
  // The first year's income that pays all of them.
  const needed = Math.max(...fees.slice(0, years).map((fee, year) => fee / left ** year))
  const factor = incomeFactor(input, parameters)
  const usual = modelRules.income({ type, factor, quality, ageYears: 0 }, parameters)
  const chance = normalShare(Math.log(usual / needed) / incomeSpread(variance, parameters))
  return Math.min(1 - leastChance, Math.max(leastChance, chance))
}
