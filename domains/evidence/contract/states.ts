/** States of a record. 0: a draft, still incomplete. 1: sealed. */
export const evidenceStates = [0, 1] as const
export type EvidenceState = (typeof evidenceStates)[number]

export const evidenceStateLabels = { 0: '不完整', 1: '完整' } satisfies Record<EvidenceState, string>

/** 0: nothing claimed yet. 1: proofs on their way. 2: cannot be proved, no retry helps. 3: every configured proof holds. */
export const proofStates = [0, 1, 2, 3] as const
export type ProofState = (typeof proofStates)[number]

export const proofStateLabels = {
  0: '未开始',
  1: '证明中',
  2: '未能证明',
  3: '已证明',
} satisfies Record<ProofState, string>

/** The word for `proof` 3 where the portal's own log alone speaks: it records, and proves nothing to others. */
export const recordedLabel = '已记录'

/** The word for the proof of a record. Only a final proof from outside the portal makes it 已证明. */
export const proofWord = ({ proof, provedOutside }: { proof: ProofState; provedOutside: boolean }): string =>
  proof === 3 && !provedOutside ? recordedLabel : proofStateLabels[proof]

export const evidenceActions = ['supplement', 'delete', 'download'] as const
export type EvidenceAction = (typeof evidenceActions)[number]

type Standing = {
  state: EvidenceState
  /** Whether some slot is still empty. */
  emptySlots: boolean
  /** Whether a file of the record is lost, altered or quarantined. */
  broken: boolean
}

const allowed = {
  supplement: ({ emptySlots }) => emptySlots,
  delete: ({ state }) => state === 0,
  download: ({ state, broken }) => state === 1 && !broken,
} satisfies Record<EvidenceAction, (standing: Standing) => boolean>

/** What the owner of a record may do with it now. Server and page both ask this, so that they never disagree. */
export const actionsOf = (standing: Standing): EvidenceAction[] =>
  evidenceActions.filter((action) => allowed[action](standing))
