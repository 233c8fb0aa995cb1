import { builtInParameters } from '../proof/built-in-parameters.ts'
import { indicators } from '../proof/indicators.ts'
import { normalPoint } from '../proof/normal.ts'
import type { RenewalCase } from '../proof/validation/renewal.ts'
import { survivalChance } from '../proof/validation/survival.ts'
import { exampleA } from './examples.ts'

/** Draws from a standard normal distribution that repeat with the seed (mulberry32, public domain, Tommy Ettinger). */
export const normalDraws = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return normalPoint((((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 2 ** 32)
  }
}

/**
 * Patents whose indicators follow their quality exactly as the model assumes, and whose owners pay the fees of ten years exactly
 * where the income reaches them; the income follows the quality with the correlation `r`, whatever the parameters assume.
 */
export const plantedCases = (count: number, r: number, seed = 20_261_128): RenewalCase[] => {
  const draw = normalDraws(seed)
  const precision = indicators.reduce((sum, one) => sum + one.precision, 0)
  const variance = 1 / (1 + precision)
  // A patent of no quality in particular with all chance left lives where its own draw of the income is above this.
  const none = { quality: 0, variance: 1 }
  const threshold = -normalPoint(survivalChance(10, exampleA, none, builtInParameters))
  return Array.from({ length: count }, () => {
    const quality = draw()
    const seen = indicators.map(({ key, precision: p }) => {
      const follows = p / (1 + p)
      return { key, p, x: Math.sqrt(follows) * quality + Math.sqrt(1 - follows) * draw() }
    })
    const estimate = seen.reduce((sum, { p, x }) => sum + Math.sqrt(p * (1 + p)) * x, 0) * variance
    return {
      quality: estimate,
      citations: seen.find(({ key }) => key === 'cit')?.x ?? 0,
      predicted: survivalChance(10, exampleA, { quality: estimate, variance }, builtInParameters),
      isAlive: r * quality + Math.sqrt(1 - r * r) * draw() > threshold,
    }
  })
}
