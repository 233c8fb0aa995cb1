import type { Day } from '@portal/platform/contract'
import type { RightFacts } from './right.ts'

/** How a right stands on a day, by what its owner wrote and by the windows of rules that were checked. */
export const rightPhases = ['inForce', 'renewable', 'grace', 'lapsed', 'unknown'] as const
export type RightPhase = (typeof rightPhases)[number]

/** `lapsed` says that the last day that the owner wrote is past; what that means in law, the label does not say. */
export const rightPhaseLabels = {
  inForce: '期限内',
  renewable: '可办续展',
  grace: '宽展期',
  lapsed: '已届满',
  unknown: '未填届满日',
} satisfies Record<RightPhase, string>

/** The days of renewal by checked rules; null where there is none. */
export type RenewalDays = {
  /** The first day on which renewal is open. */
  opensOn: Day | null
  /** The last day on which renewal is open after the right's last day. */
  graceEndsOn: Day | null
}

export const phaseOf = (
  { status, rightEndDate }: Pick<RightFacts, 'status' | 'rightEndDate'>,
  { opensOn, graceEndsOn }: RenewalDays,
  today: Day,
): RightPhase => {
  if (status === 'lapsed') return 'lapsed'
  if (rightEndDate === null) return 'unknown'
  if (today <= rightEndDate) return opensOn !== null && opensOn <= today ? 'renewable' : 'inForce'
  return graceEndsOn !== null && today <= graceEndsOn ? 'grace' : 'lapsed'
}
