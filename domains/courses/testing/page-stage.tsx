import { startSession } from '@portal/accounts/web'
import { AppQuery, Toasts } from '@portal/platform/web'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'

type Call = { name: string; query: Record<string, string>; body: unknown; key: string | null }
/** What a call answers: a body, or a `Response` for a refusal. */
type Answer = (call: Call) => object | Promise<object>

const userinfo = {
  id: 'u1',
  username: 'demo',
  phone: '138****5678',
  email: null,
  idCard: null,
  userType: 'customer',
  companyName: '演示出口企业',
  pid: null,
  roles: [],
  approvalState: 'none',
  token: 't1',
}

/** A refusal as the server words it. */
export const refusal = (http: number, status: string, msg: string): Response =>
  Response.json({ status, code: 'fail', msg }, { status: http })

const signIn = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'onechain_open=1; path=/'
  localStorage.setItem('onechain_token', userinfo.token)
  localStorage.setItem('onechain_user', JSON.stringify(userinfo))
}

type Stage = { at: string; path?: string; answers: Record<string, Answer>; visitor?: true }

/** Shows a page at `at`, for a signed-in customer unless `visitor`, with the server's answers by `METHOD /path`. */
export const stagePage = (page: ReactElement, { at, path = at.split('?')[0], answers, visitor }: Stage) => {
  const calls: Call[] = []
  const all: Record<string, Answer> = {
    'GET /api/privilege': () => ({ userinfo, purviews: [], mustChangePassword: false }),
    'GET /api/drafts': () => ({ elements: [] }),
    'PUT /api/drafts/course-sign-up': () => refusal(503, 'U00500', '系统繁忙，请稍后再试'),
    'GET /api/notices/recipients': () => ({ recipients: [{ channel: 'inApp', address: null }] }),
    'GET /api/courseSignUps': () => ({ elements: [], totalElements: 0 }),
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
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      key: new Headers(init.headers).get('idempotency-key'),
    }
    calls.push(call)
    const reply = await answer(call)
    return reply instanceof Response ? reply : Response.json(reply)
  })
  window.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
  if (!visitor) signIn()
  const router = createMemoryRouter(
    [
      { path: path ?? at, element: <AppQuery>{page}</AppQuery> },
      { path: '*', element: <p>别的页面</p> },
    ],
    { initialEntries: [at] },
  )
  startSession({ navigate: (route) => void router.navigate(route), reload: () => undefined })
  render(
    <>
      <RouterProvider router={router} />
      <Toasts />
    </>,
  )
  return { router, user: userEvent.setup(), callsOf: (name: string) => calls.filter((call) => call.name === name) }
}
