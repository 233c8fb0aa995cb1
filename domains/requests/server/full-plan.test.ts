import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
})
afterAll(() => portal.close())

const contact = { qmfaName: '周晓', qmfaPhone: '13600000000' }
const ask = (businessSn: string, body: object = contact, token = portal.people.demo.token) =>
  portal.call({ method: 'POST', path: '/api/submitQuanMianFangAn', token, body: { businessSn, ...body } })
const detail = async (businessSn: string) =>
  (
    await portal.call({
      path: `/api/serchUserIpForeignInfoDetail?businessSn=${businessSn}`,
      token: portal.people.demo.token,
    })
  ).body

const completed = async (): Promise<string> => {
  const businessSn = await portal.submitted()
  await portal.desk('accept', businessSn)
  await portal.desk('complete', businessSn, { processResult: '完成' })
  return businessSn
}

describe('the full solution plan', () => {
  it('is asked for once, and afterwards the detail carries the contact', async () => {
    const businessSn = await completed()
    expect(await ask(businessSn)).toMatchObject({ status: 200, body: {} })
    expect(await detail(businessSn)).toMatchObject({ ...contact, state: 3, can: [] })
    expect(await ask(businessSn, { ...contact, qmfaName: '别人' })).toMatchObject({
      status: 409,
      body: { status: 'U00409' },
    })
    expect(await detail(businessSn)).toMatchObject(contact)
  })

  it('goes through once when pressed twice at once', async () => {
    const businessSn = await completed()
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(businessSn)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
  })

  it('is no step of the timeline, but of the history', async () => {
    const businessSn = await completed()
    await ask(businessSn)
    const { body } = await portal.call({ path: `/api/admin/requests/${businessSn}`, token: portal.people.staff.token })
    expect(body.ipForeignOperateDTOList).toHaveLength(3)
    expect(body.history).toHaveLength(4)
    expect(body).toMatchObject(contact)
  })

  it('needs a completed request', async () => {
    const waiting = await portal.submitted()
    const running = await portal.submitted()
    const refused = await portal.submitted()
    await portal.desk('accept', running)
    await portal.desk('reject', refused, { acceptContent: '原因', cure: '办法' })
    for (const businessSn of [waiting, running, refused]) {
      expect((await ask(businessSn)).body).toMatchObject({ status: 'U00409', msg: '服务完成后才能申请全面解决方案' })
    }
  })

  it('needs a name and a phone', async () => {
    const businessSn = await completed()
    expect((await ask(businessSn, {})).body).toMatchObject({
      status: 'U00400',
      fields: [
        { path: 'qmfaName', msg: '请输入联系人姓名' },
        { path: 'qmfaPhone', msg: '请输入联系人电话' },
      ],
    })
    expect((await ask(businessSn, { ...contact, qmfaPhone: '123' })).status).toBe(400)
  })

  it('is the owner’s alone', async () => {
    const businessSn = await completed()
    for (const { token } of [portal.people.demo2, portal.people.staff]) {
      expect((await ask(businessSn, contact, token)).body.status).toBe('U00404')
    }
  })
})
