import { shanghaiDayOf } from '@portal/platform/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPatentsApp, type PatentsApp } from '../testing/patents-app.ts'

let portal: PatentsApp
beforeAll(async () => {
  portal = await createPatentsApp()
  await portal.prices()
})
afterAll(() => portal.close())

const dueDate = (days = 5) => shanghaiDayOf(new Date(portal.ctx.now().getTime() + days * 86_400_000))
const items = [
  { field: 'patentName', problem: '名称太宽' },
  { field: 'lxrPhone', problem: '打不通' },
  { kind: 'claims', problem: '缺权利要求书' },
]
const ask = (businessSn: string, changes: object = {}) =>
  portal.desk('supplement', businessSn, { items, dueDate: dueDate(), ...changes })
const answer = (businessSn: string, body: object, who: 'demo' | 'demo2' = 'demo') =>
  portal.send('/api/submitPatentSupplement', { businessSn, round: 1, ...body }, who)
const shown = async (businessSn: string) => (await portal.detail(businessSn)).body
const eventsOf = async (businessSn: string) => {
  const { rows } = await portal.database.pool.query(
    `select event from outbox where data->>'businessSn' = $1 and event like 'patent.%' order by id`,
    [businessSn],
  )
  return rows.map(({ event }) => event)
}
const agency = { agencyName: '某专利代理机构' }

it('the desk asks, the clock stands still, the customer corrects and brings, and the clock goes on', async () => {
  const businessSn = await portal.paid()
  const { body } = await ask(businessSn)
  expect(body.can).toEqual(['close', 'recordFiling', 'withdrawSupplement'])
  expect(await shown(businessSn)).toMatchObject({
    supplement: { round: 1, overdue: false },
    supplements: [{ outcome: 'open', items: [{ key: 'patentName', label: '专利名称' }, {}, { label: '权利要求书' }] }],
    nextStep: { who: 'customer' },
    promises: [{ pausedAt: expect.any(Number) }],
    can: ['withdraw', 'addFiles', 'answerSupplement'],
  })
  expect((await portal.desk('accept', businessSn, agency)).status).toBe(409)
  expect((await ask(businessSn)).status).toBe(409)

  const url = await portal.upload('patent-material')
  const files = [{ kind: 'claims', url }]
  const answers = { patentName: '一种支架', lxrPhone: '13900000000', companyName: '不在所问之列' }
  expect((await answer(businessSn, { answers, files }, 'demo2')).status).toBe(404)
  expect((await answer(businessSn, { answers, files, round: 2 })).body).toMatchObject({
    msg: '这一轮已经结束，请刷新后查看',
  })
  expect((await answer(businessSn, { answers: { ...answers, patentName: ' ' }, files })).body).toMatchObject({
    fields: [{ path: 'patentName', msg: '请输入专利名称' }],
  })
  expect((await answer(businessSn, { answers, files: [] })).body).toMatchObject({
    fields: [{ path: 'remark', msg: '有内容没有改动或没有上传，请在说明中写明原因' }],
  })
  expect((await answer(businessSn, { answers, files })).body).toEqual({ state: 1, can: ['withdraw', 'addFiles'] })

  const after = await shown(businessSn)
  expect(after).toMatchObject({
    patentName: '一种支架',
    lxrPhone: '13900000000',
    companyName: '演示·宁波海帆进出口有限公司',
    supplement: null,
    supplements: [
      {
        outcome: 'answered',
        changes: [
          { label: '专利名称', after: '一种支架' },
          { label: '联系人电话', before: null, after: '已更新' },
          { label: '材料', after: '权利要求书' },
        ],
      },
    ],
    files: [{ kind: 'claims', from: 'customer' }],
    promises: [{ pausedAt: null }],
    timeline: [{ act: 'submit' }, { act: 'paid' }, { act: 'askSupplement' }, { act: 'answerSupplement' }],
  })
  expect((await answer(businessSn, { answers, files })).status).toBe(409)
  expect((await portal.desk('accept', businessSn, agency)).status).toBe(200)
  expect(await eventsOf(businessSn)).toEqual([
    'patent.paid',
    'patent.supplement_asked',
    'patent.supplement_answered',
    'patent.accepted',
  ])
})

it.each([
  [{ items: [] }, '请至少选择一项需要补充的内容'],
  [{ items: [{ problem: '什么' }] }, '所选的补充项目有误，请重新选择'],
  [{ items: [{ field: 'patentType', problem: '类型' }] }, '所选的补充项目有误，请重新选择'],
  [{ items: [items[0], items[0]] }, '所选的补充项目有误，请重新选择'],
  [{ items: [{ field: 'lxrName', problem: ' ' }] }, '请写明哪里有问题、需要怎样补充'],
  [{ dueDate: '2020-01-01' }, '补充期限须在今天之后的 90 天以内'],
])('nothing is asked by %j', async (changes, msg) => {
  const { businessSn } = await portal.submitted()
  expect(await ask(businessSn, changes)).toMatchObject({ status: 400, body: { msg } })
  expect(await shown(businessSn)).toMatchObject({ supplement: null, supplements: [] })
})

it('an answer may leave things as they are and say why', async () => {
  const { businessSn } = await portal.submitted()
  await ask(businessSn, { items: items.slice(0, 1) })
  expect(
    (await answer(businessSn, { answers: { patentName: '演示·一种可折叠的便携支架' }, remark: '就叫这个' })).status,
  ).toBe(200)
  expect((await shown(businessSn)).supplements).toMatchObject([
    { outcome: 'answered', remark: '就叫这个', changes: [] },
  ])
})

it('a file that the application has already answers nothing, nor does one that is named twice', async () => {
  const url = await portal.upload('patent-material')
  const { businessSn } = await portal.submitted({ files: [{ kind: 'description', url }] })
  await ask(businessSn, { items: items.slice(2) })
  const refused = { status: 400, body: { fields: [{ path: 'files', msg: '附件有误' }] } }
  expect(await answer(businessSn, { files: [{ kind: 'claims', url }] })).toMatchObject(refused)
  const twice = await portal.upload('patent-material')
  const files = ['claims', 'drawings'].map((kind) => ({ kind, url: twice }))
  expect(await portal.send('/api/addPatentFiles', { businessSn, files })).toMatchObject(refused)
  expect(await portal.send('/api/addPatentFiles', { businessSn })).toMatchObject({ body: { msg: '请上传附件' } })
  expect((await shown(businessSn)).supplement).toMatchObject({ round: 1 })
})

it('a corrected name is that of the order too, and a first filing that is taken out moves the day to the filing', async () => {
  const { businessSn, orderNo } = await portal.submitted({ firstFilingDate: '2026-01-05', firstFilingNo: 'CN1' })
  await portal.desk('filing', businessSn, { applicationNumber: '202610690957.6', filingDate: '2026-03-02' })
  const asked = ['patentName', 'firstFilingDate', 'firstFilingNo'].map((field) => ({ field, problem: '请核对' }))
  await ask(businessSn, { items: asked })
  const answers = { patentName: '一种支架', firstFilingDate: null, firstFilingNo: null }
  expect((await answer(businessSn, { answers })).status).toBe(200)
  expect(await shown(businessSn)).toMatchObject({ firstFilingDate: null, firstFilingNo: null })
  const { body } = await portal.call({ path: `/api/orders/${orderNo}`, token: portal.people.demo.token })
  expect(body.title).toBe('一种支架')
  expect(await shown(businessSn)).toMatchObject({ deadlines: [{ trigger: '2026-03-02', day: '2027-03-02' }] })
})

it('what was asked before the payment still stands still after it', async () => {
  const { businessSn, orderNo } = await portal.submitted()
  await ask(businessSn)
  await portal.pay(orderNo)
  expect(await shown(businessSn)).toMatchObject({ paid: 1, promises: [{ pausedAt: expect.any(Number) }] })
})

it('the desk takes a round back with a reason, and the clock goes on', async () => {
  const businessSn = await portal.paid()
  await ask(businessSn)
  const withdraw = (reason: string) => portal.desk('supplement/withdraw', businessSn, { reason })
  expect((await withdraw(' ')).body).toMatchObject({ msg: '请填写撤回的原因' })
  expect((await withdraw('已由电话核实')).status).toBe(200)
  expect(await shown(businessSn)).toMatchObject({
    supplement: null,
    supplements: [{ outcome: 'withdrawn', remark: '已由电话核实' }],
    promises: [{ pausedAt: null }],
  })
  expect((await withdraw('再次')).status).toBe(409)
})

it('an application that ends takes its open round with it', async () => {
  const businessSn = await portal.paid()
  await ask(businessSn)
  await portal.desk('close', businessSn, { reason: '不办了' })
  expect(await shown(businessSn)).toMatchObject({ state: 4, supplement: null, supplements: [{ outcome: 'withdrawn' }] })
})

it('the customer is asked what 保密请求 means once it is accepted, answers once, and it can be completed', async () => {
  const businessSn = await portal.paid({ special: '保密请求' })
  await portal.desk('accept', businessSn, agency)
  expect(await shown(businessSn)).toMatchObject({ nextStep: { who: 'customer' }, can: ['addFiles', 'answerMeaning'] })
  const say = (specialMeaning: string, who: 'demo' | 'demo2' = 'demo') =>
    portal.send('/api/answerPatentMeaning', { businessSn, specialMeaning }, who)
  expect((await say('secret', 'demo2')).status).toBe(404)
  expect((await say('unclear')).body).toMatchObject({ msg: '请选择保密请求的含义' })
  expect((await say('foreignFiling')).body).toEqual({ state: 2, can: ['addFiles'] })
  expect((await say('secret')).status).toBe(409)
  expect(await shown(businessSn)).toMatchObject({ specialMeaning: 'foreignFiling', nextStep: { who: 'staff' } })
  expect(await eventsOf(businessSn)).toEqual([
    'patent.paid',
    'patent.accepted',
    'patent.meaning_asked',
    'patent.meaning_answered',
  ])
  expect((await portal.desk('complete', businessSn, { processResult: '完成' })).status).toBe(200)
})
