import { authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { formOf, sampleFile } from '@portal/files/testing'
import type { Access, Endpoint } from '@portal/platform/contract'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { submitSamples } from '@portal/requests/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { domains } from './domains.ts'

/**
 * Every endpoint × every kind of caller, made from the tables themselves. Who may pass is read from
 * `access`; whose record it is, from the list below, in which every call that names a record must stand.
 */
const callers = ['anonymous', 'owner', 'stranger', 'provider', 'staff', 'admin'] as const
type Caller = (typeof callers)[number]

const mayPass: Record<Access, readonly Caller[]> = {
  public: callers,
  signedIn: ['owner', 'stranger', 'provider', 'staff', 'admin'],
  staff: ['staff', 'admin'],
  topAdministrator: ['admin'],
}

const endpoints = domains.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint))
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const namesRecord = (endpoint: Endpoint) =>
  endpoint.access === 'signedIn' && (/\{\w+\}/.test(endpoint.path) || recordCalls[nameOf(endpoint)] !== undefined)

type Records = { businessSn: string; fileId: string; sessionId: string }
type Call = { path: string; body?: unknown }

/** How to call for the owner's record; `null`: the record is not the caller's to own. */
const recordCalls: Record<string, ((records: Records) => Call) | null> = {
  'GET /api/serchUserIpForeignInfoDetail': ({ businessSn }) => ({
    path: `/api/serchUserIpForeignInfoDetail?businessSn=${businessSn}`,
  }),
  'POST /api/submitQuanMianFangAn': ({ businessSn }) => ({
    path: '/api/submitQuanMianFangAn',
    body: { businessSn, qmfaName: '王敏', qmfaPhone: '13800000001' },
  }),
  'GET /api/file/{id}': ({ fileId }) => ({ path: `/api/file/${fileId}` }),
  'GET /api/file/{id}/view': ({ fileId }) => ({ path: `/api/file/${fileId}/view` }),
  // The last one, since it signs the owner out.
  'DELETE /api/sessions/{id}': ({ sessionId }) => ({ path: `/api/sessions/${sessionId}` }),
}

let portal: TestApp
let people: People
let tokens: Record<Caller, string | undefined>
let records: Records
beforeAll(async () => {
  portal = await createTestApp({ domains, authenticate })
  people = await createPeople(portal)
  tokens = {
    anonymous: undefined,
    owner: people.demo.token,
    stranger: people.demo2.token,
    provider: people.agency.token,
    staff: people.staff.token,
    admin: people.admin.token,
  }
  records = await makeRecords()
})
afterAll(() => portal.close())

const send = (caller: Caller, method: string, { path, body }: Call) => {
  const token = tokens[caller]
  return portal.call({ method, path, ...(token && { token }), ...(body !== undefined && { body }) })
}

const makeRecords = async (): Promise<Records> => {
  const request = await send('owner', 'POST', { path: '/api/submitIpForeignInfo', body: submitSamples.customsSeizure })
  const form = formOf({ files: [await sampleFile('pdf')] })
  const upload = await portal.app.inject({
    method: 'POST',
    url: '/api/file/upload',
    headers: { ...form.headers, authorization: people.demo.token },
    payload: form.body,
  })
  const sessions = await send('owner', 'GET', { path: '/api/sessions' })
  const [session] = Object.values(sessions.body).flat() as { id: string }[]
  return {
    businessSn: String(request.body.businessSn),
    fileId: String(upload.json().id),
    sessionId: session?.id ?? '',
  }
}

const missing = '00000000-0000-4000-8000-000000000000'

describe(`who may call: ${endpoints.length} endpoints × ${callers.length} callers = ${endpoints.length * callers.length} answers`, () => {
  it('declares access for every one of the routes', () => {
    expect(endpoints.length).toBeGreaterThanOrEqual(30)
    expect(endpoints.filter(({ access }) => !(access in mayPass)).map(nameOf)).toEqual([])
    expect(new Set(endpoints.map(nameOf)).size).toBe(endpoints.length)
  })

  it.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', async (_name, endpoint) => {
    const path = endpoint.path.replaceAll(/\{\w+\}/g, missing)
    const body = ['POST', 'PUT'].includes(endpoint.method) && !endpoint.upload ? {} : undefined
    for (const caller of callers) {
      if (nameOf(endpoint) === 'PUT /api/logout' && caller !== 'anonymous') continue
      const { status } = await send(caller, endpoint.method, { path, body })
      const expected = mayPass[endpoint.access].includes(caller) ? 'passes' : caller === 'anonymous' ? 401 : 403
      const seen = status === 401 || status === 403 ? status : 'passes'
      expect([caller, seen]).toEqual([caller, expected])
      expect(status, `${caller} meets a fault`).toBeLessThan(500)
    }
  })
})

describe('whose record it is', () => {
  const owned = endpoints.filter(namesRecord)

  it('lists every signed-in call that names a record', () => {
    expect(owned.map(nameOf).filter((name) => recordCalls[name] === undefined)).toEqual([])
    const files = endpoints.filter(({ path }) => path.startsWith('/api/file/{id}')).map(nameOf)
    expect(files.filter((name) => recordCalls[name] === undefined)).toEqual([])
  })

  it.each(Object.entries(recordCalls).flatMap(([name, call]) => (call ? [[name, call] as const] : [])))(
    '%s answers a stranger as if the record were not there',
    async (name, call) => {
      const method = name.split(' ')[0] ?? 'GET'
      const nobody: Records = { businessSn: 'KL20261120000000', fileId: missing, sessionId: missing }
      for (const caller of ['stranger', 'provider', 'staff', 'admin'] as const) {
        const theirs = await send(caller, method, call(records))
        const none = await send(caller, method, call(nobody))
        expect([caller, theirs.status, theirs.body]).toEqual([caller, none.status, none.body])
        expect(theirs.status).toBe(404)
      }
      expect([200, 409]).toContain((await send('owner', method, call(records))).status)
    },
  )
})
