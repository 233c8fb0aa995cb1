import { createTestApp, type TestApp } from '@portal/platform/testing'
import { demonstrationPassword } from '../contract/samples.ts'
import { accountsServer } from '../server/index.ts'
import { authenticate } from '../server/sessions.ts'
import { createPeople, type People } from './people.ts'

type Answer = Awaited<ReturnType<TestApp['call']>>

export type AccountsApp = TestApp & {
  people: People
  login: (username: string, password?: string, headers?: Record<string, string>) => Promise<Answer>
  /** Whether a token still opens the door. */
  isSignedIn: (token: unknown) => Promise<boolean>
}

/** This domain alone on a database of its own, with the demonstration users. */
export const createAccountsApp = async (): Promise<AccountsApp> => {
  const portal = await createTestApp({ domains: [accountsServer], authenticate })
  const people = await createPeople(portal)
  return {
    ...portal,
    people,
    login: (username, password = demonstrationPassword, headers = {}) =>
      portal.call({ method: 'POST', path: '/api/login', body: { username, password }, headers }),
    isSignedIn: async (token) => (await portal.call({ path: '/api/privilege', token: String(token) })).status === 200,
  }
}
