import { startSession } from '@portal/accounts/web'
import { AppQuery, Toasts } from '@portal/platform/web'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { businessTypes, draftForm } from '../contract/index.ts'

type Call = { name: string; query: Record<string, string>; body: unknown; key: string | null }
/** What a call answers: a body, or a `Response` for a refusal. */
type Answer = (call: Call) => object | Promise<object>

const userinfo = {
  id: 'u1',
  username: 'demo',
  phone: '138****5678',
  email: 'd***@example.com',
  idCard: null,
  userType: 'customer',
  companyName: '演示出口企业',
  pid: null,
  roles: [],
  approvalState: 'none',
  token: 't1',
}

const noTrail: Answer = () => ({ elements: [], totalElements: 0 })

/** A refusal as the server words it. */
export const refusal = (
  http: number,
  status: string,
  msg: string,
  fields?: { path: string; msg: string }[],
): Response => Response.json({ status, code: 'fail', msg, ...(fields && { fields }) }, { status: http })

/** A form that is left saves its draft; whoever tests something else hears nothing of it. */
const noDrafts: Answer = () => refusal(503, 'U00500', '系统繁忙，请稍后再试')

/** Puts the session into the browser, as a login does. */
export const signIn = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'onechain_open=1; path=/'
  localStorage.setItem('onechain_token', userinfo.token)
  localStorage.setItem('onechain_user', JSON.stringify(userinfo))
}

/**
 * Shows a page of the portal as the shell does, at `path`, with a signed-in customer and the server's answers
 * by `METHOD /path`. `elsewhere` stands for every other page.
 */
export const stagePage = (
  page: ReactElement,
  { path, at = path, answers }: { path: string; at?: string; answers: Record<string, Answer> },
) => {
  const calls: Call[] = []
  const all: Record<string, Answer> = {
    'GET /api/privilege': () => ({ userinfo, purviews: [], mustChangePassword: false }),
    'GET /api/drafts': () => ({ elements: [] }),
    ...Object.fromEntries(businessTypes.map((type) => [`PUT /api/drafts/${draftForm(type)}`, noDrafts])),
    'GET /api/notices/recipients': () => ({ recipients: [{ channel: 'inApp', address: null }] }),
    'GET /api/requestTrail': noTrail,
    ...answers,
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    const name = `${init.method ?? 'GET'} ${decodeURIComponent(url.pathname)}`
    const answer = all[name] ?? (name.endsWith('/trail') ? noTrail : undefined)
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
  signIn()
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
  return { router, user: userEvent.setup(), callsOf: (name: string) => calls.filter((call) => call.name === name) }
}
