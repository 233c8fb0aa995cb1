import { type ApprovalState, approvalStateLabels } from '@portal/accounts/contract'
import { StatusTag, type StatusTone } from '@portal/platform/web'

const tones = {
  none: 'draft',
  waiting: 'waiting',
  approved: 'done',
  refused: 'refused',
} as const satisfies Record<ApprovalState, StatusTone>

/** How the approval of a provider stands. */
export function ApprovalTag({ state }: { state: ApprovalState }) {
  return <StatusTag tone={tones[state]}>{approvalStateLabels[state]}</StatusTag>
}
