import { startSession } from '@portal/accounts/web'
import { AppQuery, Toasts } from '@portal/platform/web'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { consentPolicy } from '../contract/index.ts'

type Call = { name: string; query: Record<string, string>; body: unknown }
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

export const noConsent = { current: consentPolicy.version, list: [] }
export const givenConsent = {
  current: consentPolicy.version,
  list: [{ id: 'c1', purpose: 'travel-documents', policyVersion: consentPolicy.version, at: 1, withdrawnAt: null }],
}

/**
 * Shows a page at `path`, with a signed-in customer unless told, and the server's answers by `METHOD /path`. `elsewhere`
 * stands for every other page.
 */
export const stagePage = (
  page: ReactElement,
  {
    path,
    at = path,
    answers,
    visitor = false,
  }: { path: string; at?: string; answers: Record<string, Answer>; visitor?: boolean },
) => {
  const calls: Call[] = []
  const all: Record<string, Answer> = {
    'GET /api/privilege': () => ({ userinfo, purviews: [], mustChangePassword: false }),
    'GET /api/drafts': () => ({ elements: [] }),
    'GET /api/consents': () => givenConsent,
    'GET /api/evidence/subsidy/templates': () => ({ list: [] }),
    ...answers,
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    const name = `${init.method ?? 'GET'} ${decodeURIComponent(url.pathname)}`
    // A form that is left saves its draft; whoever tests something else hears nothing of it.
    const answer = all[name] ?? (name.startsWith('PUT /api/drafts/') ? noDrafts : undefined)
    if (!answer) throw new Error(`no answer for ${name}`)
    const call: Call = {
      name,
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
    }
    calls.push(call)
    const reply = await answer(call)
    return reply instanceof Response ? reply : Response.json(reply)
  })
  window.scrollTo = () => undefined
  if (!visitor) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
    document.cookie = 'onechain_open=1; path=/'
    localStorage.setItem('onechain_token', userinfo.token)
    localStorage.setItem('onechain_user', JSON.stringify(userinfo))
  }
  const router = createMemoryRouter(
    [
      { path, element: <AppQuery>{page}</AppQuery> },
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
  return {
    router,
    user: userEvent.setup(),
    calls,
    callsOf: (name: string) => calls.filter((call) => call.name === name),
  }
}

const noDrafts: Answer = () => refusal(503, 'U00500', '系统繁忙，请稍后再试')
