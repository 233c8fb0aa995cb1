import { StatusTag, type StatusTone } from '@portal/platform/web'
import { type EvidenceState, evidenceStateLabels, type ProofState, proofWord } from '../../contract/states.ts'

const proofTones: Record<ProofState, StatusTone> = { 0: 'draft', 1: 'waiting', 2: 'refused', 3: 'done' }

export const StateTag = ({ state }: { state: EvidenceState }) => (
  <StatusTag tone={state === 1 ? 'done' : 'draft'}>{evidenceStateLabels[state]}</StatusTag>
)

type Proved = { proof: ProofState; provedOutside: boolean }

/** What is proved of a record. It is green only for what somebody outside this portal proves for good. */
export const ProofTag = ({ of: proved }: { of: Proved }) =>
  proved.proof === 3 && !proved.provedOutside ? (
    <StatusTag tone="active" icon="lock">
      {proofWord(proved)}
    </StatusTag>
  ) : (
    <StatusTag tone={proofTones[proved.proof]}>{proofWord(proved)}</StatusTag>
  )
