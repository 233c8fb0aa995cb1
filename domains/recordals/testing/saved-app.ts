import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import type { HitDetail, SavedSearch } from '../contract/saved-search.ts'
import { createRecordalsServer } from '../server/index.ts'

type Answer<T> = {
  status: number
  body: T & { status?: string; msg?: string; fields?: { path: string; msg: string }[] }
}
type Event = { event: string; data: { searchId: string; hitId?: string; userId: string } }

export type SavedApp = TestApp & {
  people: People
  /** Numbers that another part of the portal reminds of, by user. */
  remindedElsewhere: Map<string, string[]>
  /** Saves as `demo` unless told. */
  save: (body: object, token?: string) => Promise<Answer<{ id: string }>>
  list: (token?: string) => Promise<SavedSearch[]>
  change: (id: string, body: object, token?: string) => Promise<Answer<SavedSearch>>
  remove: (id: string, token?: string) => Promise<Answer<object>>
  hit: (id: string, hitId: string, token?: string) => Promise<Answer<HitDetail>>
  /** The events that wait to be told, taken away by looking. */
  events: () => Promise<Event[]>
}

const base = '/api/recordalSearches'

/** This domain with accounts on a database of its own, with the demonstration users. */
export const createSavedApp = async (): Promise<SavedApp> => {
  const remindedElsewhere = new Map<string, string[]>()
  const recordals = createRecordalsServer({
    remindedElsewhere: async (_ctx, userId) => remindedElsewhere.get(userId) ?? [],
  })
  const portal = await createTestApp({ domains: [accountsServer, recordals], authenticate })
  const people = await createPeople(portal)
  const mine = people.demo.token
  const calling = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, token: string, body?: object) =>
    (await portal.call({ method, path, token, ...(body && { body }) })) as never
  return {
    ...portal,
    people,
    remindedElsewhere,
    save: (body, token = mine) => calling('POST', base, token, { title: '演示查询', ...body }),
    list: async (token = mine) => {
      const { body } = await portal.call({ path: base, token })
      return body.elements as SavedSearch[]
    },
    change: (id, body, token = mine) => calling('PUT', `${base}/${id}`, token, body),
    remove: (id, token = mine) => calling('DELETE', `${base}/${id}`, token),
    hit: (id, hitId, token = mine) => calling('GET', `${base}/${id}/hits/${hitId}`, token),
    events: async () => {
      const { rows } = await portal.services.db.execute(
        `with gone as (delete from outbox where event like 'recordal.%' returning id, event, data)
         select event, data from gone order by id`,
      )
      return rows as Event[]
    },
  }
}
