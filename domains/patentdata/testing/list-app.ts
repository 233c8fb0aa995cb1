import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { formOf } from '@portal/files/testing'
import type { ImportFinding, ListImport } from '@portal/imports/contract'
import { runNextImport } from '@portal/imports/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { eq } from 'drizzle-orm'
import { patentImportsApi } from '../contract/import.ts'
import { patentLists } from '../server/import/patent-lists.ts'
import { patentdataServer } from '../server/index.ts'
import { type PatentRecord, patentRecords } from '../server/patent.table.ts'

const { path } = patentImportsApi.listImports

/** A portal with accounts and patent data, into which staff hand in lists. */
export const createListApp = async () => {
  const app = await createTestApp({ domains: [accountsServer, patentdataServer], authenticate })
  const portal: TestApp & { people: People } = { ...app, people: await createPeople(app) }
  const { staff } = portal.people

  const upload = async (fileName: string, bytes: Buffer | string, token = staff.token) => {
    const form = formOf({ files: [{ fileName, bytes: Buffer.from(bytes) }] })
    const headers = { ...form.headers, authorization: token }
    return portal.app.inject({ method: 'POST', url: path, headers, payload: form.body })
  }

  /** The whole way of a list: handed in, started, run. */
  const importFile = async (fileName: string, bytes: Buffer | string, body: object): Promise<ListImport> => {
    const { token } = staff
    const { id } = (await upload(fileName, bytes)).json()
    const started = await portal.call({ method: 'POST', path: `${path}/${id}/start`, token, body })
    if (started.status !== 200) throw new Error(JSON.stringify(started.body))
    await runNextImport(patentLists)(portal.ctx)
    return (await portal.call({ path: `${path}/${id}`, token })).body as unknown as ListImport
  }

  /** Why a file is refused when it is handed in: the HTTP status and the words. */
  const refusalOf = async (fileName: string, bytes: Buffer): Promise<[number, string]> => {
    const reply = await upload(fileName, bytes)
    return [reply.statusCode, reply.json().msg]
  }

  /** Lines that were refused, as `line value reason`. */
  const findingsOf = async (id: string): Promise<string[]> => {
    const { body } = await portal.call({ path: `${path}/${id}/findings?pgCount=100`, token: staff.token })
    const { elements } = body as unknown as { elements: ImportFinding[] }
    return elements.map(({ line, value, reason }) => `${line} ${value} ${reason}`)
  }

  const recordOf = async (pn: string): Promise<PatentRecord> => {
    const [record] = await portal.ctx.db.select().from(patentRecords).where(eq(patentRecords.pn, pn))
    if (!record) throw new Error(`nothing is known of ${pn}`)
    return record
  }

  return { ...portal, upload, importFile, refusalOf, findingsOf, recordOf }
}
export type ListApp = Awaited<ReturnType<typeof createListApp>>
