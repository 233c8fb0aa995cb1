import { StatusTag } from '@portal/platform/web'
import { accountStatusLabels, approvalStateLabels } from '../../contract/account.ts'
import type { UserRow } from '../../contract/users.ts'

const tones = { invited: 'waiting', active: 'done', disabled: 'refused', deleted: 'draft' } as const

/** Whether an account is in use; that a provider waits for its approval is told first. */
export function UserStatus({ user: { status, approvalState } }: { user: Pick<UserRow, 'status' | 'approvalState'> }) {
  if (status === 'active' && approvalState === 'waiting')
    return <StatusTag tone="waiting">{approvalStateLabels.waiting}</StatusTag>
  return <StatusTag tone={tones[status]}>{accountStatusLabels[status]}</StatusTag>
}
