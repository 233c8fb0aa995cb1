import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
})
afterAll(() => portal.close())

const ownDetail = async (businessSn: string) =>
  (
    await portal.call({
      path: `/api/serchUserIpForeignInfoDetail?businessSn=${businessSn}`,
      token: portal.people.demo.token,
    })
  ).body
const deskDetail = async (businessSn: string, token = portal.people.staff.token) =>
  portal.call({ path: `/api/admin/requests/${businessSn}`, token })
const queue = async (query = '', token = portal.people.staff.token) => {
  const { status, body } = await portal.call({ path: `/api/admin/requests${query}`, token })
  return { status, body, elements: (body.elements ?? []) as { businessSn: string; can: string[] }[] }
}
const eventsOf = async (businessSn: string): Promise<string[]> => {
  const { rows } = await portal.database.pool.query(
    "select event from outbox where data->>'businessSn' = $1 order by id",
    [businessSn],
  )
  return rows.map(({ event }) => event)
}

describe('the desk', () => {
  it('accepts and completes, and the customer sees both', async () => {
    const businessSn = await portal.submitted()
    expect(await portal.desk('accept', businessSn, { acceptContent: '已安排', note: '等提单' })).toMatchObject({
      status: 200,
      body: {},
    })
    expect(await ownDetail(businessSn)).toMatchObject({
      state: 2,
      acceptContent: '已安排',
      processResult: null,
      can: [],
    })
    expect((await portal.desk('complete', businessSn, { processResult: '已放行' })).status).toBe(200)
    const detail = await ownDetail(businessSn)
    expect(detail).toMatchObject({
      state: 3,
      acceptContent: '已安排',
      processResult: '已放行',
      can: ['requestFullPlan'],
    })
    expect(detail.ipForeignOperateDTOList).toMatchObject([1, 2, 3].map((stateAfterOperate) => ({ stateAfterOperate })))
    expect(JSON.stringify(detail)).not.toContain('等提单')
    expect(await eventsOf(businessSn)).toEqual(['request.submitted', 'request.accepted', 'request.completed'])
  })

  it('gives a request and its history the same moments', async () => {
    const businessSn = await portal.submitted()
    await portal.desk('accept', businessSn)
    const { createTime, acceptTime, ipForeignOperateDTOList } = await ownDetail(businessSn)
    expect(ipForeignOperateDTOList).toMatchObject([{ createTime }, { createTime: acceptTime }])
  })

  it('refuses a request only with a reason and a way on, which the customer reads', async () => {
    const businessSn = await portal.submitted()
    const cure = '请向承运人了解滞港原因'
    for (const acceptContent of [undefined, '', ' \n', null]) {
      const refused = await portal.desk('reject', businessSn, { acceptContent, cure })
      expect(refused.body).toMatchObject({ status: 'U00400', msg: '请填写不予受理的原因' })
    }
    for (const none of [undefined, '', ' \n', null]) {
      const other = await portal.submitted()
      expect((await portal.desk('reject', other, { acceptContent: '原因', cure: none })).status).toBe(200)
      expect((await ownDetail(other)).cure).toMatch(/重新提交/)
    }
    await portal.desk('reject', businessSn, { acceptContent: '不属于知识产权事务', cure })
    expect(await ownDetail(businessSn)).toMatchObject({
      state: 4,
      acceptContent: '不属于知识产权事务',
      cure,
      acceptTime: expect.any(Number),
      ipForeignOperateDTOList: [{ stateAfterOperate: 1 }, { stateAfterOperate: 4 }],
    })
    expect(await eventsOf(businessSn)).toEqual(['request.submitted', 'request.rejected'])
  })

  it('completes only with a result', async () => {
    const businessSn = await portal.submitted()
    await portal.desk('accept', businessSn)
    expect((await portal.desk('complete', businessSn)).body).toMatchObject({ status: 'U00400', msg: '请填写处理结果' })
    expect(await ownDetail(businessSn)).toMatchObject({ state: 2 })
  })

  it('tells the slower of two who was faster, and changes nothing for him', async () => {
    for (let round = 0; round < 10; round += 1) {
      const businessSn = await portal.submitted()
      const answers = await Promise.all([
        portal.desk('accept', businessSn, { acceptContent: '受理说明' }),
        portal.desk('reject', businessSn, { acceptContent: '拒绝原因', cure: '重新提交' }, portal.people.admin.token),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      const isAccepted = answers[0].status === 200
      const { body } = isAccepted ? answers[1] : answers[0]
      expect(body).toMatchObject({
        status: 'U00409',
        msg: expect.stringMatching(isAccepted ? /^staff 已于.*受理/ : /^admin 已于.*不予受理/),
      })
      expect(await ownDetail(businessSn)).toMatchObject({
        state: isAccepted ? 2 : 4,
        acceptContent: isAccepted ? '受理说明' : '拒绝原因',
      })
      const { body: seen } = await deskDetail(businessSn)
      expect(seen.history).toHaveLength(2)
    }
  })

  it('sees whose request it is, its contact, its notes and who did what', async () => {
    const businessSn = await portal.submitted({ lxrPhone: '13700000000' })
    await portal.desk('accept', businessSn, { note: '先核对商标号' }, portal.people.admin.token)
    expect((await deskDetail(businessSn)).body).toMatchObject({
      businessSn,
      lxrPhone: '13700000000',
      customer: { id: portal.people.demo.id, username: 'demo', companyName: '演示出口企业' },
      notes: [{ note: '先核对商标号', actor: 'admin' }],
      history: [
        { action: 'submit', stateBefore: null, stateAfterOperate: 1, actor: 'demo' },
        { action: 'accept', stateBefore: 1, stateAfterOperate: 2, actor: 'admin' },
      ],
      can: ['complete', 'askSupplement'],
    })
  })

  it('answers 404 for a request that is not there', async () => {
    expect((await deskDetail('KL20261120000000')).body.status).toBe('U00404')
    expect((await portal.desk('accept', 'KL20261120000000')).body.status).toBe('U00404')
  })

  it('is closed to everyone but staff', async () => {
    const businessSn = await portal.submitted()
    for (const { token } of [portal.people.demo, portal.people.agency]) {
      expect((await queue('', token)).status).toBe(403)
      expect((await deskDetail(businessSn, token)).status).toBe(403)
      expect((await portal.desk('accept', businessSn, {}, token)).status).toBe(403)
    }
    expect(await ownDetail(businessSn)).toMatchObject({ state: 1 })
  })
})

describe('the queue', () => {
  it('says of each row what may be done with it', async () => {
    const [waiting, running, done] = [await portal.submitted(), await portal.submitted(), await portal.submitted()]
    await portal.desk('accept', running)
    await portal.desk('accept', done)
    await portal.desk('complete', done, { processResult: '完' })
    const { elements } = await queue('?pgCount=3')
    expect(elements).toMatchObject([
      { businessSn: done, can: [], state: 3 },
      { businessSn: running, can: ['complete', 'askSupplement'], state: 2 },
      { businessSn: waiting, can: ['accept', 'reject', 'askSupplement'], state: 1 },
    ])
    expect(elements[0]).toMatchObject({
      customer: { username: 'demo' },
      subject: '演示·太阳镜 1200 副',
      businessType: 7,
    })
    expect(Object.keys(elements[0] ?? {})).not.toContain('lxrPhone')
  })

  it('is searched by a part of number, company or subject, and by a whole phone', async () => {
    const businessSn = await portal.submitted({
      obligeeName: '苍南 100% 印刷_厂',
      seizureProduct: '挂历 Kalender',
      lxrPhone: '010-8888999',
    })
    await portal.submitted({ obligeeName: '苍南 100 印刷厂' })
    const found = async (keyword: string) =>
      (await queue(`?keyword=${encodeURIComponent(keyword)}`)).elements.map((row) => row.businessSn)
    for (const keyword of [
      businessSn,
      businessSn.slice(-9).toLowerCase(),
      '100%',
      '印刷_',
      'kalender',
      '0108888999',
      '010-8888999',
    ]) {
      expect(await found(keyword), keyword).toEqual([businessSn])
    }
    for (const keyword of ['8888999', '没有这家', '\\', "' or 1=1 --"])
      expect(await found(keyword), keyword).toEqual([])
  })

  it('filters by state, type and day, and pages', async () => {
    const all = await queue('?pgCount=100')
    const waiting = await queue('?state=1&pgCount=100')
    expect(waiting.elements.every(({ can }) => can.includes('accept'))).toBe(true)
    expect(waiting.body.totalElements).toBeLessThan(Number(all.body.totalElements))
    expect((await queue('?businessType=3')).body).toMatchObject({ elements: [], totalElements: 0 })
    expect((await queue('?to=2020-01-01')).body).toMatchObject({ elements: [], totalElements: 0 })
    expect((await queue('?pgCount=2&pgIndex=2')).elements).toEqual(all.elements.slice(2, 4))
    expect((await queue('?state=9')).status).toBe(400)
  })
})
