import { createStaff } from '@portal/accounts/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createProvidersApp, type Newcomer, type ProvidersApp } from '../testing/providers-app.ts'

let portal: ProvidersApp
let agency: Newcomer
beforeEach(async () => {
  portal = await createProvidersApp()
  agency = await portal.register('xinjigou')
})
afterEach(() => portal.close())

const checked = { licenceNo: '33001', licenceKind: 'trademark' }
const rows = async (query: string) =>
  ((await portal.list(query)).body.elements as { username: string }[]).map(({ username }) => username)
const events = async () => (await portal.told()).map(({ event }) => event)

describe('a provider', () => {
  it('sees the name of its account before it has handed anything in', async () => {
    expect((await portal.profile(agency.token)).body).toEqual({
      companyName: '注册时的名称',
      licenceKind: null,
      licenceNo: null,
      proof: null,
      approvalState: 'waiting',
      refusal: null,
      checked: null,
    })
  })

  it('hands its profile in, of which staff hear once while it waits', async () => {
    expect((await portal.handIn(agency.token, { licenceNo: ' 33001 ' })).body).toMatchObject({
      companyName: '演示服务机构',
      licenceKind: 'both',
      licenceNo: '33001',
      approvalState: 'waiting',
    })
    expect((await portal.handIn(agency.token, { licenceNo: '33002' })).status).toBe(200)
    expect(await portal.told()).toEqual([{ event: 'provider.waiting', userId: agency.id }])
    expect((await portal.detail(agency.id)).body).toMatchObject({
      licenceNo: '33002',
      checkedLicenceNo: null,
      version: 2,
      history: [
        { act: 'handIn', actor: 'xinjigou' },
        { act: 'handIn', fields: [{ label: '备案号或执业许可证号', before: '33001', after: '33002' }] },
      ],
    })
    await portal.handIn(agency.token, { licenceNo: '33002' })
    expect((await portal.detail(agency.id)).body.version).toBe(2)
  })

  it('is told what is missing in the order of the form, and no other account has a profile', async () => {
    const empty = { companyName: '', licenceKind: undefined, licenceNo: ' ' }
    expect(await portal.handIn(agency.token, empty)).toMatchObject({
      status: 400,
      body: {
        msg: '请输入机构名称',
        fields: [{ path: 'companyName' }, { path: 'licenceKind' }, { path: 'licenceNo' }],
      },
    })
    for (const { token } of [portal.people.demo, portal.people.staff]) {
      expect(await portal.profile(token)).toMatchObject({ status: 403, body: { status: 'U00403' } })
      expect((await portal.handIn(token)).status).toBe(403)
    }
    expect((await portal.profile('')).status).toBe(401)
  })

  it('brings a paper of its own, which staff open by a link that names them, and gives it up', async () => {
    const url = await portal.upload(agency.token)
    const { proof } = (await portal.handIn(agency.token, { proof: { url } })).body as { proof: { url: string } }
    expect(proof).toMatchObject({ thumbnail: null, viewUrl: expect.any(String) })
    const shown = (await portal.detail(agency.id)).body.proof as { url: string; viewUrl: string }
    expect(shown.url).toContain(`reader=${portal.people.staff.id}`)
    for (const link of [proof.url, shown.url, shown.viewUrl])
      expect((await portal.app.inject({ url: link })).statusCode).toBe(200)
    // What the page has shown comes back as it is.
    expect((await portal.handIn(agency.token, { proof: { url: proof.url } })).body.proof).not.toBeNull()
    expect((await portal.handIn(agency.token, { proof: null })).body.proof).toBeNull()
    const { rows: free } = await portal.database.pool.query('select attached_at from file')
    expect(free).toEqual([{ attached_at: null }])
    const foreign = await portal.upload(portal.people.demo.token)
    expect(await portal.handIn(agency.token, { proof: { url: foreign } })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'proof' }] },
    })
  })

  it('that is approved waits again for another number, and not for the one that was checked', async () => {
    await portal.handIn(agency.token, { licenceNo: '3300l' })
    await portal.decide('approve', agency.id, { licenceNo: '33001', licenceKind: 'both' })
    expect((await portal.profile(agency.token)).body).toMatchObject({
      approvalState: 'approved',
      licenceNo: '3300l',
      checked: { licenceNo: '33001', stands: true },
    })
    for (const licenceNo of ['3300l', '33001'])
      expect((await portal.handIn(agency.token, { licenceNo })).body.approvalState).toBe('approved')
    const url = await portal.upload(agency.token)
    const kept = await portal.handIn(agency.token, { licenceNo: '33001', proof: { url } })
    expect(kept.body).toMatchObject({ approvalState: 'approved', checked: { stands: true } })
    expect((await portal.handIn(agency.token, { licenceNo: '33009' })).body).toMatchObject({
      approvalState: 'waiting',
      checked: { licenceNo: '33001', stands: false },
    })
    expect(await events()).toEqual(['provider.waiting', 'provider.approved', 'provider.waiting'])
  })
})

describe('staff', () => {
  it('approve with the number and the business as checked, once', async () => {
    await portal.handIn(agency.token, { licenceNo: '33000' })
    expect((await portal.detail(agency.id)).body).toMatchObject({ can: ['approve', 'reject'], version: 1 })
    expect(await portal.decide('approve', agency.id, checked)).toMatchObject({
      status: 200,
      body: { approvalState: 'approved', version: 2 },
    })
    expect((await portal.detail(agency.id)).body).toMatchObject({
      approvalState: 'approved',
      licenceNo: '33000',
      checkedLicenceNo: '33001',
      checked: { companyName: '演示服务机构', licenceKind: 'trademark', licenceNo: '33001', stands: true },
      checkedBy: 'staff',
      can: [],
      history: [
        { act: 'handIn' },
        {
          act: 'approve',
          actor: 'staff',
          fields: [{ label: '核对的代理业务', after: '商标代理' }, { after: '33001' }],
        },
      ],
    })
    const told = portal.acts.filter(({ outcome }) => outcome === 'done')
    expect(told).toMatchObject([
      {
        ...{ act: 'providers.approve', subjectKind: 'user', subjectRef: agency.id, link: `/providers/${agency.id}` },
        before: { approvalState: 'waiting', checkedLicenceNo: null },
        after: { approvalState: 'approved', checkedLicenceNo: '33001' },
      },
    ])
    expect(JSON.stringify(told)).not.toContain('演示服务机构')
    for (const act of ['approve', 'reject'] as const)
      expect(await portal.decide(act, agency.id, { ...checked, reason: '晚了' })).toMatchObject({
        status: 409,
        body: { msg: '账号状态已变化，请刷新后重试' },
      })
  })

  it('refuse with a reason that the provider reads, until it hands in anew, even unchanged', async () => {
    await portal.handIn(agency.token)
    expect(await portal.decide('reject', agency.id, { reason: '号码与证明文件不符' })).toMatchObject({
      body: { approvalState: 'refused' },
    })
    expect((await portal.profile(agency.token)).body).toMatchObject({
      approvalState: 'refused',
      refusal: '号码与证明文件不符',
    })
    expect((await portal.decide('approve', agency.id, checked)).status).toBe(409)
    expect((await portal.handIn(agency.token)).body).toMatchObject({ approvalState: 'waiting', refusal: null })
    expect(await events()).toEqual(['provider.waiting', 'provider.refused', 'provider.waiting'])
  })

  it.each([
    ['approve', {}, '请输入核对后的备案号或执业许可证号'],
    ['approve', { licenceNo: '1' }, '请选择代理业务'],
    ['approve', { ...checked, licenceNo: '1'.repeat(51) }, '备案号最多50个字'],
    ['reject', { reason: ' ' }, '请填写驳回的原因'],
    ['reject', { reason: '长'.repeat(501) }, '原因最多500个字'],
  ] as const)('cannot %s with %j', async (act, body, msg) => {
    expect(await portal.decide(act, agency.id, body)).toMatchObject({ status: 400, body: { status: 'U00400', msg } })
    expect((await portal.profile(agency.token)).body.approvalState).toBe('waiting')
  })

  it('hear of the record and of its state before they hear of the fields', async () => {
    const { demo, staff } = portal.people
    for (const id of ['nonsense', '00000000-0000-4000-8000-000000000000', demo.id, staff.id]) {
      expect((await portal.decide('approve', id, {})).status).toBe(404)
      expect((await portal.detail(id)).status).toBe(404)
    }
    expect((await portal.decide('approve', portal.people.agency.id, {})).status).toBe(409)
  })

  it('do not decide about what they have not read', async () => {
    await portal.handIn(agency.token)
    await portal.handIn(agency.token, { licenceNo: '33002' })
    expect(await portal.decide('approve', agency.id, { ...checked, version: 1 })).toMatchObject({
      status: 409,
      body: { msg: '机构刚刚修改了资料，请刷新后重试' },
    })
    const both = [
      portal.decide('approve', agency.id, { ...checked, version: 2 }),
      portal.decide('reject', agency.id, { reason: '否', version: 2 }),
    ]
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('approve one that has handed nothing in, and no disabled account', async () => {
    const other = await portal.register('lingyijia')
    const path = `/api/admin/users/${other.id}/status`
    await portal.call({ method: 'POST', path, token: portal.people.staff.token, body: { action: 'disable' } })
    expect((await portal.decide('approve', other.id, checked)).status).toBe(409)
    await portal.decide('approve', agency.id, checked)
    expect((await portal.profile(agency.token)).body).toMatchObject({
      approvalState: 'approved',
      licenceNo: null,
      checked: { companyName: '注册时的名称', licenceNo: '33001' },
    })
  })

  it('find providers by state, name and number', async () => {
    await portal.handIn(agency.token, { companyName: '海帆商标事务所', licenceNo: '浙A-77' })
    expect(await rows('?state=waiting')).toEqual(['xinjigou'])
    expect(await rows('?state=approved')).toEqual(['agency'])
    expect(await rows('?state=refused')).toEqual([])
    expect(await rows('')).toEqual(['xinjigou', 'agency'])
    for (const keyword of ['海帆', 'a-77', 'xinji'])
      expect(await rows(`?keyword=${encodeURIComponent(keyword)}`)).toEqual(['xinjigou'])
    expect(await rows('?keyword=%25')).toEqual([])
    expect((await portal.list('?state=none')).status).toBe(400)
    const path = `/api/admin/users/${agency.id}/status`
    await portal.call({ method: 'POST', path, token: portal.people.staff.token, body: { action: 'disable' } })
    expect([await rows('?state=waiting'), await rows('?keyword=xinji')]).toEqual([[], ['xinjigou']])
  })

  it('who may only look at accounts is offered no decision and takes none, and others do not see providers', async () => {
    const { token } = await createStaff(portal, 'looker', { roles: [], grants: ['users.read'] })
    const { token: desk } = await createStaff(portal, 'desk', { roles: ['desk'] })
    const status = { method: 'POST', path: `/api/admin/users/${agency.id}/status`, token, body: { action: 'approve' } }
    const approve = { method: 'POST', path: `/api/admin/providers/${agency.id}/approve`, token, body: checked }
    for (const call of [status, approve, { path: '/api/admin/providers', token: desk }])
      expect(await portal.call(call as typeof approve)).toMatchObject({ status: 403, body: { msg: '没有权限' } })
    const users = await portal.call({ path: '/api/admin/users?approvalState=waiting', token })
    expect(users.body.elements).toMatchObject([{ username: 'xinjigou', can: [] }])
    expect((await portal.call({ path: `/api/admin/providers/${agency.id}`, token })).body).toMatchObject({ can: [] })
  })
})
