import { newCounter } from '@portal/platform/server'

export const evaluations = newCounter('portal_valuations_total', 'Publications that were asked for, by outcome', {
  outcome: ['valued', 'unknown', 'refused'],
})
