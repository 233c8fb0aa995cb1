import { StatusTag, type StatusTone, shanghaiDay } from '@portal/platform/web'
import { recordalPhase, recordalPhaseLabels } from '../contract/recordal.ts'
import type { Recordal } from '../contract/sheet.ts'

const tones: Record<ReturnType<typeof recordalPhase>, StatusTone> = {
  inForce: 'done',
  renewable: 'waiting',
  lapsed: 'refused',
}

/** A tag that says whether a recorded right is in force, may be renewed, or has lapsed. */
export function PhaseTag({ recordal }: { recordal: Recordal }) {
  const phase = recordalPhase(recordal.recordEndDate, shanghaiDay(Date.now()))
  return <StatusTag tone={tones[phase]}>{recordalPhaseLabels[phase]}</StatusTag>
}
