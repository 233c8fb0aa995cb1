import { stress } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFileApp, type FileApp } from '../../testing/file-app.ts'

const rounds = stress(import.meta, { what: '两家服务商同时受理 200 次（本次 20 次）', full: 200, gate: 20 })

let portal: FileApp
beforeAll(async () => {
  portal = await createFileApp()
})
afterAll(() => portal.close())

type Row = { businessSn: string; can: string[] }
const box = async (who: 'agency' | 'other', which: 'open' | 'mine') => {
  const { body } = await portal.as(who, 'GET', `/api/providerTradeMarks?box=${which}&pgCount=100`)
  return body.elements as Row[]
}

it('an open case tells kind, mark, picture and classes, and nothing of whose it is', async () => {
  const number = await portal.paid()
  const [row] = (await box('agency', 'open')).filter(({ businessSn }) => businessSn === number)
  expect(row).toMatchObject({ kind: 'sbzc', trademarkName: '演示海帆', classes: [9], items: 2, can: ['accept'] })
  const { status, body } = await portal.detail(number, 'agency')
  expect(status).toBe(200)
  expect(body).toMatchObject({ trademark_contact: [], applicant: null, order: null, remarks: [], report: null })
  const text = JSON.stringify(body)
  for (const secret of ['王女士', '13800000000', '宁波海帆', '91330200']) expect(text).not.toContain(secret)
  await portal.take('agency', number, 'accept')
  expect((await portal.detail(number, 'agency')).body).toMatchObject({
    trademark_contact: [{ contactPhone: '13800000000' }],
    applicant: { name: '演示·宁波海帆进出口有限公司' },
  })
})

it('a case that one has accepted is gone for the others', async () => {
  const number = await portal.paid()
  await portal.take('agency', number, 'accept')
  expect((await portal.detail(number, 'other')).status).toBe(404)
  expect((await box('other', 'open')).map(({ businessSn }) => businessSn)).not.toContain(number)
  expect((await box('agency', 'mine')).map(({ businessSn }) => businessSn)).toContain(number)
  expect((await portal.callAct('other', number, 'accept')).body).toMatchObject({
    status: 'U00409',
    msg: '该申请已由其他服务商受理',
  })
  expect((await portal.detail(number)).body).toMatchObject({ provider: { name: expect.any(String) } })
})

it('an unpaid case is nobody’s to accept', async () => {
  const { businessSn } = await portal.submitted()
  expect((await box('agency', 'open')).map((row) => row.businessSn)).not.toContain(businessSn)
  expect((await portal.detail(businessSn, 'agency')).status).toBe(404)
  expect((await portal.callAct('agency', businessSn, 'accept')).status).toBe(404)
})

it('one that waits for its approval is told so', async () => {
  const number = await portal.paid()
  const told = { status: 'U00403', msg: '服务机构审核通过后才能办理' }
  expect((await portal.as('waiting', 'GET', '/api/providerTradeMarks')).body).toMatchObject(told)
  expect((await portal.as('demo', 'GET', '/api/providerTradeMarks')).status).toBe(403)
  expect((await portal.detail(number, 'waiting')).body).toMatchObject(told)
  expect((await portal.callAct('waiting', number, 'accept')).body).toMatchObject(told)
})

it('a provider cannot accept its own case, and does not find it among the open ones', async () => {
  const { body } = await portal.submit({}, 'agency')
  await portal.database.pool.query('update trademark_application set paid_at = now() where business_number = $1', [
    body.businessSn,
  ])
  expect((await box('agency', 'open')).map(({ businessSn }) => businessSn)).not.toContain(body.businessSn)
  expect((await portal.callAct('agency', String(body.businessSn), 'accept')).body).toMatchObject({
    status: 'U00403',
    msg: '不能受理自己的申请',
  })
})

it(`of two that accept in the same moment one wins, ${rounds} times`, async () => {
  for (let round = 0; round < rounds; round += 1) {
    const number = await portal.paid()
    const answers = await Promise.all(
      (['agency', 'other'] as const).map((who) => portal.callAct(who, number, 'accept')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  }
})

it('what is given back is open again, and the clock of acceptance runs anew', async () => {
  const number = await portal.paid()
  await portal.take('agency', number, 'accept')
  expect((await portal.detail(number)).body.promises).toMatchObject([
    { kind: 'acceptance', keptAt: expect.any(Number) },
  ])
  await portal.take('agency', number, 'giveBack')
  expect((await portal.detail(number)).body).toMatchObject({ fileState: 1, provider: null })
  await portal.take('other', number, 'accept')
})

it('staff assign a case, and give it to another provider', async () => {
  const number = await portal.paid()
  const assign = (providerId: string) =>
    portal.as('staff', 'POST', `/api/admin/tradeMarks/${number}/assign`, { providerId, reason: '客户要求' })
  expect((await assign(portal.ids.waiting)).body).toMatchObject({ fields: [{ path: 'providerId' }] })
  expect((await assign(portal.ids.agency)).body).toMatchObject({ fileState: 2 })
  expect((await assign(portal.ids.agency)).status).toBe(400)
  expect((await assign(portal.ids.other)).body).toMatchObject({ fileState: 2 })
  expect((await portal.detail(number, 'agency')).status).toBe(404)
  expect((await portal.detail(number, 'staff')).body).toMatchObject({
    holder: { id: portal.ids.other },
    history: [{}, {}, { label: '平台指派服务商', note: '客户要求' }, { label: '平台指派服务商' }],
  })
})

it('provider and staff remark on a class, the customer reads it, and nobody else does', async () => {
  const number = await portal.paid()
  await portal.take('agency', number, 'accept')
  const remark = (who: 'agency' | 'staff' | 'demo' | 'other', more = {}) =>
    portal.as(who, 'POST', '/api/asistantRemark', { orderSn: number, text: '请核对小项', ...more })
  expect((await remark('agency', { class_id: 9 })).status).toBe(200)
  expect((await remark('staff')).status).toBe(200)
  expect((await remark('demo')).status).toBe(403)
  expect((await remark('other')).status).toBe(404)
  expect((await remark('agency', { class_id: 25 })).body).toMatchObject({ fields: [{ path: 'class_id' }] })
  const read = await portal.as('demo', 'GET', `/api/findAsistantRemark?orderSn=${number}`)
  expect(read.body.remarks).toMatchObject([
    { class_id: 9, by: 'provider' },
    { class_id: null, by: 'staff' },
  ])
  expect((await portal.as('demo2', 'GET', `/api/findAsistantRemark?orderSn=${number}`)).status).toBe(404)
  expect((await portal.detail(number)).body.work_order_service).toMatchObject([{ class_id: 9, isAsistantremarks: 1 }])
})
