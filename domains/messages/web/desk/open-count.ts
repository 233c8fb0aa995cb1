import type { LaneCounts } from '../../contract/desk-view.ts'
import { openStates } from '../../contract/states.ts'

/** How many messages wait for somebody of the desk. */
export const openCount = ({ lanes }: LaneCounts): number =>
  openStates.reduce((sum, state) => sum + (lanes[state] ?? 0), 0)
