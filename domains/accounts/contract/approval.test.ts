import { expect, it } from 'vitest'
import { approvalStates } from './account.ts'
import { type ApprovalAct, approvalAfter } from './approval.ts'

it.each<[ApprovalAct, (string | null)[]]>([
  ['handIn', [null, 'waiting', 'waiting', 'waiting']],
  ['approve', [null, 'approved', null, null]],
  ['refuse', [null, 'refused', null, null]],
])('%s leads from none, waiting, approved, refused to', (act, after) => {
  expect(approvalStates.map((state) => approvalAfter(act, state))).toEqual(after)
})
