import { startSession } from '@portal/accounts/web'
import { AppQuery, setServices, Toasts } from '@portal/platform/web'
import { sampleCountries } from '@portal/regions/contract'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { SelfCheckPage } from '../web/self-check-page.tsx'

type Call = { name: string; body: unknown; key: string | null }
type Answer = (call: Call) => object

const path = '/home/earlyWarningAnalysis'
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

/** Logs in, as another page of the portal does, or ends the session. */
export const signIn = (is = true): void => {
  const left = () => undefined
  localStorage.removeItem('onechain_token')
  startSession({ navigate: left, leave: left, reload: left })
  if (!is) return
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store.
  document.cookie = 'onechain_open=1; path=/'
  localStorage.setItem('onechain_token', userinfo.token)
  localStorage.setItem('onechain_user', JSON.stringify(userinfo))
  startSession({ navigate: left, leave: left, reload: left })
}

/** The page of the self-check at `query`, for a visitor or a customer, with the server's answers by `METHOD /path`. */
export const stageSelfCheck = async ({
  query = '',
  isSignedIn = false,
  answers = {},
}: {
  query?: string
  isSignedIn?: boolean
  answers?: Record<string, Answer>
} = {}) => {
  const calls: Call[] = []
  const all: Record<string, Answer> = {
    'GET /api/privilege': () => ({ userinfo, purviews: [], mustChangePassword: false }),
    'GET /api/countryList': () => ({ list: sampleCountries }),
    'GET /api/selfChecks': () => ({ elements: [], totalElements: 0 }),
    ...answers,
  }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const name = `${init.method ?? 'GET'} ${new URL(address, 'http://localhost').pathname}`
    const answer = all[name]
    if (!answer) throw new Error(`no answer for ${name}`)
    const call: Call = {
      name,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      key: new Headers(init.headers).get('idempotency-key'),
    }
    calls.push(call)
    return Response.json(answer(call))
  })
  window.scrollTo = () => undefined
  signIn(isSignedIn)
  const services = ['/home/riskAversion', '/home/customsSeizure', '/home/exhibition', '/home/tradeDisputes']
  setServices(
    services.map((to) => ({ to, title: `服务${to}`, description: '', icon: 'file', stage: '规避贸易风险', sort: 1 })),
  )
  const router = createMemoryRouter(
    [
      { path, element: <SelfCheckPage /> },
      { path: '*', element: <p>别的页面</p> },
    ],
    { initialEntries: [path + query] },
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
    user: userEvent.setup(),
    here: () => router.state.location.pathname + router.state.location.search,
    go: (to: string) => act(() => router.navigate(to)),
    callsOf: (name: string) => calls.filter((call) => call.name === name),
  }
}
