import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { filesServer } from '@portal/files/server'
import { formOf, sampleFile } from '@portal/files/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { profileSample } from '../contract/samples.ts'
import { providersServer } from '../server/index.ts'

type Answer = Awaited<ReturnType<TestApp['call']>>
type Who = keyof People

/** A provider that has just registered. */
export type Newcomer = { id: string; token: string }

export type ProvidersApp = TestApp & {
  people: People
  /** Registers a provider, which then waits. */
  register: (username: string) => Promise<Newcomer>
  /** Hands a profile in: the sample with these changes. */
  handIn: (token: string, changes?: object) => Promise<Answer>
  profile: (token: string) => Promise<Answer>
  decide: (act: 'approve' | 'reject', id: string, body: object, who?: Who) => Promise<Answer>
  detail: (id: string, who?: Who) => Promise<Answer>
  list: (query: string, who?: Who) => Promise<Answer>
  /** Uploads a small PDF for the profile. @returns its address */
  upload: (token: string) => Promise<string>
  /** The events of providers that wait in the outbox, in their order. */
  told: () => Promise<{ event: string; userId: string }[]>
}

/** This domain with accounts and files on a database of its own, and the demonstration users. */
export const createProvidersApp = async (): Promise<ProvidersApp> => {
  const portal = await createTestApp({ domains: [accountsServer, filesServer, providersServer], authenticate })
  const people = await createPeople(portal)
  return {
    ...portal,
    people,
    register: async (username) => {
      const password = 'haiwai-weiquan-lu-88'
      const { body } = await portal.call({
        method: 'POST',
        path: '/api/register',
        body: {
          userType: 'provider',
          username,
          password,
          password_confirm: password,
          phone: '13800000021',
          companyName: '注册时的名称',
          agree: true,
        },
      })
      return { id: (body.userinfo as { id: string }).id, token: String(body.token) }
    },
    handIn: (token, changes = {}) =>
      portal.call({ method: 'PUT', path: '/api/providerProfile', token, body: { ...profileSample, ...changes } }),
    profile: (token) => portal.call({ path: '/api/providerProfile', token }),
    decide: (act, id, body, who = 'staff') =>
      portal.call({ method: 'POST', path: `/api/admin/providers/${id}/${act}`, token: people[who].token, body }),
    detail: (id, who = 'staff') => portal.call({ path: `/api/admin/providers/${id}`, token: people[who].token }),
    list: (query, who = 'staff') => portal.call({ path: `/api/admin/providers${query}`, token: people[who].token }),
    upload: async (token) => {
      const { body, headers } = formOf({ files: [await sampleFile('pdf')], before: { purpose: 'provider-licence' } })
      const answer = await portal.app.inject({
        method: 'POST',
        url: '/api/file/upload',
        headers: { ...headers, authorization: token },
        payload: body,
      })
      return String(answer.json().url)
    },
    told: async () => {
      const { rows } = await portal.database.pool.query(
        `select event, data->>'userId' as "userId" from outbox where event like 'provider.%' order by id`,
      )
      return rows
    },
  }
}
