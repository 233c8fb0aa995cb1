import type { Lifetime } from './lifetime.ts'
import type { IndustryFactor, Parameters } from './parameters.ts'
import type { Quality } from './quality.ts'
import type { Rules } from './rules.ts'
import type { ValuationInput } from './valuation-input.ts'

export type Price = {
  /** In 10,000 yuan to 0.01, with the range that holds half of the time. A dead patent has 0 in all of them. */
  readonly price: number
  readonly priceLow: number
  readonly priceHigh: number
  /** Income of the present year, yuan to 0.01; 0 of a dead patent. */
  readonly income: number
  /** The chance that there is a valid right, or will be one, 0 to 1; 0 of a dead patent. */
  readonly validity: number
}

const priceless: Price = { price: 0, priceLow: 0, priceHigh: 0, income: 0, validity: 0 }

/** A quarter of a normal distribution lies beyond this point, on either side. */
const quarterPoint = 0.6745
/** Below this the last year would be a rounding error of the year before. */
const tiny = 1e-9
const leastPrice = 0.01

const startsWith = (ipcClass: string, beginning: string): boolean =>
  ipcClass.startsWith(beginning) && !(/\d$/.test(beginning) && /\d/.test(ipcClass.charAt(beginning.length)))

/** The factor of the longest beginning of the main class that the list names; without one 1. */
const industryFactor = (ipc: readonly string[], factors: readonly IndustryFactor[]): number => {
  const mainClass = (ipc[0] ?? '').replace(/\s/g, '').toUpperCase()
  const fitting = factors.filter((one) => startsWith(mainClass, one.ipc))
  return fitting.reduce((best, one) => (one.ipc.length > best.ipc.length ? one : best), { ipc: '', factor: 1 }).factor
}

/** K: what the income of a patent is multiplied by for its type and its industry. */
export const incomeFactor = ({ type, ipc }: ValuationInput, { kType, kIndustry }: Parameters): number =>
  kType.value[type] * industryFactor(ipc, kIndustry.value)

/** The standard deviation of the logarithm of the income of patents whose quality is estimated with this variance. */
export const incomeSpread = (variance: number, { sigma, r }: Parameters): number =>
  sigma.value * Math.sqrt(1 - r.value ** 2 + r.value ** 2 * variance)

/**
 * What an income is worth today, yuan: it shrinks from year to year, is discounted to the middle of each year, and its owner
 * stops where it no longer pays the annual fee (Schankerman and Pakes 1986).
 */
const presentValue = (
  income: number,
  { ageYears, termYears, remainingYears }: Lifetime,
  { type }: ValuationInput,
  { delta, discount, fees }: Parameters,
  rules: Rules,
): number => {
  const years = Math.ceil(remainingYears - tiny)
  let worth = 0
  for (let ahead = 0; ahead < years; ahead += 1) {
    const fee = fees.value[type][rules.feeYear(ageYears, ahead, termYears) - 1] ?? 0
    const gain = Math.max(0, income * delta.value[type] ** ahead - fee)
    worth += (Math.min(1, remainingYears - ahead) * gain) / (1 + discount.value) ** (ahead + 0.5)
  }
  return worth
}

/** Prices a patent that is alive: the royalties that one like it saves its owner, and the range of half of such patents. */
export const priceOf = (
  input: ValuationInput,
  isAlive: boolean,
  lifetime: Lifetime,
  { quality, variance }: Quality,
  parameters: Parameters,
  rules: Rules,
): Price => {
  if (!isAlive) return priceless
  const { type, status, stability } = input
  const { floor } = parameters
  const factor = incomeFactor(input, parameters)
  const income = rules.income({ type, factor, quality, ageYears: lifetime.ageYears }, parameters)
  const validity = rules.validity(type, status, stability, parameters)
  const least = floor.value * factor * (lifetime.remainingYears / lifetime.termYears) * validity
  const spread = incomeSpread(variance, parameters)
  const priceAt = (shift: number): number => {
    const worth = presentValue(income * Math.exp(shift * spread), lifetime, input, parameters, rules) * validity
    return Math.max(leastPrice, Math.round(Math.max(worth, least) / 100) / 100)
  }
  return {
    price: priceAt(0),
    priceLow: priceAt(-quarterPoint),
    priceHigh: priceAt(quarterPoint),
    income: Math.round(income * 100) / 100,
    validity,
  }
}
