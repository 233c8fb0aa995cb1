import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { calendarsServer } from '@portal/calendars/server'
import { createDeadlinesServer } from '@portal/deadlines/server'
import { filesServer } from '@portal/files/server'
import { formOf, type SampleFile } from '@portal/files/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import type { RightForm } from '../contract/prefill.ts'
import type { RightDetail, RightRow } from '../contract/right-view.ts'
import { rightSample } from '../contract/samples.ts'
import { createRightsServer, rightDeadlines } from '../server/index.ts'

const deadlinesServer = createDeadlinesServer([rightDeadlines])

export type Answer = Awaited<ReturnType<TestApp['call']>>
export type Who = keyof People

/** A form of a test: it takes the holder's name, and papers as small PDFs first. */
const filing: RightForm = {
  form: 'request-1',
  valuesOf: ({ obligeeName }) => ({ obligeeName }),
  purposes: ['expert-filing', 'filing-paper'],
}

export type RightsApp = TestApp & {
  people: People
  send: (method: string, path: string, body?: object, who?: Who) => Promise<Answer>
  /** Adds a right: the sample with these changes, as `demo` unless told. */
  add: (changes?: object, who?: Who) => Promise<Answer>
  /** The same, and answers the id of a right that was added. */
  made: (changes?: object, who?: Who) => Promise<string>
  detail: (id: string, who?: Who) => Promise<RightDetail>
  /** Saves the sample with these changes over a version of a right. */
  save: (id: string, version: number, changes?: object, who?: Who) => Promise<Answer>
  rows: (query?: string, who?: Who) => Promise<RightRow[]>
  /** Uploads a file and answers its address. */
  upload: (file: SampleFile, who?: Who) => Promise<string>
  /** Uploads a file, adds it to the papers of a right and answers the paper's id. */
  addPaper: (id: string, kind: string, file: SampleFile) => Promise<string>
  /** The actions of the trail of a right, the newest first. */
  trail: (id: string) => Promise<string[]>
  /** Delivers what was said of deadlines and waits, as the relay and the queue do, twice. */
  relay: () => Promise<void>
}

/** This domain with those it stands on, on a database of its own, with the demonstration users. */
export const createRightsApp = async (): Promise<RightsApp> => {
  const domains = [accountsServer, calendarsServer, deadlinesServer, filesServer, createRightsServer([filing])]
  const portal = await createTestApp({ domains, authenticate })
  await deadlinesServer.prepare?.(portal.ctx)
  const people = await createPeople(portal)
  const send: RightsApp['send'] = (method, path, body, who = 'demo') =>
    portal.call({ method, path, token: people[who].token, ...(body && { body }) })
  const add: RightsApp['add'] = (changes = {}, who) => send('POST', '/api/rights', { ...rightSample, ...changes }, who)
  const upload: RightsApp['upload'] = async (file, who = 'demo') => {
    const { body, headers } = formOf({ files: [file], before: { purpose: 'right-paper' } })
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/file/upload',
      headers: { ...headers, authorization: people[who].token },
      payload: body,
    })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return String(answer.json().url)
  }
  return {
    ...portal,
    people,
    send,
    add,
    made: async (changes, who) => {
      const { status, body } = await add(changes, who)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return String(body.id)
    },
    detail: async (id, who) => (await send('GET', `/api/rights/${id}`, undefined, who)).body as unknown as RightDetail,
    save: (id, version, changes = {}, who) =>
      send('PUT', `/api/rights/${id}`, { ...rightSample, ...changes, version }, who),
    rows: async (query = '', who) =>
      (await send('GET', `/api/rights${query}`, undefined, who)).body.elements as RightRow[],
    upload,
    addPaper: async (id, kind, file) => {
      const { status, body } = await send('POST', `/api/rights/${id}/papers`, { kind, url: await upload(file) })
      if (status !== 200) throw new Error(JSON.stringify(body))
      return String(body.id)
    },
    trail: async (id) => {
      const { body } = await send('GET', `/api/rights/${id}/trail?pgCount=100`)
      return (body.elements as { action: string }[]).map(({ action }) => action)
    },
    relay: async () => {
      const { rows } = await portal.database.pool.query('select * from outbox order by id')
      for (const { id, event, data, created_at } of [...rows, ...rows])
        for (const listener of deadlinesServer.listeners ?? [])
          if (listener.event === event) await listener.react(portal.ctx, data, { id: String(id), at: created_at })
    },
  }
}
