import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { formOf } from '@portal/files/testing'
import type { ListImport } from '@portal/imports/contract'
import { runNextImport } from '@portal/imports/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patentImportsApi } from '../../contract/import.ts'
import { patentdataServer } from '../index.ts'
import type { PatentRecord } from '../patent.table.ts'
import { patentLists } from './patent-lists.ts'

let portal: TestApp & { people: People }
beforeAll(async () => {
  const app = await createTestApp({ domains: [accountsServer, patentdataServer], authenticate })
  portal = { ...app, people: await createPeople(app) }
})
afterAll(() => portal.close())

const { path } = patentImportsApi.listImports

const upload = async (text: string, token = portal.people.staff.token) => {
  const form = formOf({ files: [{ fileName: '专利.csv', bytes: Buffer.from(text) }] })
  const headers = { ...form.headers, authorization: token }
  return portal.app.inject({ method: 'POST', url: path, headers, payload: form.body })
}

/** The whole way of a list: handed in, started, run. */
const importList = async (text: string, start: object): Promise<ListImport> => {
  const { token } = portal.people.staff
  const { id } = (await upload(text)).json()
  const started = await portal.call({ method: 'POST', path: `${path}/${id}/start`, token, body: start })
  if (started.status !== 200) throw new Error(JSON.stringify(started.body))
  await runNextImport(patentLists)(portal.ctx)
  return (await portal.call({ path: `${path}/${id}`, token })).body as unknown as ListImport
}

const recordOf = async (pn: string): Promise<PatentRecord> =>
  (
    await portal.database.pool.query(
      'select version, facts, provenance, application_number as "applicationNumber" from patent_record where publication_number = $1',
      [pn],
    )
  ).rows[0]

const incopat = `公开（公告）号,标题,申请日,专利类型,权利要求数量,被引证次数,家族被引证次数,IPC,当前法律状态
CN900000201B,演示：支架,2018-03-04,发明授权,10,7,12,F16M11/04,授权
CN900000202U,演示：盒,2021-05-06,实用新型,8,-,1,B65D5/00,未缴年费终止失效
CN900000203S,演示：外观,2021-05-06,外观设计,,,,,授权
`

describe('a list of patents', () => {
  it('is known by the headings of other products, refuses lines with reasons, and shows as a whole', async () => {
    const done = await importList(incopat, { source: '演示清单', asOf: '2026-05-01' })
    expect(done).toMatchObject({ state: 'finished', accepted: 2, refused: 1 })
    expect(await recordOf('CN900000201B')).toMatchObject({
      ...{ version: 1, facts: { title: '演示：支架', claims: 10, fwd: 12, status: 'GRANTED', pages: null } },
      provenance: { claims: { source: '演示清单', asOf: '2026-05-01' } },
    })
    expect((await recordOf('CN900000202U')).facts).toMatchObject({ status: 'LAPSED_FEE', fwd: 1 })
  })

  it('of a newer day wins field by field, of an older one fills gaps, and equal content changes nothing', async () => {
    const line = (values: string) => `公告号,专利名称,申请日,权利要求数量,文献页数\n${values}\n`
    await importList(line('CN900000201B,演示：支架,2018-03-04,11,-'), { source: '乙', asOf: '2026-06-01' })
    await importList(line('CN900000201B,演示：支架,2018-03-04,9,20'), { source: '丙', asOf: '2026-01-01' })
    const record = await recordOf('CN900000201B')
    expect(record).toMatchObject({
      ...{ version: 3, facts: { claims: 11, pages: 20, fwd: 12 } },
      provenance: { claims: { source: '乙' }, pages: { source: '丙', asOf: '2026-01-01' } },
    })
    await importList(line('CN900000201B,演示：支架,2018-03-04,11,-'), { source: '丁', asOf: '2026-06-01' })
    expect((await recordOf('CN900000201B')).version).toBe(3)
  })

  it('takes no other source’s name for invented records, and none from whoever may not', async () => {
    const { token } = portal.people.staff
    const { id } = (await upload(incopat)).json()
    const body = { source: '演示数据', asOf: '2026-05-01' }
    expect((await portal.call({ method: 'POST', path: `${path}/${id}/start`, token, body })).status).toBe(400)
    expect((await upload(incopat, portal.people.demo.token)).statusCode).toBe(403)
  })
})
