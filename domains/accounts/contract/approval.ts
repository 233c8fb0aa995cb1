import type { ApprovalState } from './account.ts'

/** What changes whether a provider is approved: the provider hands its profile in, staff approve or refuse. */
export type ApprovalAct = 'handIn' | 'approve' | 'refuse'

type Approval = Exclude<ApprovalState, 'none'>

const table: Record<ApprovalAct, Partial<Record<ApprovalState, Approval>>> = {
  handIn: { waiting: 'waiting', approved: 'waiting', refused: 'waiting' },
  approve: { waiting: 'approved' },
  refuse: { waiting: 'refused' },
}

/** The approval of a provider after an act; null where the act does not fit. The button and the guard read this one table. */
export const approvalAfter = (act: ApprovalAct, state: ApprovalState): Approval | null => table[act][state] ?? null
