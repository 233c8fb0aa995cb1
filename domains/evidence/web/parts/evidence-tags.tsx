import { StatusTag, type StatusTone } from '@portal/platform/web'
import { type EvidenceState, evidenceStateLabels, type ProofState, proofStateLabels } from '../../contract/states.ts'

const proofTones: Record<ProofState, StatusTone> = { 0: 'draft', 1: 'waiting', 2: 'refused', 3: 'done' }

export const StateTag = ({ state }: { state: EvidenceState }) => (
  <StatusTag tone={state === 1 ? 'done' : 'draft'}>{evidenceStateLabels[state]}</StatusTag>
)

export const ProofTag = ({ proof }: { proof: ProofState }) => (
  <StatusTag tone={proofTones[proof]}>{proofStateLabels[proof]}</StatusTag>
)
