import { randomUUID } from 'node:crypto'
import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import type { Recordal } from '../contract/recordal.ts'
import type { FoundRecordal, RecordalDetail, RecordalPage } from '../contract/search.ts'
import { recordalSearchApi } from '../contract/search-endpoints.ts'
import { recordalsServer } from '../server/index.ts'
import { fillRecordals, finishedImport } from './fill-recordals.ts'

type Answer<T> = { status: number; body: T & { status?: string; msg?: string }; headers: Record<string, unknown> }
export type Row = Recordal

export type SearchApp = TestApp & {
  people: People
  /** Puts rows into the table as an import would; says which import it was. */
  fill: (rows: readonly Row[], source?: { asOf?: string; isDemonstration?: boolean }) => Promise<string>
  /** The public search. */
  search: (query: Record<string, string | number>, headers?: Record<string, string>) => Promise<Answer<RecordalPage>>
  /** Numbers of what a search finds, in its order. */
  numbers: (query: Record<string, string | number>) => Promise<string[]>
  /** The only row that a search finds. */
  only: (query: Record<string, string | number>) => Promise<FoundRecordal>
  detail: (recordNum: string) => Promise<Answer<RecordalDetail>>
}

/** This domain with accounts, on a database of its own. */
export const createSearchApp = async (): Promise<SearchApp> => {
  const portal = await createTestApp({ domains: [accountsServer, recordalsServer], authenticate })
  const people = await createPeople(portal)
  const ask = async <T>(path: string, headers: Record<string, string> = {}) =>
    (await portal.call({ path, headers })) as unknown as Answer<T>
  const search: SearchApp['search'] = (query, headers) => {
    const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    return ask<RecordalPage>(`${recordalSearchApi.serchCustoms.path}?${text}`, headers)
  }
  const elements = async (query: Record<string, string | number>) => {
    const { status, body } = await search(query)
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body.elements
  }
  return {
    ...portal,
    people,
    fill: async (rows, { asOf = '2026-11-01', isDemonstration = false } = {}) => {
      const importId = randomUUID()
      await finishedImport(portal.database.pool, { id: importId, asOf, isDemonstration, at: portal.clock.now() })
      await fillRecordals(portal.database.pool, importId, rows)
      return importId
    },
    search,
    numbers: async (query) => (await elements(query)).map(({ recordNum }) => recordNum),
    only: async (query) => {
      const [first, ...others] = await elements(query)
      if (first === undefined || others.length > 0) throw new Error(`${others.length + (first ? 1 : 0)} rows`)
      return first
    },
    detail: (recordNum) => ask<RecordalDetail>(`/api/recordals/${encodeURIComponent(recordNum)}`),
  }
}
