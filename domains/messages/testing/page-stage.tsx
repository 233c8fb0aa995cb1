import { startSession } from '@portal/accounts/web'
import { AppQuery, Toasts } from '@portal/platform/web'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { termsSample } from '../contract/index.ts'
import { DeskListPage } from '../web/desk/desk-list-page.tsx'
import { DeskMessagePage } from '../web/desk/desk-message-page.tsx'
import { MessagePage } from '../web/message-page.tsx'

type Call = { name: string; query: Record<string, string>; body: Record<string, unknown>; key: string | null }
type Answer = (call: Call) => object

const userinfo = {
  id: 'u1',
  username: 'demo',
  phone: null,
  email: 'demo@example.com',
  idCard: null,
  userType: 'customer',
  companyName: '演示出口企业',
  pid: null,
  roles: [],
  approvalState: 'none',
  token: 't1',
}

const signIn = (is: boolean): void => {
  const left = () => undefined
  localStorage.removeItem('onechain_token')
  startSession({ navigate: left, leave: left, reload: left })
  if (!is) return
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'onechain_open=1; path=/'
  localStorage.setItem('onechain_token', userinfo.token)
  localStorage.setItem('onechain_user', JSON.stringify(userinfo))
  startSession({ navigate: left, leave: left, reload: left })
}

/** A refusal as the server words it. */
export const refusal = (http: number, status: string, msg: string): Response =>
  Response.json({ status, code: 'fail', msg }, { status: http })

const pages: Record<string, ReactElement> = {
  '/home/leavingAMessage': <MessagePage />,
  '/messages': <DeskListPage />,
  '/messages/:id': <DeskMessagePage />,
}

/** A page of this domain for a visitor or a user, with the server's answers by `METHOD /path`. */
export const stagePage = async ({
  at,
  isSignedIn = false,
  answers = {},
}: {
  at: string
  isSignedIn?: boolean
  answers?: Record<string, Answer>
}) => {
  const calls: Call[] = []
  const all: Record<string, Answer> = {
    'GET /api/privilege': () => ({ userinfo, purviews: [], mustChangePassword: false }),
    'GET /api/messageTerms': () => termsSample,
    'GET /api/leaveMessages': () => ({ elements: [], totalElements: 0 }),
    'POST /api/similarMessages': () => ({ elements: [] }),
    ...answers,
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    const name = `${init.method ?? 'GET'} ${url.pathname}`
    const answer = all[name]
    if (!answer) throw new Error(`no answer for ${name}`)
    const call: Call = {
      name,
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : {},
      key: new Headers(init.headers).get('idempotency-key'),
    }
    calls.push(call)
    const answered = answer(call)
    return answered instanceof Response ? answered : Response.json(answered)
  })
  window.scrollTo = () => undefined
  signIn(isSignedIn)
  const router = createMemoryRouter(
    [...Object.entries(pages).map(([path, element]) => ({ path, element })), { path: '*', element: <p>别的页面</p> }],
    { initialEntries: [at] },
  )
  await act(async () => {
    render(
      <AppQuery>
        <RouterProvider router={router} />
        <Toasts />
      </AppQuery>,
    )
  })
  return {
    user: userEvent.setup(),
    here: () => router.state.location.pathname + router.state.location.search,
    callsOf: (name: string) => calls.filter((call) => call.name === name),
  }
}
