const erf = { p: 0.3275911, a: [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429] } as const

const polynomial = (coefficients: readonly number[], x: number): number =>
  coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0)

/** The share of a standard normal distribution below `z`, to 1.5e-7 (Abramowitz and Stegun 1964, formula 7.1.26). */
export const normalShare = (z: number): number => {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + erf.p * x)
  const tail = (t * polynomial(erf.a, t) * Math.exp(-x * x)) / 2
  return z < 0 ? tail : 1 - tail
}

/** Coefficients by rising power of the argument. */
const middleTop = [
  2.506628277459239, -30.66479806614716, 138.357751867269, -275.9285104469687, 220.9460984245205, -39.69683028665376,
]
const middleBottom = [
  1, -13.28068155288572, 66.80131188771972, -155.6989798598866, 161.5858368580409, -54.47609879822406,
]
const tailTop = [
  2.938163982698783, 4.374664141464968, -2.549732537343734, -2.400758277161838, -0.3223964580411365,
  -0.007784894002430293,
]
const tailBottom = [1, 3.754408661907416, 2.445134137142996, 0.3224671290700398, 0.007784695709041462]
const tailShare = 0.02425

/**
 * The point of a standard normal distribution below which the share `p` lies (0 < p < 1), to a relative 1.15e-9: the
 * algorithm of Peter Acklam, 2003.
 */
export const normalPoint = (p: number): number => {
  const side = Math.min(p, 1 - p)
  if (side < tailShare) {
    const r = Math.sqrt(-2 * Math.log(side))
    const point = polynomial(tailTop, r) / polynomial(tailBottom, r)
    return p < 0.5 ? point : -point
  }
  const q = p - 0.5
  return (q * polynomial(middleTop, q * q)) / polynomial(middleBottom, q * q)
}
