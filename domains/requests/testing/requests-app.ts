import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { filesServer } from '@portal/files/server'
import { formOf, type SampleKind, sampleFile } from '@portal/files/testing'
import type { ServerDomain } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { submitSamples } from '../contract/samples.ts'
import { createRequestsServer } from '../server/index.ts'

type Answer = Awaited<ReturnType<TestApp['call']>>

export type RequestsApp = TestApp & {
  people: People
  /** POST /api/submitIpForeignInfo with the valid sample of a kind, a customs seizure unless told, changed where told. */
  submit: (
    changes?: object,
    options?: { sample?: keyof typeof submitSamples; token?: string; headers?: Record<string, string> },
  ) => Promise<Answer>
  /** Uploads a small file, a PDF unless told, and answers what a form says of it. */
  upload: (
    purpose?: string,
    token?: string,
    kind?: SampleKind,
  ) => Promise<{ url: string; fileName: string; sha256: string }>
  /** Somebody's own detail, as `demo` unless told. */
  detail: (businessSn: unknown, token?: string) => Promise<Answer>
  /** Submits as `demo` and answers the number. */
  submitted: (changes?: object, token?: string) => Promise<string>
  /** A step of the desk, as `staff` unless told. */
  desk: (
    action: 'accept' | 'reject' | 'complete' | 'called' | 'supplement' | 'supplement/withdraw',
    businessSn: string,
    body?: object,
    token?: string,
  ) => Promise<Answer>
}

const submitPath = '/api/submitIpForeignInfo'

/** This domain with those it stands on, and `more`, on a database of its own, with the demonstration users. */
export const createRequestsApp = async (
  more: readonly ServerDomain[] = [],
  hooks: Parameters<typeof createRequestsServer>[0] = {},
): Promise<RequestsApp> => {
  const portal = await createTestApp({
    domains: [accountsServer, filesServer, createRequestsServer(hooks), ...more],
    authenticate,
  })
  const people = await createPeople(portal)
  const submit: RequestsApp['submit'] = (
    changes = {},
    { sample = 'customsSeizure', token = people.demo.token, headers = {} } = {},
  ) => portal.call({ method: 'POST', path: submitPath, token, body: { ...submitSamples[sample], ...changes }, headers })
  return {
    ...portal,
    people,
    submit,
    upload: async (purpose, token = people.demo.token, kind = 'pdf') => {
      const { body, headers } = formOf({ files: [await sampleFile(kind)], ...(purpose && { before: { purpose } }) })
      const answer = await portal.app.inject({
        method: 'POST',
        url: '/api/file/upload',
        headers: { ...headers, authorization: token },
        payload: body,
      })
      return answer.json()
    },
    detail: (businessSn, token = people.demo.token) =>
      portal.call({ path: `/api/serchUserIpForeignInfoDetail?businessSn=${businessSn}`, token }),
    submitted: async (changes, token = people.demo.token) => {
      const { status, body } = await submit(changes, { token })
      if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`)
      return String(body.businessSn)
    },
    desk: (action, businessSn, body = {}, token = people.staff.token) =>
      portal.call({ method: 'POST', path: `/api/admin/requests/${businessSn}/${action}`, token, body }),
  }
}
