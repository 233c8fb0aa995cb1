import { AppQuery, Toasts } from '@portal/platform/web'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'

type Call = { path: string; query: Record<string, string> }
type Answer = (call: Call) => object | Promise<object>

/** A refusal as the server words it. */
export const refusal = (http: number, status: string, msg: string): Response =>
  Response.json({ status, code: 'fail', msg }, { status: http })

/** Shows a part at `at` as the portal does, with the server's answers by path. */
export const stagePage = async (
  part: ReactElement,
  { at, answers }: { at: string; answers: Record<string, Answer> },
) => {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://localhost')
    const call = { path: url.pathname, query: Object.fromEntries(url.searchParams) }
    const answer = answers[url.pathname]
    if (!answer) throw new Error(`no answer for ${url.pathname}`)
    calls.push(call)
    const reply = await answer(call)
    return reply instanceof Response ? reply : Response.json(reply)
  })
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
        <main tabIndex={-1}>
          <RouterProvider router={router} />
        </main>
        <Toasts />
      </AppQuery>,
    )
  })
  const here = () => router.state.location.pathname + router.state.location.search
  return { calls, here, router, user: userEvent.setup() }
}
