import { accountStatusLabels, approvalStateLabels } from '../../contract/account.ts'

/** The views of the list of users; the empty one has all. */
export const userStates = ['', 'waiting', 'invited', 'active', 'disabled', 'deleted'] as const
export type UserState = (typeof userStates)[number]

export const userStateLabels = {
  '': '全部',
  waiting: approvalStateLabels.waiting,
  ...accountStatusLabels,
} satisfies Record<UserState, string>

/** A provider that waits for approval has an active account too, so the view asks for both fields. */
export const stateQuery = (state: UserState) =>
  state === 'waiting' ? ({ status: 'active', approvalState: 'waiting' } as const) : { status: state }
