import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPatentsApp, type PatentsApp } from '../testing/patents-app.ts'
import { patents } from './patent.table.ts'

let portal: PatentsApp
beforeAll(async () => {
  portal = await createPatentsApp()
})
afterAll(() => portal.close())

const stored = async () => (await portal.ctx.db.select({ id: patents.id }).from(patents)).length

it('without prices in force nothing is submitted', async () => {
  expect(await portal.submit()).toMatchObject({
    status: 409,
    body: { status: 'U00409', msg: '服务价格尚未公布，暂不能提交' },
  })
  expect(await stored()).toBe(0)
})

describe('with prices in force', () => {
  beforeAll(() => portal.prices())

  it('an application is stored with its order of an official and a service fee', async () => {
    const { businessSn, orderNo } = await portal.submitted({ patentType: 3, applyNation: ['中国', '美国'] })
    expect(businessSn).toMatch(/^ZL\d{14}$/)
    const order = await portal.call({ path: `/api/orders/${orderNo}`, token: portal.people.demo.token })
    expect(order.body).toMatchObject({
      businessSn,
      amount: '200.00',
      annualFeePayer: 2,
      lines: [{ code: 'patent.design.official' }, { code: 'patent.design.service' }],
    })
    expect((await portal.detail(businessSn)).body).toMatchObject({
      state: 1,
      stateText: '待服务',
      paid: 0,
      patentType: '外观设计专利',
      patentTypeCode: 3,
      applyNation: '中国;美国',
      lxrPhone: '13800000000',
      order: { orderNo, state: 0, amount: '200.00', annualFeePayer: 2 },
      timeline: [{ state: 1, act: 'submit' }],
      nextStep: { who: 'customer', text: '请完成支付，支付后由工作人员受理。', due: expect.any(Number) },
      promises: [],
      can: ['withdraw', 'addFiles'],
    })
  })

  it('answers what is worth a second look', async () => {
    const { body } = await portal.submit({ applyNation: '中国;德国', special: '要求优先权' })
    expect(body.findings).toMatchObject([{ code: 'patent.foreignFiling' }, { code: 'patent.priorityDateMissing' }])
  })

  it.each([
    [{}, 'unclear'],
    [{ specialMeaning: 'secret' }, 'secret'],
    [{ specialMeaning: 'foreignFiling' }, 'foreignFiling'],
  ])('保密请求 with %j is stored as %s', async (meaning, specialMeaning) => {
    const { businessSn } = await portal.submitted({ special: '保密请求', ...meaning })
    expect((await portal.detail(businessSn)).body).toMatchObject({ specialMeaning })
  })

  it('the same call again is the same application', async () => {
    const before = await stored()
    const call = () =>
      portal.call({
        method: 'POST',
        path: '/api/submitPatentApply',
        token: portal.people.demo.token,
        headers: { 'idempotency-key': 'once' },
        body: {
          patentType: '发明',
          applyNation: '中国',
          companyName: '企业',
          patentName: '支架',
          special: '无',
          lxrName: '王',
          lxrPhone: '13800000000',
        },
      })
    const answers = await Promise.all([call(), call(), call()])
    expect(new Set(answers.map(({ body }) => body.businessSn)).size).toBe(1)
    expect(await stored()).toBe(before + 1)
  })

  it('a file must be one’s own; it stands in the checklist', async () => {
    const url = await portal.upload('patent-material')
    const theirs = await portal.upload('patent-material', 'demo2')
    const refused = await portal.submit({ files: [{ kind: 'claims', url: theirs }] })
    expect(refused).toMatchObject({ status: 400, body: { fields: [{ path: 'files' }] } })
    const { businessSn } = await portal.submitted({ files: [{ kind: 'claims', url }] })
    const { body } = await portal.detail(businessSn)
    expect(body.files).toMatchObject([{ kind: 'claims', from: 'customer' }])
    expect(body.checklist).toMatchObject([{}, {}, {}, { kind: 'claims', need: 'required', given: true }, {}])
  })

  it('the phone is sealed at rest, and no event holds it or the name of the patent', async () => {
    await portal.submitted({ lxrPhone: '13912345678', patentName: '一种绝密装置' })
    const { rows } = await portal.database.pool.query(
      `select (select count(*)::int from patent_application where contact_phone_sealed like '%13912345678%') as plain,
        (select count(*)::int from outbox where event like 'patent.%'
          and (data::text like '%绝密%' or data::text like '%13912345678%')) as told`,
    )
    expect(rows).toEqual([{ plain: 0, told: 0 }])
  })

  it('the list has its filters, and a stranger sees nothing', async () => {
    const { businessSn } = await portal.submitted({ patentName: '独一无二的风扇' })
    const list = async (query: string, who: 'demo' | 'demo2' = 'demo') =>
      (await portal.call({ path: `/api/searchPatentApplyInfo?${query}`, token: portal.people[who].token })).body
    const wanted = `keyword=${encodeURIComponent('风扇')}`
    expect(await list(wanted)).toMatchObject({
      totalElements: 1,
      elements: [{ businessSn, patentName: '独一无二的风扇', state: 1, paid: 0, patentType: '发明专利' }],
    })
    expect(await list(`${wanted}&state=2`)).toMatchObject({ totalElements: 0 })
    expect(await list('', 'demo2')).toMatchObject({ totalElements: 0 })
    expect((await portal.detail(businessSn, 'demo2')).status).toBe(404)
  })
})
