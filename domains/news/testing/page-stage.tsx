import { startSession } from '@portal/accounts/web'
import { AppQuery, setServices, Toasts } from '@portal/platform/web'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'

type Call = { name: string; query: Record<string, string>; body: unknown }
/** What a call answers: a body, or a `Response` for a refusal. */
type Answer = (call: Call) => object | Promise<object>

const userinfo = {
  id: 'u1',
  username: 'staff',
  phone: null,
  email: null,
  idCard: null,
  userType: 'staff',
  companyName: null,
  pid: null,
  roles: [],
  approvalState: 'none',
  token: 't1',
}

/** A refusal as the server words it; `current` is the record as it stands, where somebody else was faster. */
export const refusal = (http: number, status: string, msg: string, current?: object): Response =>
  Response.json({ status, code: 'fail', msg, ...(current && { current }) }, { status: http })

/** Shows a page of the back office at `at`, with an editor signed in and the server's answers by `METHOD /path`. */
export const stagePage = (
  page: ReactElement,
  { path, at, answers }: { path: string; at: string; answers: Record<string, Answer> },
) => {
  const calls: Call[] = []
  const all: Record<string, Answer> = {
    'GET /api/privilege': () => ({ userinfo, purviews: [], mustChangePassword: false }),
    ...answers,
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    const name = `${init.method ?? 'GET'} ${url.pathname}`
    const answer = all[name]
    if (!answer) throw new Error(`no answer for ${name}`)
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null
    const call: Call = { name, query: Object.fromEntries(url.searchParams), body }
    calls.push(call)
    const reply = await answer(call)
    return reply instanceof Response ? reply : Response.json(reply)
  })
  window.scrollTo = () => undefined
  setServices([
    {
      to: '/home/customsSeizure',
      title: '海关查扣应对',
      description: '',
      icon: 'ship',
      stage: '应对查扣投诉',
      sort: 1,
    },
  ])
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'onechain_open=1; path=/'
  localStorage.setItem('onechain_token', userinfo.token)
  localStorage.setItem('onechain_user', JSON.stringify(userinfo))
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
  const callsOf = (name: string) => calls.filter((call) => call.name === name)
  return { router, user: userEvent.setup(), callsOf }
}
