import { newDurations } from '@portal/platform/server'

/** How long names take to be compared with the known marks, from the question to the hits. */
export const checkSeconds = newDurations(
  'portal_mark_check_seconds',
  'Time of comparing a name with the known marks.',
  {
    labels: {},
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 0.8, 1.5],
  },
)
