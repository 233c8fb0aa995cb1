import { revealPermission } from '@portal/accounts/contract'
import { customer, stageOf } from '@portal/accounts/testing/page'
import { evidencePermissions } from '@portal/proofs/contract'
import { consentPolicy } from '../contract/consent.ts'

export { refusal } from '@portal/accounts/testing/page'

export const noConsent = { current: consentPolicy.version, list: [] }
export const givenConsent = {
  current: consentPolicy.version,
  list: [{ id: 'c1', purpose: 'travel-documents', policyVersion: consentPolicy.version, at: 1, withdrawnAt: null }],
}

/** Shows a page to a customer who has consented, or to staff who may do everything with evidence. */
export const stagePage = stageOf({ 'GET /api/consents': () => givenConsent }, customer, [
  ...evidencePermissions,
  revealPermission,
])
