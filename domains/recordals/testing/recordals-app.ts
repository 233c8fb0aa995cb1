import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { formOf } from '@portal/files/testing'
import type { ColumnMapping, ImportFinding, ImportPreview, ImportSeparator, ListImport } from '@portal/imports/contract'
import { runNextImport } from '@portal/imports/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { recordalLists } from '../server/import/recordal-lists.ts'
import { recordalsServer } from '../server/index.ts'

type Failed = { status?: string; msg?: string }
type Answer<T> = { status: number; body: T & Failed }

type StartChanges = { mapping?: ColumnMapping; asOf?: string; separator?: ImportSeparator }

export type RecordalsApp = TestApp & {
  people: People
  /** Uploads as `staff`. */
  upload: (bytes: Buffer, fileName?: string) => Promise<Answer<ListImport>>
  preview: (id: string, mapping?: ColumnMapping, separator?: ImportSeparator) => Promise<Answer<ImportPreview>>
  /** Starts with the guessed mapping unless told; data as of 2026-11-01 unless told. */
  start: (id: string, changes?: StartChanges) => Promise<Answer<ListImport>>
  read: (id: string) => Promise<ListImport>
  /** The whole way: upload, start, run; answers how it ended. */
  importList: (bytes: Buffer, changes?: { asOf?: string; fileName?: string }) => Promise<ListImport>
  findings: (id: string) => Promise<ImportFinding[]>
}

/** This domain with accounts, on a database of its own; imports run when a test says so. */
export const createRecordalsApp = async (): Promise<RecordalsApp> => {
  const portal = await createTestApp({ domains: [accountsServer, recordalsServer], authenticate })
  const people = await createPeople(portal)
  const { token } = people.staff
  const imports = '/api/admin/recordals/imports'
  const ask = async <T>(call: Parameters<TestApp['call']>[0]) =>
    (await portal.call({ token, ...call })) as unknown as Answer<T>

  const upload: RecordalsApp['upload'] = async (bytes, fileName = '备案数据.csv') => {
    const form = formOf({ files: [{ fileName, bytes }] })
    const headers = { ...form.headers, authorization: token }
    const response = await portal.app.inject({ method: 'POST', url: imports, headers, payload: form.body })
    return { status: response.statusCode, body: response.json() }
  }
  const preview: RecordalsApp['preview'] = (id, mapping, separator) => {
    const query = new URLSearchParams({
      ...(mapping && { mapping: JSON.stringify(mapping) }),
      ...(separator && { separator }),
    })
    return ask({ path: `${imports}/${id}/preview?${query}` })
  }
  const start: RecordalsApp['start'] = async (id, { mapping, asOf = '2026-11-01', separator } = {}) => {
    const chosen = mapping ?? (await preview(id)).body.mapping
    const body = { mapping: chosen, asOf, ...(separator && { separator }) }
    return ask({ method: 'POST', path: `${imports}/${id}/start`, body })
  }
  const read: RecordalsApp['read'] = async (id) => (await ask<ListImport>({ path: `${imports}/${id}` })).body
  return {
    ...portal,
    people,
    ...{ upload, preview, start, read },
    importList: async (bytes, { asOf, fileName } = {}) => {
      const { id } = (await upload(bytes, fileName)).body
      const started = await start(id, asOf === undefined ? {} : { asOf })
      if (started.status !== 200) throw new Error(JSON.stringify(started.body))
      await runNextImport(recordalLists)(portal.ctx)
      return read(id)
    },
    findings: async (id) => {
      const found: ImportFinding[] = []
      for (let pgIndex = 1; ; pgIndex += 1) {
        const { body } = await ask<{ elements: ImportFinding[] }>({
          path: `${imports}/${id}/findings?pgIndex=${pgIndex}&pgCount=100`,
        })
        found.push(...body.elements)
        if (body.elements.length < 100) return found
      }
    },
  }
}
