import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createProvidersApp, type Newcomer, type ProvidersApp } from '../testing/providers-app.ts'
import { findOfficeProvider, listOfficeProviders, providerNames } from './office-providers.ts'
import { seedProviders } from './seed-providers.ts'

let portal: ProvidersApp
let agency: Newcomer
beforeEach(async () => {
  portal = await createProvidersApp()
  agency = await portal.register('xinjigou')
})
afterEach(() => portal.close())

const statusCall = (action: string) =>
  portal.call({
    method: 'POST',
    path: `/api/admin/users/${agency.id}/status`,
    token: portal.people.staff.token,
    body: { action },
  })
const found = () => findOfficeProvider(portal.ctx, agency.id)
const named = async () => (await providerNames(portal.ctx, [agency.id])).get(agency.id)

describe('a provider in office', () => {
  it('is who is approved and not disabled, under the name and number as checked', async () => {
    await portal.handIn(agency.token, { companyName: '海帆商标事务所', licenceNo: '33000' })
    expect(await found()).toBeUndefined()
    await portal.decide('approve', agency.id, { licenceNo: '33001', licenceKind: 'trademark' })
    const office = { id: agency.id, companyName: '海帆商标事务所', licenceNo: '33001', licenceKind: 'trademark' }
    expect(await found()).toEqual(office)
    expect(await listOfficeProviders(portal.ctx)).toEqual([expect.objectContaining({ licenceNo: null }), office])
    await statusCall('disable')
    expect(await found()).toBeUndefined()
    expect(await named()).toEqual({ companyName: '海帆商标事务所', licenceNo: '33001' })
    await statusCall('enable')
    expect(await found()).toEqual(office)
  })

  it('keeps its name on its cases while it waits anew, and has no number once it is approved without a check', async () => {
    await portal.handIn(agency.token, { companyName: '旧名称', licenceNo: '33001' })
    await portal.decide('approve', agency.id, { licenceNo: '33001', licenceKind: 'both' })
    await portal.handIn(agency.token, { companyName: '新名称', licenceNo: '33002' })
    expect([await found(), await named()]).toEqual([undefined, { companyName: '旧名称', licenceNo: '33001' }])
    expect(await statusCall('approve')).toMatchObject({
      status: 200,
      body: { status: 'active', approvalState: 'approved' },
    })
    expect(await found()).toEqual({ id: agency.id, companyName: '新名称', licenceNo: null, licenceKind: null })
    expect(await named()).toEqual({ companyName: '新名称', licenceNo: null })
    expect((await portal.told()).map(({ event }) => event)).toEqual([
      'provider.waiting',
      'provider.approved',
      'provider.waiting',
      'provider.approved',
    ])
  })

  it('without a profile has the name of its account, and nobody else is one', async () => {
    await statusCall('approve')
    expect(await found()).toEqual({ id: agency.id, companyName: '注册时的名称', licenceNo: null, licenceKind: null })
    for (const id of [portal.people.demo.id, portal.people.staff.id, 'nonsense'])
      expect(await findOfficeProvider(portal.ctx, id)).toBeUndefined()
    expect((await providerNames(portal.ctx, [portal.people.demo.id, 'nonsense'])).size).toBe(0)
  })

  it('of the demonstration has a number that says what it is', async () => {
    const { staff, agency: shown } = portal.people
    await seedProviders(portal.ctx, { staff: staff.id })
    expect(await findOfficeProvider(portal.ctx, shown.id)).toEqual({
      id: shown.id,
      companyName: '演示服务机构',
      licenceNo: '演示',
      licenceKind: 'both',
    })
    expect((await portal.detail(shown.id)).body).toMatchObject({ proof: { fileName: '演示·备案证明.pdf' } })
  })
})
