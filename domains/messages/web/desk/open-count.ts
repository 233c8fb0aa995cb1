import type { LaneCounts } from '../../contract/desk-view.ts'

/** How many messages wait for somebody of the desk: those that are new, and those that a person must look at first. */
export const openCount = ({ lanes }: LaneCounts): number => (lanes.new ?? 0) + (lanes.held ?? 0)
