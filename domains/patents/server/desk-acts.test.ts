import { shanghaiDayOf } from '@portal/platform/contract'
import { publish } from '@portal/platform/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPatentsApp, type PatentsApp } from '../testing/patents-app.ts'

let portal: PatentsApp
beforeAll(async () => {
  portal = await createPatentsApp()
  await portal.prices()
})
afterAll(() => portal.close())

const agency = { agencyName: '某专利代理机构', agencyLicenceNo: '33000' }
const accepted = async (changes?: object): Promise<string> => {
  const businessSn = await portal.paid(changes)
  await portal.desk('accept', businessSn, agency)
  return businessSn
}
const shown = async (businessSn: string) => (await portal.detail(businessSn)).body
const deskShown = async (businessSn: string) =>
  (
    await portal.call({
      path: `/api/admin/patentApplications/${businessSn}`,
      token: portal.people.staff.token,
    })
  ).body

describe('an application', () => {
  it('is accepted once it is paid, with an agency, and goes on to its end', async () => {
    const { businessSn } = await portal.submitted()
    expect(await portal.desk('accept', businessSn, agency)).toMatchObject({
      status: 409,
      body: { msg: '订单尚未付款' },
    })
    const paid = await portal.paid()
    expect(await shown(paid)).toMatchObject({ paid: 1, nextStep: { who: 'staff' }, promises: [{ kind: 'acceptance' }] })
    expect(await portal.desk('accept', paid)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'agencyName', msg: '请填写办理本件的专利代理机构' }] },
    })
    const step = await portal.desk('accept', paid, { ...agency, acceptContent: '已转代理机构' })
    expect(step.body).toEqual({
      state: 2,
      can: ['close', 'complete', 'recordFiling', 'recordGrant', 'addPapers', 'askSupplement'],
    })
    expect(await shown(paid)).toMatchObject({
      state: 2,
      agency: { name: '某专利代理机构', licenceNo: '33000' },
      promises: [{ keptAt: expect.any(Number) }],
    })
    expect((await portal.desk('complete', paid, { processResult: '已递交' })).body).toMatchObject({ state: 3 })
    expect(await shown(paid)).toMatchObject({ state: 3, processResult: '已递交', order: { state: 2 }, can: [] })
    expect(await deskShown(paid)).toMatchObject({
      assignee: { username: 'staff' },
      history: [
        { act: 'submit', actor: 'demo' },
        { act: 'paid', actor: null },
        { act: 'accept', actor: 'staff', stateBefore: 1, stateAfter: 2 },
        { act: 'complete', changes: [{ label: '办理结果', before: null, after: '已递交' }] },
      ],
    })
  })

  it('is accepted by one of two at once', async () => {
    const businessSn = await portal.paid()
    const answers = await Promise.all([
      portal.desk('accept', businessSn, agency),
      portal.desk('accept', businessSn, agency, 'admin'),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('cannot be completed before it is known what 保密请求 means', async () => {
    const businessSn = await accepted({ special: '保密请求' })
    const complete = () => portal.desk('complete', businessSn, { processResult: '完成' })
    expect(await complete()).toMatchObject({ status: 409, body: { msg: '请先与客户确认保密请求的含义' } })
    expect((await portal.desk('meaning', businessSn, { specialMeaning: 'unclear' })).status).toBe(400)
    expect((await portal.desk('meaning', businessSn, { specialMeaning: 'secret' })).status).toBe(200)
    expect((await complete()).status).toBe(200)
    const { history } = await deskShown(businessSn)
    expect(history).toContainEqual(
      expect.objectContaining({
        act: 'settleMeaning',
        changes: [{ label: '保密请求的含义', before: '待确认', after: '按保密专利处理' }],
      }),
    )
  })

  it('has a filing whose check digit is right, from which priority is counted', async () => {
    const businessSn = await accepted()
    const record = (applicationNumber: string) =>
      portal.desk('filing', businessSn, { applicationNumber, filingDate: '2026-03-02' })
    expect((await record('202610690957.5')).body).toMatchObject({ msg: '申请号校验位有误，应为 6' })
    expect((await record('2026106909576')).status).toBe(200)
    expect(await shown(businessSn)).toMatchObject({
      filing: { applicationNumber: '202610690957.6', filingDate: '2026-03-02' },
      deadlines: [{ rule: 'patent.cn.priority', trigger: '2026-03-02', day: '2027-03-02' }],
    })
  })

  it('is closed with a reason, and its open order with it', async () => {
    const { businessSn } = await portal.submitted()
    expect((await portal.desk('close', businessSn, { reason: ' ' })).body).toMatchObject({ msg: '请填写关闭原因' })
    expect((await portal.desk('close', businessSn, { reason: '重复' })).body).toEqual({ state: 4, can: [] })
    expect(await shown(businessSn)).toMatchObject({ state: 4, closeReason: '重复', order: { state: -1 } })
    for (const act of ['accept', 'close'])
      expect((await portal.desk(act, businessSn, { ...agency, reason: '再次' })).status).toBe(409)
  })
})

it('tells the act log what the desk did, with the fields that changed and nothing of who applies', async () => {
  const businessSn = await accepted({ lxrName: '演示联系人' })
  await portal.desk('files', businessSn, {
    files: [{ kind: 'receipt', url: await portal.upload('patent-paper', 'staff') }],
  })
  const items = [{ field: 'patentName', problem: '名称过长' }]
  const dueDate = shanghaiDayOf(portal.clock.now().getTime() + 5 * 86_400_000)
  await portal.desk('supplement', businessSn, { items, dueDate })
  await portal.desk('supplement/withdraw', businessSn, { reason: '已电话确认' })
  const told = portal.acts.filter(({ subjectRef }) => subjectRef === businessSn)
  expect(told).toMatchObject([
    {
      ...{ act: 'patents.accept', subjectKind: 'patent', link: `/patentApplications/${businessSn}` },
      before: { state: 1, agencyName: null },
      after: { state: 2, agencyName: agency.agencyName },
    },
    { act: 'patents.addPapers', after: { files: expect.any(String) } },
    { after: { supplementRound: 1, supplementItems: [expect.stringContaining('名称过长')] } },
    { before: { supplementDue: expect.any(Date) }, after: { supplementDue: null }, note: '已电话确认' },
  ])
  expect(JSON.stringify(told)).not.toMatch(/lxr|演示联系人/)
})

describe('an order that ends', () => {
  it.each([
    ['cancelled', '订单未支付，已关闭'],
    ['expired', '订单未支付，已关闭'],
    ['refunded', '订单已退款'],
  ])('%s closes the application', async (reason, closeReason) => {
    const { businessSn, orderNo } = await portal.submitted()
    const told = {
      orderNo,
      businessSn,
      service: 'sqzl',
      ownerId: portal.people.demo.id,
      purpose: 'application',
      reason,
    }
    await publish(portal.ctx, 'order.closed', told)
    await portal.deliver(2)
    expect(await shown(businessSn)).toMatchObject({ state: 4, closeReason, can: [] })
  })

  it('told to be paid twice, the application is paid once', async () => {
    const businessSn = await portal.paid()
    await portal.deliver(2)
    const { timeline } = await shown(businessSn)
    expect(timeline).toMatchObject([{ act: 'submit' }, { act: 'paid' }])
  })

  it('told that the money was another order’s, the application waits for payment again and is not accepted', async () => {
    const { businessSn, orderNo } = await portal.submitted()
    const { remittanceNote } = (await portal.send(`/api/orders/${orderNo}/pay`, { way: 'bankTransfer' })).body
    const line = { at: portal.clock.now().getTime(), amount: '200.00', payerName: '甲', text: remittanceNote }
    const { id } = (await portal.send('/api/admin/receipts', { ...line, bankSerial: 'S1' }, 'staff')).body
    await portal.deliver()
    expect(await shown(businessSn)).toMatchObject({ state: 1, paid: 1 })
    const { rows: told } = await portal.database.pool.query(
      "select data from outbox where event = 'order.paid' and data ->> 'orderNo' = $1",
      [orderNo],
    )
    await portal.send(`/api/admin/receipts/${id}/unmatch`, { reason: '认错' }, 'staff')
    await portal.deliver()
    expect(await shown(businessSn)).toMatchObject({ state: 1, paid: 0, nextStep: { who: 'customer' } })
    // The queue may deliver an event again after later ones.
    await publish(portal.ctx, 'order.paid', told[0]?.data)
    await portal.deliver()
    expect(await shown(businessSn)).toMatchObject({ state: 1, paid: 0 })
    expect((await portal.desk('accept', businessSn, agency)).body).toMatchObject({ msg: '订单尚未付款' })
  })
})

describe('the customer', () => {
  it('withdraws what nobody has accepted', async () => {
    const { businessSn } = await portal.submitted()
    const withdraw = (who: 'demo' | 'demo2' = 'demo') =>
      portal.send('/api/withdrawPatentApply', { businessSn, reason: '不办了' }, who)
    expect((await withdraw('demo2')).status).toBe(404)
    expect((await withdraw()).body).toEqual({ state: 4 })
    expect(await shown(businessSn)).toMatchObject({ state: 4, closeReason: '不办了', order: { state: -1 } })
    expect((await withdraw()).status).toBe(409)
    const late = await accepted()
    expect((await portal.send('/api/withdrawPatentApply', { businessSn: late })).status).toBe(409)
  })

  it('and the desk send files both ways, which open for both and for nobody else', async () => {
    const businessSn = await accepted()
    const claims = await portal.upload('patent-material')
    const added = await portal.send('/api/addPatentFiles', { businessSn, files: [{ kind: 'claims', url: claims }] })
    expect(added.body.files).toMatchObject([{ kind: 'claims', from: 'customer' }])
    const receipt = await portal.upload('patent-paper', 'staff')
    expect((await portal.desk('files', businessSn, { files: [{ kind: 'receipt', url: receipt }] })).status).toBe(200)
    for (const { files } of [await shown(businessSn), await deskShown(businessSn)]) {
      const links = files as { kind: string; url: string }[]
      expect(links.map(({ kind }) => kind)).toEqual(['claims', 'receipt'])
      for (const { url } of links) expect((await portal.app.inject({ url })).statusCode).toBe(200)
    }
    expect((await portal.detail(businessSn, 'demo2')).status).toBe(404)
    await portal.desk('complete', businessSn, { processResult: '完成' })
    const late = await portal.upload('patent-material')
    const afterwards = await portal.send('/api/addPatentFiles', { businessSn, files: [{ kind: 'other', url: late }] })
    expect(afterwards.status).toBe(409)
    const certificate = await portal.upload('patent-paper', 'staff')
    expect(
      (await portal.desk('files', businessSn, { files: [{ kind: 'certificate', url: certificate }] })).status,
    ).toBe(200)
  })
})

it('the desk has its boxes', async () => {
  const unpaid = (await portal.submitted({ companyName: '箱子' })).businessSn
  const waiting = await portal.paid({ companyName: '箱子' })
  const mine = await accepted({ companyName: '箱子' })
  const list = async (query: string) => {
    const path = `/api/admin/patentApplications?keyword=${encodeURIComponent('箱子')}&${query}`
    const { body } = await portal.call({ path, token: portal.people.staff.token })
    return (body.elements as { businessSn: string }[]).map(({ businessSn }) => businessSn)
  }
  expect(await list('')).toEqual([mine, waiting, unpaid])
  expect(await list('box=unpaid')).toEqual([unpaid])
  expect(await list('box=waiting')).toEqual([waiting])
  expect(await list('box=mine')).toEqual([mine])
  expect(await list(`patentType=${encodeURIComponent('外观设计专利')}`)).toEqual([])
})
