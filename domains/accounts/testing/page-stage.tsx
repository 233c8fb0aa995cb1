import { AppQuery, Toasts } from '@portal/platform/web'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import type { Userinfo } from '../contract/account.ts'
import { startSession } from '../web/session.ts'

export type Call = {
  name: string
  query: Record<string, string>
  body: unknown
  token: string | null
  device: string | null
}
type Answer = (call: Call) => object | Promise<object>
export type Answers = Record<string, Answer>

/** A refusal as the server words it. */
export const refusal = (
  http: number,
  status: string,
  msg: string,
  { fields, retryAfter }: { fields?: { path: string; msg: string }[]; retryAfter?: number } = {},
): Response =>
  Response.json(
    { status, code: 'fail', msg, ...(fields && { fields }) },
    { status: http, headers: retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) } },
  )

/** Answers calls by `METHOD /path`; what nobody expected fails. Returns the calls as they came. */
export const answerCalls = (answers: Answers): Call[] => {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost')
    const name = `${init.method ?? 'GET'} ${url.pathname}`
    const answer = answers[name]
    if (!answer) throw new Error(`no answer for ${name}`)
    const headers = new Headers(init.headers)
    const call: Call = {
      name,
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      token: headers.get('authorization'),
      device: headers.get('x-device'),
    }
    calls.push(call)
    const reply = await answer(call)
    return reply instanceof Response ? reply : Response.json(reply)
  })
  return calls
}

/** Puts a session into the browser, as an earlier login did. */
export const storeSession = ({ token, ...user }: Userinfo): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'onechain_open=1; path=/'
  localStorage.setItem('onechain_token', token)
  localStorage.setItem('onechain_user', JSON.stringify(user))
}

/** A browser that has never been here. */
export const emptyBrowser = (): void => {
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'onechain_open=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT'
  window.location.hash = ''
  // What an earlier test left in memory goes as if another tab had signed out.
  window.dispatchEvent(new StorageEvent('storage', { key: null }))
}

/** Shows a page at `at` as the shell does. `elsewhere` stands for every other page and says where one is. */
export const stagePage = async (page: ReactElement, { at, answers }: { at: string; answers: Answers }) => {
  const calls = answerCalls(answers)
  const left = vi.fn()
  startSession({ navigate: (route) => void router.navigate(route), leave: left, reload: left })
  const router = createMemoryRouter(
    [
      { path: at.split('?')[0] ?? at, element: page },
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
  const here = () => router.state.location.pathname + router.state.location.search
  return { calls, left, router, here, user: userEvent.setup() }
}
