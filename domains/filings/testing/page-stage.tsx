import { startSession } from '@portal/accounts/web'
import { AppQuery, Toasts } from '@portal/platform/web'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { emptyFacts, emptyGoods, type SheetDetail } from '../contract/index.ts'

type Call = { name: string; body: unknown }
/** What a call answers: a body, or a `Response` for a refusal. */
type Answer = (call: Call) => object | Promise<object>

const userinfo = {
  id: 'u1',
  username: 'demo',
  phone: '138****5678',
  email: null,
  idCard: null,
  userType: 'customer',
  companyName: null,
  pid: null,
  roles: [],
  approvalState: 'none',
  token: 't1',
}

export const sheetId = '0b6a51d2-2f0f-4a0c-9a2b-9d5f0a8f0b11'

/** A sheet as the server answers it: begun and empty unless told. */
export const sheetAnswer = (changes: Partial<SheetDetail> = {}): SheetDetail => ({
  id: sheetId,
  version: 1,
  state: 1,
  createTime: Date.parse('2026-11-20T10:00:00+08:00'),
  saveTime: Date.parse('2026-11-20T10:00:00+08:00'),
  takeTime: null,
  recordal: null,
  facts: { ...emptyFacts, goods: [emptyGoods] },
  papers: [],
  paperTerms: {},
  ...changes,
})

/** A refusal as the server words it. */
export const refusal = (http: number, status: string, msg: string): Response =>
  Response.json({ status, code: 'fail', msg }, { status: http })

/** Shows a page of the portal at `at`, with a signed-in customer and the server's answers by `METHOD /path`. */
export const stagePage = (page: ReactElement, { at, answers }: { at: string; answers: Record<string, Answer> }) => {
  const calls: Call[] = []
  const all: Record<string, Answer> = {
    'GET /api/privilege': () => ({ userinfo, purviews: [], mustChangePassword: false }),
    'GET /api/countryList': () => ({ list: [] }),
    ...answers,
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    const name = `${init.method ?? 'GET'} ${url.pathname}`
    const answer = all[name]
    if (!answer) throw new Error(`no answer for ${name}`)
    const call: Call = { name, body: typeof init.body === 'string' ? JSON.parse(init.body) : null }
    calls.push(call)
    const reply = await answer(call)
    return reply instanceof Response ? reply : Response.json(reply)
  })
  window.scrollTo = () => undefined
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'onechain_open=1; path=/'
  localStorage.setItem('onechain_token', userinfo.token)
  localStorage.setItem('onechain_user', JSON.stringify(userinfo))
  const router = createMemoryRouter(
    [
      { path: at.split('?')[0] ?? at, element: <AppQuery>{page}</AppQuery> },
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
