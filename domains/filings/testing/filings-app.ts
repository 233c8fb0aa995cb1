import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { calendarsServer } from '@portal/calendars/server'
import { createDeadlinesServer } from '@portal/deadlines/server'
import { filesServer } from '@portal/files/server'
import { formOf, type SampleFile } from '@portal/files/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { createRightsServer, rightVault } from '@portal/rights/server'
import { emptyFacts } from '../contract/facts.ts'
import type { SheetDetail } from '../contract/sheet.ts'
import { createFilingsServer, filingRightForm } from '../server/index.ts'

const deadlinesServer = createDeadlinesServer([])

type Answer<T> = {
  status: number
  body: T & { status?: string; msg?: string; fields?: { path: string; msg: string }[] }
}

export type FilingsApp = TestApp & {
  people: People
  /** Begins a sheet as `demo` unless told and answers its id. */
  begin: (body?: object, token?: string) => Promise<string>
  detail: (id: string, token?: string) => Promise<Answer<SheetDetail>>
  /** Saves what is given over empty facts, going on from the version in force unless told. */
  save: (id: string, changes: object, options?: { version?: number; token?: string }) => Promise<Answer<SheetDetail>>
  /** Uploads a paper and answers what a form says of it. */
  upload: (
    file: SampleFile,
    as?: { token?: string; to?: string },
  ) => Promise<{ id: string; url: string; fileName: string }>
  take: (
    id: string,
    format: string,
    token?: string,
  ) => Promise<{ status: number; bytes: Buffer; headers: Record<string, unknown> }>
  record: (id: string, body: object, token?: string) => Promise<Answer<SheetDetail>>
  /** Has the deadlines kept that the vault wants, and tells of those that are due; answers the ids of the rights that these are of. */
  remind: () => Promise<string[]>
}

/** This domain with those it stands on, on a database of its own, with the demonstration users. */
export const createFilingsApp = async (): Promise<FilingsApp> => {
  const filingsServer = createFilingsServer(rightVault)
  const domains = [
    ...[accountsServer, calendarsServer, deadlinesServer, filesServer, filingsServer],
    createRightsServer([filingRightForm]),
  ]
  const portal = await createTestApp({ domains, authenticate })
  const people = await createPeople(portal)
  await calendarsServer.prepare?.(portal.ctx)
  await deadlinesServer.prepare?.(portal.ctx)
  const mine = people.demo.token
  const detail: FilingsApp['detail'] = async (id, token = mine) =>
    (await portal.call({ path: `/api/filings/${id}`, token })) as unknown as Answer<SheetDetail>
  return {
    ...portal,
    people,
    begin: async (body = {}, token = mine) => {
      const answer = await portal.call({ method: 'POST', path: '/api/filings', token, body })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      return String(answer.body.id)
    },
    detail,
    save: async (id, changes, { version, token = mine } = {}) => {
      const body = { ...emptyFacts, version: version ?? (await detail(id, token)).body.version, ...changes }
      const answer = await portal.call({ method: 'PUT', path: `/api/filings/${id}`, token, body })
      return answer as unknown as Answer<SheetDetail>
    },
    upload: async (file, { token = mine, to: url = '/api/file/upload' } = {}) => {
      const { body, headers } = formOf({ files: [file], before: { purpose: 'filing-paper' } })
      const answer = await portal.app.inject({
        method: 'POST',
        url,
        headers: { ...headers, authorization: token },
        payload: body,
      })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.json()
    },
    take: async (id, format, token = mine) => {
      const answer = await portal.app.inject({
        method: 'POST',
        url: `/api/filings/${id}/take`,
        headers: { authorization: token },
        payload: { format },
      })
      return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers }
    },
    remind: async () => {
      const take = async (event: string) =>
        (
          await portal.database.pool.query(
            'with gone as (delete from outbox where event = $1 returning id, data) select id, data from gone order by id',
            [event],
          )
        ).rows
      const [keep] = (deadlinesServer.listeners ?? []).filter(({ event }) => event === 'deadline.wanted')
      for (const { id, data } of await take('deadline.wanted'))
        await keep?.react(portal.ctx, data, { id, at: portal.clock.now() })
      const [ticker] = (deadlinesServer.tickers ?? []).filter(({ name }) => name === 'deadlines.remind')
      await ticker?.run(portal.ctx, new AbortController().signal)
      const told = await take('deadline.due_soon')
      const { rows } = await portal.database.pool.query(
        'select d.subject_ref from deadline d join unnest($1::uuid[]) as told(id) on told.id = d.id order by 1',
        [told.map(({ data }) => data.id)],
      )
      return rows.map(({ subject_ref }) => subject_ref)
    },
    record: async (id, body, token = mine) => {
      const { version } = (await detail(id, token)).body
      const answer = await portal.call({
        method: 'POST',
        path: `/api/filings/${id}/record`,
        token,
        body: { version, ...body },
      })
      return answer as unknown as Answer<SheetDetail>
    },
  }
}
