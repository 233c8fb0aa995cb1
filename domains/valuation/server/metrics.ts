import { newCounter, newDurations } from '@portal/platform/server'

export const evaluations = newCounter('portal_valuations_total', 'Publications that were asked for, by outcome', {
  outcome: ['valued', 'unknown', 'refused'],
})

/** `cached`: the same record had been valued on that day before. */
export const valuationSeconds = newDurations(
  'portal_valuation_seconds',
  'Time to evaluate one publication, apart from asking outside sources',
  {
    labels: { cached: ['true', 'false'] },
    buckets: [0.005, 0.01, 0.03, 0.1, 0.3, 1],
  },
)
