import type { ProofView } from '@portal/proofs/contract'

/**
 * Whether somebody outside this portal states the time of a statement, for good: a time-stamp, enough witnesses, or a final
 * anchor. Without that the portal's own log alone speaks, which records and does not prove.
 */
const hasOutsideProof = ({ log, timestamps, anchor, configured }: ProofView): boolean => {
  const signed = log.checkpoint?.cosignatures.length ?? 0
  return timestamps.length > 0 || signed >= Math.max(configured.witness.needed, 1) || anchor?.state === 'final'
}

/** Whether each of these proofs has one from outside; false where a statement has no proof yet, or there is no statement. */
export const allProvedOutside = (proofs: readonly (ProofView | null | undefined)[]): boolean =>
  proofs.length > 0 && proofs.every((proof) => proof !== null && proof !== undefined && hasOutsideProof(proof))
