import { type Answers, customer, setStage } from '@portal/accounts/testing/page'
import type { ReactElement } from 'react'
import { consentPolicy } from '../contract/consent.ts'

export { refusal } from '@portal/accounts/testing/page'

export const noConsent = { current: consentPolicy.version, list: [] }
export const givenConsent = {
  current: consentPolicy.version,
  list: [{ id: 'c1', purpose: 'travel-documents', policyVersion: consentPolicy.version, at: 1, withdrawnAt: null }],
}

type Stage = { path: string; at?: string; answers: Answers; visitor?: boolean }

/** Shows a page at `path`, with a signed-in customer unless told, and the server's answers by `METHOD /path`. */
export const stagePage = (page: ReactElement, { path, at = path, answers, visitor = false }: Stage) =>
  setStage({
    pages: { [path]: page },
    at,
    as: visitor ? null : customer,
    answers: {
      'GET /api/drafts': () => ({ elements: [] }),
      'GET /api/consents': () => givenConsent,
      ...answers,
    },
  })
