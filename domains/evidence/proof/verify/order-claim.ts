import { type TimeFact, timeText } from './findings.ts'
import { type Claim, claim } from './reasons.ts'

/** The order in which the portal obtains the times of a statement. */
const sequence = ['timestamp', 'witness', 'checkpoint', 'chain'] as const satisfies TimeFact['source'][]

/** How much the clocks of different organisations may differ, in ms. */
const tolerance = 5 * 60_000

/**
 * Whether the times follow each other in the order in which the proofs were made. Another order is no fault, since a late
 * token only proves a later time: the report then lists all times and leaves the judgement to the reader.
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
