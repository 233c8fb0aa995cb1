import { stageOf } from '@portal/accounts/testing/page'
import { consentPolicy } from '../contract/consent.ts'

export { refusal } from '@portal/accounts/testing/page'

export const noConsent = { current: consentPolicy.version, list: [] }
export const givenConsent = {
  current: consentPolicy.version,
  list: [{ id: 'c1', purpose: 'travel-documents', policyVersion: consentPolicy.version, at: 1, withdrawnAt: null }],
}

/** Shows a page to a customer who has consented. */
export const stagePage = stageOf({ 'GET /api/consents': () => givenConsent })
