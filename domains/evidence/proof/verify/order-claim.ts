import { type TimeFact, timeText } from './findings.ts'
import { type Claim, claim } from './reasons.ts'

/** What is stamped first, what covers it next, and so on: as the portal proceeds. */
const sequence = ['timestamp', 'witness', 'checkpoint', 'chain'] as const satisfies TimeFact['source'][]

/** Clocks of different houses differ by so much, in ms. */
const tolerance = 5 * 60_000

/**
 * Whether the times follow each other as the proofs were made. A token that an authority issued late is no fault, since it
 * proves a later time: what is odd is shown with all times and left to the reader.
 */
export const orderClaim = (times: readonly TimeFact[]): Claim => {
  const steps = sequence
    .map((source) => times.filter((time) => time.source === source))
    .filter((step) => step.length > 0)
  if (steps.length < 2) return claim('order', 'order_none')
  const isKept = steps.every((step, n) => {
    const before = steps[n - 1] ?? []
    const first = Math.min(...step.map(({ at }) => at))
    return before.every(({ at }) => at <= first + tolerance)
  })
  return claim('order', isKept ? 'order_kept' : 'order_odd', steps.flat().map(timeText))
}
