import { startSession } from '@portal/accounts/web'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { PageProvider } from '../router/page-provider.tsx'
import type { PageRoute } from '../router/page-route.ts'
import { createPageRouter } from '../router/page-router.ts'

type Answers = Record<string, object>

const nobody = { userType: 'customer', companyName: null, pid: null, roles: [], approvalState: 'none' }
const unseen = { phone: null, email: null, idCard: null }

/** What the shell of the back office and its lists ask for by themselves. */
const own: Answers = { '/api/admin/keys': { on: true }, '/api/admin/views': { list: [] } }

/** Answers `GET /path` calls; what nobody expected fails like a lost network. */
export const answerCalls = (answers: Answers): void => {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://localhost')
    const answer = answers[pathname] ?? own[pathname]
    if (!answer) throw new TypeError(`no answer for ${address}`)
    return answer instanceof Response ? answer.clone() : Response.json(answer)
  })
}

/** Leaves a session in the browser as an earlier login did; answers what the server says of it. */
export const signIn = (who: object, purviews: readonly object[] = []) => {
  const user = { id: '7a219a63-976d-481e-84f1-03714dd8e897', username: 'demo', ...nobody, ...who }
  localStorage.setItem('onechain_token', 'token')
  localStorage.setItem('onechain_user', JSON.stringify(user))
  localStorage.setItem('onechain_remumber_flag', 'true')
  return { '/api/privilege': { userinfo: { ...user, ...unseen, token: 'token' }, purviews, mustChangePassword: false } }
}

/** Shows a whole app at `at`, with its session started as in the browser. */
export const stageApp = async (routes: readonly PageRoute[], at: string, answers: Answers = {}) => {
  answerCalls(answers)
  onTestFinished(() => localStorage.clear())
  startSession({ navigate: (route) => void router.navigate(route), leave: () => undefined, reload: () => undefined })
  const router = createPageRouter(routes, createMemoryHistory({ initialEntries: [at] }))
  await act(async () => {
    await router.ready
    render(<PageProvider router={router} />)
  })
  return { router, user: userEvent.setup(), here: () => router.state.location.pathname + router.state.location.search }
}

/** jsdom knows no media queries: everything that asks gets a plain screen. */
export const plainScreen = (): void => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }))
}
