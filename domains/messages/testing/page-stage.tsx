import { type Answers, customer, setStage } from '@portal/accounts/testing/page'
import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { messagePermissions } from '../contract/permissions.ts'
import { termsSample } from '../contract/samples.ts'
import { DeskListPage } from '../web/desk/desk-list-page.tsx'
import { DeskMessagePage } from '../web/desk/desk-message-page.tsx'
import { MessagePage } from '../web/message-page.tsx'

export { refusal } from '@portal/accounts/testing/page'

const pages: Record<string, ReactElement> = {
  '/home/leavingAMessage': <MessagePage />,
  '/messages': <DeskListPage />,
  '/messages/:id': <DeskMessagePage />,
}
const user = { ...customer, phone: null, email: 'demo@example.com' }

/** A page of this domain for a visitor or a user, with the server's answers by `METHOD /path`. */
export const stagePage = ({
  at,
  isSignedIn = false,
  answers = {},
}: {
  at: string
  isSignedIn?: boolean
  answers?: Answers
}) =>
  act(async () =>
    setStage({
      pages,
      at,
      as: isSignedIn ? user : null,
      holds: messagePermissions,
      answers: {
        'GET /api/messageTerms': () => termsSample,
        'GET /api/leaveMessages': () => ({ elements: [], totalElements: 0 }),
        'POST /api/similarMessages': () => ({ elements: [] }),
        ...answers,
      },
    }),
  )
