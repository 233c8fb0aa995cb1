/** What staff need for the calls about the log, and about the evidence whose proofs stand in it. */
export const evidencePermissions = ['evidence.read', 'evidence.act'] as const
export type EvidencePermission = (typeof evidencePermissions)[number]
