import { startSession } from '@portal/accounts/web'
import { AppQuery, Toasts } from '@portal/platform/web'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'

type Call = { name: string; query: Record<string, string>; body: unknown; token: string | null }
/** What a call answers: a body, or a `Response` for a refusal. */
type Answer = (call: Call) => object | Promise<object>

const userinfo = {
  id: 'u1',
  username: 'demo',
  phone: null,
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

const signIn = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'onechain_open=1; path=/'
  localStorage.setItem('onechain_token', userinfo.token)
  localStorage.setItem('onechain_user', JSON.stringify(userinfo))
}

/**
 * Shows a part at `at` as the shells do, with a signed-in customer and the server's answers by `METHOD /path`.
 * `elsewhere` stands for every other page.
 */
export const stagePage = async (
  part: ReactElement,
  { at, answers }: { at: string; answers: Record<string, Answer> },
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
    const call: Call = {
      name,
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      token: new Headers(init.headers).get('authorization'),
    }
    calls.push(call)
    const reply = await answer(call)
    return reply instanceof Response ? reply : Response.json(reply)
  })
  const left = vi.fn()
  // Nobody is signed in before, so that no test inherits what the server said in another.
  localStorage.removeItem('onechain_token')
  startSession({ navigate: left, leave: left, reload: left })
  signIn()
  startSession({ navigate: left, leave: left, reload: left })
  const router = createMemoryRouter(
    [
      { path: at.split('?')[0] ?? at, element: part },
      { path: '*', element: <p>elsewhere</p> },
    ],
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
    left,
    here: () => router.state.location.pathname + router.state.location.search,
    user: userEvent.setup(),
    callsOf: (name: string) => calls.filter((call) => call.name === name),
  }
}
