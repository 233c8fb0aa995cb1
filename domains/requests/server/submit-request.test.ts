import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submitSamples } from '../contract/samples.ts'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'
import { requestSteps, requests } from './request.table.ts'

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
})
afterAll(() => portal.close())

const count = async (): Promise<number> => (await portal.ctx.db.select({ id: requests.id }).from(requests)).length
const detail = async (businessSn: unknown, token = portal.people.demo.token) =>
  portal.call({ path: `/api/serchUserIpForeignInfoDetail?businessSn=${businessSn}`, token })

describe('submitting a customs seizure', () => {
  it('answers a number and shows the request to its owner', async () => {
    const { status, body } = await portal.submit()
    expect({ status, body }).toEqual({
      status: 200,
      body: { businessSn: expect.stringMatching(/^KL\d{14}$/), acceptanceDue: expect.any(Number) },
    })
    const { businessType: _, ...sent } = submitSamples.customsSeizure
    expect((await detail(body.businessSn)).body).toMatchObject({
      ...sent,
      businessSn: body.businessSn,
      businessType: 7,
      state: 1,
      voucher: '[]',
      ipForeignOperateDTOList: [{ stateAfterOperate: 1, createTime: expect.any(Number) }],
    })
  })

  it('answers every field of the detail, missing ones as null', async () => {
    const { body } = await detail(await portal.submitted())
    const missing = Object.entries(body).flatMap(([key, value]) => (value === null ? [key] : []))
    expect(missing.sort()).toEqual(
      [
        ...[
          'acceptContent',
          'processResult',
          'acceptTime',
          'calledTime',
          'handler',
          'cure',
          'supplement',
          'obligeeRenType',
          'obligeeNation',
          'idCard',
          'province',
        ],
        ...['city', 'county', 'address', 'obligeeType', 'requirementType', 'eplatform', 'complaintType', 'appealType'],
        ...['disputeType', 'disputeNation', 'avoidType', 'intentionNation', 'intentionProduct', 'rightInfo'],
        ...['isDispute', 'lxrEmail', 'qmfaName', 'qmfaPhone', 'regionName', 'answers', 'score', 'picture'],
      ].sort(),
    )
  })

  const required = {
    obligeeName: '请输入企业名称',
    seizureProduct: '请输入被查扣货物',
    seizureReason: '请输入查扣原因',
    appeal: '请输入您的诉求',
    lxrName: '请输入联系人姓名',
    lxrPhone: '请输入联系人电话',
  }
  it('says the first missing field first, and all of them in the order of the form', async () => {
    const before = await count()
    const nothing = Object.fromEntries(Object.keys(required).map((field) => [field, '']))
    for (const empty of [nothing, { ...nothing, obligeeName: null }, { obligeeName: '  ', ...nothing }]) {
      const { status, body } = await portal.submit(empty)
      expect(status).toBe(400)
      expect(body).toMatchObject({ status: 'U00400', code: 'fail', msg: '请输入企业名称' })
      expect(body.fields).toEqual(Object.entries(required).map(([path, msg]) => ({ path, msg })))
    }
    expect(await count()).toBe(before)
  })

  it.each(Object.entries(required))(
    'refuses a request whose %s is missing, null, blank or no text',
    async (field, msg) => {
      for (const value of [undefined, null, '', ' \t', '\u3000']) {
        const { body } = await portal.submit({ [field]: value })
        expect(body).toMatchObject({ status: 'U00400', msg, fields: [{ path: field, msg }] })
      }
      expect((await portal.submit({ [field]: 7 })).body).toMatchObject({ status: 'U00400', msg })
    },
  )

  it.each([undefined, null, 0, 8, 9, 'KL', {}, [7]])('refuses the business type %j', async (businessType) => {
    const { status, body } = await portal.submit({ businessType })
    expect({ status, msg: body.msg }).toEqual({ status: 400, msg: '暂不支持该业务类型，请选择其他业务' })
  })

  it('accepts a business type in text', async () => {
    expect((await portal.submit({ businessType: '7' })).status).toBe(200)
  })

  it('keeps a text of 500 code points whole, however many bytes, and refuses one more', async () => {
    const appeal = '𠮷'.repeat(500)
    expect((await detail(await portal.submitted({ appeal }))).body.appeal).toBe(appeal)
    expect((await portal.submit({ appeal: `${appeal}字` })).body.msg).toBe('最多输入500个字')
  })

  it('takes nothing that is not the sender’s to decide', async () => {
    const forged = { state: 3, businessSn: 'KL20200101000001', acceptContent: 'x', processResult: 'x', version: 9 }
    const owner = { userId: portal.people.demo2.id, id: portal.people.demo2.id, qmfaName: 'x', createTime: 0 }
    const businessSn = await portal.submitted({ ...forged, ...owner, acceptTime: 1, subject: 'x', details: {} })
    expect(businessSn).not.toBe(forged.businessSn)
    expect((await detail(businessSn)).body).toMatchObject({
      state: 1,
      acceptContent: null,
      processResult: null,
      acceptTime: null,
      qmfaName: null,
      createTime: expect.any(Number),
    })
    expect((await detail(businessSn, portal.people.demo2.token)).status).toBe(404)
  })

  it('is open to whoever is signed in, and to nobody else', async () => {
    expect((await portal.call({ method: 'POST', path: '/api/submitIpForeignInfo', body: {} })).body.status).toBe(
      'U00015',
    )
    expect((await portal.submit({}, { token: portal.people.agency.token })).status).toBe(200)
  })

  it('writes down who submitted it', async () => {
    await portal.submitted()
    const steps = await portal.ctx.db.select().from(requestSteps)
    expect(steps.every(({ actorId }) => actorId !== null)).toBe(true)
    expect(steps.at(-1)).toMatchObject({
      action: 'submit',
      stateBefore: null,
      stateAfterOperate: 1,
      actorId: portal.people.demo.id,
    })
  })
})

describe('personal data at rest', () => {
  it('stands in no row as it was typed', async () => {
    const phone = '13987654321'
    const businessSn = await portal.submitted({ lxrPhone: phone })
    await portal.desk('accept', businessSn)
    await portal.desk('complete', businessSn, { processResult: '已处理' })
    await portal.call({
      method: 'POST',
      path: '/api/submitQuanMianFangAn',
      token: portal.people.demo.token,
      body: { businessSn, qmfaName: '王', qmfaPhone: '13912345678' },
    })
    const { rows } = await portal.database.pool.query(
      `select string_agg(t, '') as all from (
         select r::text as t from protection_request r union all
         select s::text from request_step s union all
         select i::text from idempotency_key i union all
         select o::text from outbox o) rows`,
    )
    const stored = String(rows[0].all)
    expect(stored).toContain(businessSn)
    expect(stored).not.toContain(phone)
    expect(stored).not.toContain('13912345678')
    expect(portal.logged.join('')).not.toContain(phone)
  })

  it('does not open in another row', async () => {
    const [one, other] = await Promise.all([portal.submitted(), portal.submitted()])
    await portal.database.pool.query(
      `update protection_request set contact_phone_sealed =
         (select contact_phone_sealed from protection_request where business_number = $1) where business_number = $2`,
      [one, other],
    )
    expect((await detail(one)).status).toBe(200)
    expect((await detail(other)).body).toMatchObject({ lxrPhone: '无法解密' })
  })
})
