import { authenticate } from '@portal/accounts/server'
import { createPeople, createStaff, type People } from '@portal/accounts/testing'
import { startJobs } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { findOfficeProvider, listOfficeProviders, type OfficeProvider, providerNames } from '@portal/providers/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { domains } from './domains.ts'

let portal: TestApp
let people: People
let jobs: Awaited<ReturnType<typeof startJobs>>
beforeAll(async () => {
  portal = await createTestApp({ domains, authenticate })
  people = await createPeople(portal)
  const { log } = portal.services
  jobs = await startJobs({ url: portal.database.url, ctx: portal.ctx, domains, log })
})
afterAll(async () => {
  await jobs.stop()
  await portal.close()
})

const patient = { timeout: 40_000, interval: 200 }
const newsOf = async (token: string) => {
  const { body } = await portal.call({ path: '/api/notices', token })
  return (body.elements as { event: string; text: string; link: string }[]).map(({ event, text, link }) => ({
    event,
    text,
    link,
  }))
}

it('staff who act on accounts hear of an agency that waits, and the agency of the decision, without particulars', {
  timeout: 90_000,
}, async () => {
  const { agency, staff } = people
  const clerk = await createStaff(portal, 'clerk', { roles: ['desk'] })
  const body = { companyName: '海帆商标事务所', licenceKind: 'trademark', licenceNo: '33000' }
  await portal.call({ method: 'PUT', path: '/api/providerProfile', token: agency.token, body })
  await expect
    .poll(() => newsOf(staff.token), patient)
    .toEqual([
      {
        event: 'provider.waiting',
        text: '有服务机构提交了资料，等待审核。',
        link: `/admin.html#/providers/${agency.id}`,
      },
    ])
  expect(await newsOf(clerk.token)).toEqual([])
  expect(await listOfficeProviders(portal.ctx)).toEqual([])

  const decide = (act: string, decision: object) =>
    portal.call({
      method: 'POST',
      path: `/api/admin/providers/${agency.id}/${act}`,
      token: staff.token,
      body: decision,
    })
  await decide('reject', { reason: '号码与证明文件不符' })
  await portal.call({ method: 'PUT', path: '/api/providerProfile', token: agency.token, body })
  await decide('approve', { licenceNo: '33001', licenceKind: 'trademark' })
  await expect
    .poll(async () => (await newsOf(agency.token)).map(({ event }) => event).sort(), patient)
    .toEqual(['provider.approved', 'provider.refused'])
  expect(JSON.stringify(await newsOf(agency.token))).not.toMatch(/3300|海帆|不符/)

  const office: OfficeProvider = {
    id: agency.id,
    companyName: '海帆商标事务所',
    licenceNo: '33001',
    licenceKind: 'trademark',
  }
  expect(await findOfficeProvider(portal.ctx, agency.id)).toEqual(office)
  expect(await listOfficeProviders(portal.ctx)).toEqual([office])
  expect((await providerNames(portal.ctx, [agency.id, staff.id])).size).toBe(1)
})
