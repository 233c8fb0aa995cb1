import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { calendarsServer } from '@portal/calendars/server'
import { createDeadlinesServer } from '@portal/deadlines/server'
import { filesServer } from '@portal/files/server'
import { formOf } from '@portal/files/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { recordalsServer } from '@portal/recordals/server'
import type { RightImport } from '../contract/import/preview.ts'
import { rightSample } from '../contract/samples.ts'
import type { RequestRights } from '../server/completed-request.ts'
import { createRightsServer } from '../server/index.ts'

const deadlinesServer = createDeadlinesServer([])

type Who = keyof People
type Answer<T> = { status: number; body: T & { status?: string; msg?: string; current?: { id: string } } }
type File = { fileName: string; bytes: Buffer }

export type ImportsApp = TestApp & {
  people: People
  /** A call as `demo` unless told. */
  ask: <T = Record<string, unknown>>(method: string, path: string, body?: object, who?: Who) => Promise<Answer<T>>
  /** Hands in a list. */
  send: (file: File, who?: Who) => Promise<Answer<RightImport>>
  confirm: (id: string, body?: object, who?: Who) => Promise<Answer<{ created: number; skipped: number }>>
  /** A file that the server hands out. */
  take: (path: string, who?: Who) => Promise<{ status: number; bytes: Buffer; headers: Record<string, unknown> }>
  /** Adds the sample with these changes, and answers its id. */
  add: (changes?: object, who?: Who) => Promise<string>
  /** The rights that a user has. */
  count: (who?: Who) => Promise<number>
}

/** The vault with the data of customs, and with these requests of `demo` by their numbers. */
export const createImportsApp = async (requests: Readonly<Record<string, RequestRights>> = {}): Promise<ImportsApp> => {
  let owner = ''
  const rightsServer = createRightsServer([], async ({ actor }, businessSn) =>
    actor.userId === owner ? requests[businessSn] : undefined,
  )
  const domains = [accountsServer, calendarsServer, deadlinesServer, filesServer, recordalsServer, rightsServer]
  const portal = await createTestApp({ domains, authenticate })
  const people = await createPeople(portal)
  owner = people.demo.id
  // Tests move the clock by a day, and nobody is to be signed out by that.
  await portal.database.pool.query(`update session set expires_at = now() + interval '1 year', idle_minutes = 500000`)
  const ask: ImportsApp['ask'] = async (method, path, body, who = 'demo') =>
    (await portal.call({ method, path, token: people[who].token, ...(body && { body }) })) as never
  return {
    ...portal,
    people,
    ask,
    send: async (file, who = 'demo') => {
      const { headers, body } = formOf({ files: [file] })
      const answer = await portal.app.inject({
        ...{ method: 'POST', url: '/api/rights/imports', payload: body },
        headers: { ...headers, authorization: people[who].token },
      })
      return { status: answer.statusCode, body: answer.json() }
    },
    confirm: (id, body = {}, who) => ask('POST', `/api/rights/imports/${id}/confirm`, body, who),
    take: async (url, who = 'demo') => {
      const answer = await portal.app.inject({ url, headers: { authorization: people[who].token } })
      return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers }
    },
    add: async (changes = {}, who = 'demo') => {
      const { status, body } = await ask('POST', '/api/rights', { ...rightSample, ...changes }, who)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return String(body.id)
    },
    count: async (who = 'demo') => {
      const { rows } = await portal.database.pool.query('select count(*)::int as n from "right" where owner_id = $1', [
        people[who].id,
      ])
      return rows[0].n
    },
  }
}
