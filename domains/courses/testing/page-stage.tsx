import { type Answers, customer, pathOf, setStage } from '@portal/accounts/testing/page'
import type { ReactElement } from 'react'

export { refusal } from '@portal/accounts/testing/page'

type Stage = { at: string; path?: string; answers: Answers; visitor?: true }

/** Shows a page at `at`, for a signed-in customer unless `visitor`, with the server's answers by `METHOD /path`. */
export const stagePage = (page: ReactElement, { at, path = pathOf(at), answers, visitor }: Stage) =>
  setStage({
    pages: { [path]: page },
    at,
    as: visitor ? null : customer,
    answers: {
      'GET /api/drafts': () => ({ elements: [] }),
      'GET /api/notices/recipients': () => ({ recipients: [{ channel: 'inApp', address: null }] }),
      'GET /api/courseSignUps': () => ({ elements: [], totalElements: 0 }),
      ...answers,
    },
  })
