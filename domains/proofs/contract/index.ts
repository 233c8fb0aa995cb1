export type { AuditRow } from './audit.ts'
export { logDeskApi } from './desk-endpoints.ts'
export type { LogState } from './log-state.ts'
export { type ProofView, proofView } from './proof-view.ts'
