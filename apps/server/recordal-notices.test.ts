import { authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { formOf } from '@portal/files/testing'
import { type MailBox, openMailBox } from '@portal/notices/testing'
import { startJobs } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { recordalSample } from '@portal/recordals/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { domains } from './domains.ts'

type Jobs = Awaited<ReturnType<typeof startJobs>>

let box: MailBox
let portal: TestApp
let people: People
let jobs: Jobs
beforeAll(async () => {
  box = await openMailBox()
  const env = { SMTP_URL: box.url, SMTP_FROM: '一链维权 <no-reply@portal.test>', PUBLIC_URL: 'https://portal.test' }
  portal = await createTestApp({ domains, authenticate, env })
  people = await createPeople(portal)
  jobs = await startJobs({ url: portal.database.url, ctx: portal.ctx, domains, log: portal.services.log })
})
afterAll(async () => {
  await jobs.stop()
  await portal.close()
  await box.close()
})

const patient = { timeout: 40_000, interval: 200 }
const imports = '/api/admin/recordals/imports'
const call = (method: 'GET' | 'POST', path: string, token: string, body?: unknown) =>
  portal.call({ method, path, token, ...(body !== undefined && { body }) })
const mailTo = (address: string) => box.received.filter(({ to }) => to.includes(address))
const save = async (body: object, token: string) =>
  String((await call('POST', '/api/recordalSearches', token, { title: '演示', ...body })).body.id)

/** Uploads a list at the desk, which the portal then imports by itself. */
const handIn = async (...rows: object[]) => {
  const { token } = people.staff
  const bytes = Buffer.from(rows.map((row) => `${JSON.stringify({ ...recordalSample, ...row })}\n`).join(''))
  const form = formOf({ files: [{ fileName: '演示.jsonl', bytes }] })
  const headers = { ...form.headers, authorization: token }
  const upload = await portal.app.inject({ method: 'POST', url: imports, headers, payload: form.body })
  const { id } = upload.json() as { id: string }
  const preview = await call('GET', `${imports}/${id}/preview`, token)
  await call('POST', `${imports}/${id}/start`, token, { mapping: preview.body.mapping, asOf: '2026-11-01' })
  const state = async () => (await call('GET', `${imports}/${id}`, token)).body.state
  await expect.poll(state, patient).toBe('finished')
}

it('an import tells the owners of saved searches once, by bell and by mail, with the way there and the way out', async () => {
  const { demo, demo2, admin, staff } = people
  const query = await save({ kind: 'query', query: { recordName: '云帆' } }, demo.token)
  const own = await save({ kind: 'own', watched: 'T2024-990077' }, demo2.token)
  await save({ kind: 'query', query: { recordName: '云帆' } }, staff.token)
  await call('POST', `/api/admin/users/${staff.id}/status`, admin.token, { action: 'disable' })
  people.staff = { ...admin }
  await handIn(
    { recordNum: 'T2024-990076', recordName: '演示云帆' },
    { recordNum: 'T2024-990077', recordName: '演示山河' },
  )
  await expect.poll(() => mailTo('demo@example.com').length, patient).toBe(1)
  await expect.poll(() => mailTo('demo2@example.com').length, patient).toBe(1)
  const hitOf = async (id: string, token: string) => {
    const { body } = await call('GET', `/api/recordalSearches/${id}/hits`, token)
    return (body.elements as { id: string }[])[0]?.id
  }
  const link = `/#/home/savedSearches?search=${query}&hit=${await hitOf(query, demo.token)}`
  const [mail] = mailTo('demo@example.com')
  expect(mail?.text).toContain(`https://portal.test${link}`)
  expect(mail?.text).toContain(
    '您保存的一个海关备案查询，在新导入的数据中有了结果。不再需要这项提醒，可在“我的查询”中暂停或删除：https://portal.test/#/home/savedSearches',
  )
  expect(mail?.text).not.toMatch(/云帆|山河|990076/)
  const { body } = await call('GET', '/api/notices', demo2.token)
  expect(body.elements).toMatchObject([
    {
      event: 'recordal.own_changed',
      link: `/#/home/savedSearches?search=${own}&hit=${await hitOf(own, demo2.token)}`,
    },
  ])

  // The same list again: nothing in it is new, so that nobody is notified.
  await handIn({ recordNum: 'T2024-990076', recordName: '演示云帆' })
  await handIn({ recordNum: 'T2024-990078', recordName: '演示云帆二号' })
  await expect.poll(() => mailTo('demo@example.com').length, patient).toBe(2)
  expect([mailTo('demo2@example.com').length, mailTo('staff@example.com').length]).toEqual([1, 0])
}, 120_000)
