import { dayText, StatusTag, type StatusTone } from '@portal/platform/web'
import { type RightPhase, rightPhaseLabels } from '../contract/phase.ts'
import type { RightRow } from '../contract/right-view.ts'
import type { VerificationState } from '../contract/right-words.ts'
import { verificationLabels } from '../contract/verification.ts'

const phaseTones: Record<RightPhase, StatusTone> = {
  inForce: 'done',
  renewable: 'active',
  grace: 'waiting',
  lapsed: 'refused',
  unknown: 'draft',
}

/** How a right stands today. */
export function PhaseTag({ phase }: { phase: RightPhase }) {
  return <StatusTag tone={phaseTones[phase]}>{rightPhaseLabels[phase]}</StatusTag>
}

const verificationTones: Record<VerificationState, StatusTone> = {
  none: 'draft',
  asked: 'waiting',
  verified: 'done',
  refused: 'refused',
  changed: 'waiting',
}

/** What the comparison of a right with its certificate says: 已核对（证书与所填一致，2026-11-20）. */
export const verificationWords = ({ state, at }: Pick<RightRow['verification'], 'state' | 'at'>): string =>
  state === 'verified' && at !== null ? `已核对（证书与所填一致，${dayText(at)}）` : verificationLabels[state]

export function VerificationTag({ verification }: { verification: RightRow['verification'] }) {
  return <StatusTag tone={verificationTones[verification.state]}>{verificationWords(verification)}</StatusTag>
}
