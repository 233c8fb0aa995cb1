import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessTypePrefixes } from '../contract/business-types.ts'
import { submitSamples } from '../contract/samples.ts'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'
import { supplementCalls } from '../testing/supplement-rounds.ts'

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
})
afterAll(() => portal.close())

type Sample = keyof typeof submitSamples
const samples = Object.keys(submitSamples) as Sample[]

const subjects: Record<Sample, string> = {
  customsSeizure: '演示·太阳镜 1200 副',
  expertFiling: '商标、地理标志 · 演示·太阳镜',
  exhibition: '投诉 · 外观专利、商标',
  eCommerce: '申诉 · 速卖通、eBay',
  tradeDispute: '进口国贸易纠纷 · 美国',
  earlyWarning: '演示·太阳镜 · 德国 · 跨境电商平台、自有品牌',
  riskAversion: '进口国侵权风险规避',
}

/** The proof that an expert-assisted filing needs; other kinds go without. */
const papersOf = async (sample: Sample, token = portal.people.demo.token) =>
  sample === 'expertFiling' ? { voucher: [await portal.upload('expert-filing', token)] } : {}
const submit = async (sample: Sample, changes: object = {}) =>
  portal.submit({ ...(await papersOf(sample)), ...changes }, { sample })
const submitted = async (sample: Sample, changes: object = {}) => {
  const { status, body } = await submit(sample, changes)
  expect({ status, body }).toMatchObject({ status: 200 })
  return String(body.businessSn)
}

describe.each(samples)('a request of the kind %s', (sample) => {
  const { businessType } = submitSamples[sample]

  it('gets a number of its kind, and shows its owner what was sent', async () => {
    const businessSn = await submitted(sample)
    expect(businessSn).toMatch(new RegExp(`^${businessTypePrefixes[businessType]}\\d{14}$`))
    const { voucher: _, idCard: _idCard, ...sent } = { voucher: '', idCard: '', ...submitSamples[sample] }
    const { body } = await portal.detail(businessSn)
    expect(body).toMatchObject({ ...sent, businessSn, state: 1 })
  })

  it('stands in the list of its tab, and in the queue with its subject', async () => {
    const businessSn = await submitted(sample)
    const { demo, staff } = portal.people
    const list = await portal.call({
      path: `/api/serchUserIpForeignInfo?businessType=${businessType}&pgCount=1`,
      token: demo.token,
    })
    expect(list.body.elements).toMatchObject([{ businessSn, businessType }])
    const queue = await portal.call({ path: `/api/admin/requests?keyword=${businessSn}`, token: staff.token })
    expect(queue.body.elements).toMatchObject([{ businessSn, subject: subjects[sample] }])
  })

  it('takes nothing that is not the sender’s to decide', async () => {
    const forged = { state: 3, businessSn: 'HG1', acceptContent: 'x', processResult: 'x', qmfaName: 'x', version: 9 }
    const businessSn = await submitted(sample, { ...forged, userId: portal.people.demo2.id, idCardViews: [{}] })
    expect((await portal.detail(businessSn)).body).toMatchObject({
      state: 1,
      acceptContent: null,
      processResult: null,
      qmfaName: null,
      idCardViews: [],
    })
    expect((await portal.detail(businessSn, portal.people.demo2.token)).status).toBe(404)
  })

  it('says in every state who acts next and by when, and what may be done', async () => {
    const { demo, staff } = portal.people
    const row = async (path: string, token: string, businessSn: string) => {
      const { body } = await portal.call({ path, token })
      return (body.elements as { businessSn: string }[]).find((one) => one.businessSn === businessSn)
    }
    const expectNext = async (businessSn: string, next: object, can: { owner: string[]; staff: string[] }) => {
      const desk = await portal.call({ path: `/api/admin/requests/${businessSn}`, token: staff.token })
      expect(desk.body).toMatchObject({ ...next, can: can.staff })
      expect((await portal.detail(businessSn)).body).toMatchObject({ ...next, can: can.owner })
      const own = await row(`/api/serchUserIpForeignInfo?businessType=${businessType}`, demo.token, businessSn)
      expect(own).toMatchObject(next)
      const queued = await row(`/api/admin/requests?keyword=${businessSn}`, staff.token, businessSn)
      expect(queued).toMatchObject({ ...next, can: can.staff })
    }
    const desk = { state: 1, actsNext: 'staff', nextDue: expect.any(Number) }
    const nobody = { actsNext: 'nobody', nextDue: null }
    const plan = ['requestFullPlan']

    const refused = await submitted(sample)
    await portal.desk('reject', refused, { acceptContent: '材料与权利无关' })
    await expectNext(refused, { ...nobody, state: 4, acceptTime: expect.any(Number) }, { owner: [], staff: [] })

    const businessSn = await submitted(sample)
    await expectNext(
      businessSn,
      { ...desk, acceptTime: null },
      { owner: [], staff: ['accept', 'reject', 'askSupplement'] },
    )
    const rounds = supplementCalls(portal)
    await rounds.ask(businessSn)
    const customer = { state: 1, actsNext: 'customer', nextDue: expect.any(Number) }
    await expectNext(businessSn, customer, { owner: ['answerSupplement'], staff: ['withdrawSupplement'] })
    expect((await rounds.answer(businessSn, { appeal: '请在月底前给出结论' })).status).toBe(200)
    await expectNext(businessSn, desk, { owner: [], staff: ['accept', 'reject', 'askSupplement'] })
    await portal.desk('accept', businessSn, { acceptContent: '已安排' })
    await expectNext(
      businessSn,
      { ...desk, state: 2, acceptTime: expect.any(Number) },
      { owner: [], staff: ['complete', 'askSupplement'] },
    )
    await portal.desk('complete', businessSn, { processResult: '已处理' })
    await expectNext(businessSn, { ...nobody, state: 3 }, { owner: plan, staff: [] })
    const body = { businessSn, qmfaName: '周晓', qmfaPhone: '13600000000' }
    await portal.call({ method: 'POST', path: '/api/submitQuanMianFangAn', token: demo.token, body })
    await expectNext(businessSn, { ...desk, state: 3 }, { owner: [], staff: ['recordCall'] })
    await portal.desk('called', businessSn)
    await expectNext(businessSn, { ...nobody, state: 3 }, { owner: [], staff: [] })
    expect((await portal.detail(businessSn)).body).toMatchObject({
      acceptContent: '已安排',
      processResult: '已处理',
      qmfaName: '周晓',
      ipForeignOperateDTOList: [{ stateAfterOperate: 1 }, { stateAfterOperate: 2 }, { stateAfterOperate: 3 }],
    })
  })

  it('shows a stranger nothing, whatever he asks with its number', async () => {
    const businessSn = await submitted(sample)
    const { token } = portal.people.demo2
    const body = { businessSn, qmfaName: '某人', qmfaPhone: '13600000000' }
    const plan = { method: 'POST', path: '/api/submitQuanMianFangAn', token, body } as const
    const nowhere = await portal.detail(`${businessSn.slice(0, -1)}x`, token)
    expect(nowhere.status).toBe(404)
    for (const answer of [await portal.detail(businessSn, token), await portal.call(plan)])
      expect({ status: answer.status, body: answer.body }).toEqual({ status: 404, body: nowhere.body })
    const list = await portal.call({ path: `/api/serchUserIpForeignInfo?businessType=${businessType}`, token })
    expect(list.body).toEqual({ elements: [], totalElements: 0 })
  })
})

describe('what only the server knows', () => {
  const refused = async (sample: Sample, changes: object) => {
    const { status, body } = await submit(sample, changes)
    return { status, fields: body.fields, msg: body.msg }
  }
  const refusal = (path: string, msg: string) => ({ status: 400, fields: [{ path, msg }], msg })

  it.each([
    { province: '330000', city: '330200', county: '' },
    { province: '330000', city: '', county: '' },
    { province: '330000', city: '440300', county: '440305' },
    { province: '330000', city: '330200', county: '440305' },
    { province: '999999', city: '999900', county: '999901' },
    { province: '440000', city: '441900', county: '440305' },
  ])('is whether a place exists: not %j', async (place) => {
    expect(await refused('expertFiling', place)).toEqual(refusal('province', '请选择所在地区！'))
  })

  it('is that some cities have no districts', async () => {
    const businessSn = await submitted('expertFiling', { province: '440000', city: '441900', county: null })
    expect((await portal.detail(businessSn)).body).toMatchObject({ county: null, regionName: '广东省东莞市' })
  })

  it.each([
    ['expertFiling', 'obligeeNation'],
    ['tradeDispute', 'disputeNation'],
  ] as const)('is which countries there are: %s', async (sample, field) => {
    for (const nation of ['某国', 'Germany', 'CN'])
      expect(await refused(sample, { [field]: nation })).toEqual(refusal(field, '请从列表中选择国家或地区'))
    expect((await submit(sample, { [field]: '中国香港' })).status).toBe(200)
  })

  it('is what kind of file fits', async () => {
    const file = (kind: 'gif' | 'jpg') => portal.upload('generic', undefined, kind)
    expect((await submit('tradeDispute', { voucher: [await file('gif')] })).status).toBe(200)
    expect((await submit('riskAversion', { voucher: [await file('jpg')] })).status).toBe(200)
    expect((await submit('riskAversion', { voucher: [await file('gif')] })).status).toBe(400)
    expect((await submit('expertFiling', { voucher: [await file('jpg')] })).status).toBe(400)
  })

  it('answers empty choices as null, and rights as JSON text', async () => {
    const rights = [{ rightName: '演示商标', rightNo: '7654321' }]
    const businessSn = await submitted('exhibition', { rightInfo: rights, isDispute: 1 })
    const { body } = await portal.detail(businessSn)
    expect(JSON.parse(String(body.rightInfo))).toEqual(rights)
    expect(body).toMatchObject({ isDispute: 1, complaintType: null, appealType: null, obligeeName: null })
    const filing = await submitted('expertFiling', { appeal: '' })
    expect((await portal.detail(filing)).body).toMatchObject({ appeal: null, rightInfo: null, isDispute: null })
  })
})
