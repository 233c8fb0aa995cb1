import { AppQuery, Toasts } from '@portal/platform/web'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import type { Userinfo } from '../contract/account.ts'
import { startSession } from '../web/session.ts'
import { type Answer, type Answers, answerCalls, refusal } from './answer-calls.ts'
import { customer, storeSession } from './stored-session.ts'

export type { Answer, Answers } from './answer-calls.ts'
export { refusal } from './answer-calls.ts'
export { customer, editor, emptyBrowser } from './stored-session.ts'
export { stubWidth } from './stub-width.ts'

/** Shows pages by their paths, as a shell does; every other address shows 别的页面. */
const show = (pages: Record<string, ReactElement>, at: string) => {
  const routes = Object.entries(pages).map(([path, element]) => ({ path, element }))
  const router = createMemoryRouter([...routes, { path: '*', element: <p>别的页面</p> }], { initialEntries: [at] })
  const left = vi.fn()
  const open = () =>
    render(
      <AppQuery>
        <RouterProvider router={router} />
        <Toasts />
      </AppQuery>,
    )
  return { router, left, open, here: () => router.state.location.pathname + router.state.location.search }
}

/** Logs in as another page of the portal does, or ends the session; nothing is left of who was there before. */
export const signInAs = (user: Userinfo | null, navigate: (route: string) => void = () => undefined): void => {
  const stays = () => undefined
  const ways = { navigate, leave: stays, reload: stays }
  localStorage.removeItem('onechain_token')
  startSession(ways)
  if (!user) return
  storeSession(user)
  startSession(ways)
}

type Stage = {
  /** Pages by their paths. */
  pages: Record<string, ReactElement>
  at: string
  /** The server's answers by `METHOD /path`. */
  answers: Answers
  /** Who is signed in; null for a visitor. */
  as: Userinfo | null
  /** The permissions that he holds. */
  holds?: readonly string[] | undefined
}

/** A form that is left saves its draft; whoever tests something else hears nothing of it. */
const noDrafts: Answer = () => refusal(503, 'U00500', '系统繁忙，请稍后再试')

/** A stage for the pages of a domain: a browser, a session, a server. */
export const setStage = ({ pages, at, answers, as, holds = [] }: Stage) => {
  // A visitor may meet it too, asked by the session of a test before.
  const privilege = { userinfo: as ?? customer, purviews: [], permissions: holds, mustChangePassword: false }
  const calls = answerCalls({
    'GET /api/privilege': () => privilege,
    'PUT /api/drafts/{form}': noDrafts,
    'GET /api/drafts': () => ({ elements: [] }),
    'GET /api/deadlines': () => ({ elements: [], totalElements: 0 }),
    'GET /api/notices/recipients': () => ({ recipients: [{ channel: 'inApp', address: null }] }),
    'GET /api/countryList': () => ({ list: [] }),
    'GET /api/texts': () => ({ list: [] }),
    ...answers,
  })
  const { router, open, here } = show(pages, at)
  signInAs(as, (route) => void router.navigate(route))
  open()
  const callsOf = (name: string) => calls.filter((call) => call.name === name)
  return { router, here, user: userEvent.setup(), calls, callsOf }
}

/** The path of an address. */
export const pathOf = (at: string): string => at.replace(/\?.*$/, '')

type PageStage = { path?: string; at?: string; answers: Answers; visitor?: boolean } & Pick<Stage, 'holds'>

/**
 * Makes `stagePage` for the pages of one domain: for this user unless `visitor`, who holds `held` unless a test says
 * otherwise, with what its server answers by itself.
 */
export const stageOf =
  (defaults: Answers, user: Userinfo = customer, held: readonly string[] = []) =>
  (page: ReactElement, { path, at = path ?? '/', answers, visitor = false, holds = held }: PageStage) =>
    setStage({
      pages: { [path ?? pathOf(at)]: page },
      at,
      ...{ as: visitor ? null : user, holds },
      answers: { ...defaults, ...answers },
    })

/** Shows a page of this domain at `at`, in a browser as it is. */
export const stagePage = async (page: ReactElement, { at, answers }: { at: string; answers: Answers }) => {
  const calls = answerCalls(answers)
  const { router, left, open, here } = show({ [pathOf(at)]: page }, at)
  startSession({ navigate: (route) => void router.navigate(route), leave: left, reload: left })
  await act(async () => {
    open()
  })
  return { calls, left, router, here, user: userEvent.setup() }
}
