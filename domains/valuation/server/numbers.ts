import type { ValuationNumbers } from '../contract/detail.ts'
import type { Valuation } from '../proof/valuate.ts'
import { amountOf } from './amount.ts'

/** The figures of a valuation as the wire has them, beside its indicators. */
export const numbersOf = (valued: Valuation): Omit<ValuationNumbers, 'indicators'> => {
  const { score, scoreLow, scoreHigh, band, price, priceLow, priceHigh, income, validity } = valued
  const { dimensions, scenes, quality, variance, coverage, remainingYears } = valued
  return {
    ...{ score, scoreLow, scoreHigh, band, dimensions, scenes: [...scenes] },
    ...{ price: amountOf(price), priceLow: amountOf(priceLow), priceHigh: amountOf(priceHigh) },
    ...{ income: amountOf(income), validity, quality, variance, coverage, remainingYears },
  }
}
