import { type Answer, type Answers, customer, setStage, signInAs } from '@portal/accounts/testing/page'
import type { ReactElement } from 'react'

export { refusal } from '@portal/accounts/testing/page'

const user = { ...customer, email: 'd***@example.com' }
const noTrail: Answer = () => ({ elements: [], totalElements: 0 })

/** Puts the session into the browser, as a login does. */
export const signIn = (): void => signInAs(user)

/** Shows a page of the portal at `path`, with a signed-in customer and the server's answers by `METHOD /path`. */
export const stagePage = (
  page: ReactElement,
  { path, at = path, answers }: { path: string; at?: string; answers: Answers },
) =>
  setStage({
    pages: { [path]: page },
    at,
    as: user,
    answers: {
      'GET /api/drafts': () => ({ elements: [] }),
      'GET /api/notices/recipients': () => ({ recipients: [{ channel: 'inApp', address: null }] }),
      'GET /api/requestTrail': noTrail,
      'GET /api/admin/requests/{businessSn}/trail': noTrail,
      ...answers,
    },
  })
