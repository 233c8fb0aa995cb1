import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { formOf } from '@portal/files/testing'
import type { ImportFinding, ListImport } from '@portal/imports/contract'
import { runNextImport } from '@portal/imports/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { recordalsServer } from '@portal/recordals/server'
import type { MarkField } from '../contract/import.ts'
import { markList } from '../contract/import.ts'
import { markImportsApi } from '../contract/import-endpoints.ts'
import { markLists } from '../server/import/mark-lists.ts'
import { marksServer } from '../server/index.ts'

type Answer<T> = { status: number; body: T & { msg?: string; fields?: { path: string; msg: string }[] } }

export type MarkImportsApp = TestApp & {
  people: People
  upload: (bytes: Buffer) => Promise<Answer<ListImport>>
  /** Starts with the source 演示名单 and data as of 2026-11-01, unless told; the server guesses the mapping. */
  start: (id: string, changes?: object) => Promise<Answer<ListImport>>
  read: (id: string) => Promise<ListImport>
  /** The whole way: upload, start, run; answers how it ended. */
  importList: (bytes: Buffer, changes?: object) => Promise<ListImport>
  findings: (id: string) => Promise<ImportFinding[]>
  rows: (text: string) => Promise<Record<string, unknown>[]>
}

/** A sound line; its number, name and holder are invented. */
export const markLine: Readonly<Record<MarkField, string>> = {
  number: '演示000001',
  name: '演示星辰',
  classes: '9',
  holder: '演示远帆进出口有限公司',
  status: '已注册',
  appliedOn: '2023-03-01',
  registeredOn: '2024-03-01',
  expiresOn: '2034-02-28',
}

/** A CSV of these lines, each the sample with changes, under the headings of the specification. */
export const marksCsv = (lines: readonly Partial<Record<MarkField, string>>[]): Buffer => {
  const rows = lines.map((changes) => {
    const line = { ...markLine, ...changes }
    return markList.fields.map((field) => `"${line[field].replaceAll('"', '""')}"`).join(',')
  })
  return Buffer.from([markList.fields.map((field) => markList.labels[field]).join(','), ...rows].join('\r\n'))
}

/** This domain with accounts and recordals, on a database of its own; imports run when a test says so. */
export const createMarkImportsApp = async (): Promise<MarkImportsApp> => {
  const portal = await createTestApp({ domains: [accountsServer, recordalsServer, marksServer], authenticate })
  const people = await createPeople(portal)
  const { token } = people.staff
  const { path } = markImportsApi.listImports
  const ask = async <T>(call: Parameters<TestApp['call']>[0]) =>
    (await portal.call({ token, ...call })) as unknown as Answer<T>

  const upload: MarkImportsApp['upload'] = async (bytes) => {
    const form = formOf({ files: [{ fileName: '商标.csv', bytes }] })
    const headers = { ...form.headers, authorization: token }
    const response = await portal.app.inject({ method: 'POST', url: path, headers, payload: form.body })
    return { status: response.statusCode, body: response.json() }
  }
  const start: MarkImportsApp['start'] = (id, changes = {}) =>
    ask({
      method: 'POST',
      path: `${path}/${id}/start`,
      body: { asOf: '2026-11-01', source: '演示名单', ...changes },
    })
  const read: MarkImportsApp['read'] = async (id) => (await ask<ListImport>({ path: `${path}/${id}` })).body
  return {
    ...portal,
    people,
    ...{ upload, start, read },
    importList: async (bytes, changes) => {
      const { id } = (await upload(bytes)).body
      const started = await start(id, changes)
      if (started.status !== 200) throw new Error(JSON.stringify(started.body))
      await runNextImport(markLists)(portal.ctx)
      return read(id)
    },
    findings: async (id) =>
      (await ask<{ elements: ImportFinding[] }>({ path: `${path}/${id}/findings?pgCount=100` })).body.elements,
    rows: async (text) => (await portal.database.pool.query(text)).rows,
  }
}
