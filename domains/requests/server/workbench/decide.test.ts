import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createRequestsApp, type RequestsApp } from '../../testing/requests-app.ts'

let portal: RequestsApp
let staff: string
let admin: string
beforeAll(async () => {
  portal = await createRequestsApp()
  staff = portal.people.staff.token
  admin = portal.people.admin.token
})
afterAll(() => portal.close())

const setFourEyes = (fourEyes: boolean, token = admin) =>
  portal.call({ method: 'PUT', path: '/api/admin/desk/settings', token, body: { fourEyes } })
const review = (businessSn: string, verb: string, token: string, body: object = {}) =>
  portal.call({ method: 'POST', path: `/api/admin/requests/${businessSn}/decision/${verb}`, token, body })
const detail = async (businessSn: string, token = staff) =>
  (await portal.call({ path: `/api/admin/requests/${businessSn}`, token })).body
const ownState = async (businessSn: string) => (await portal.detail(businessSn)).body.state
const waiting = async (token: string) => {
  const { body } = await portal.call({ path: '/api/admin/requests?pending=1&pgCount=100', token })
  return body.elements as { businessSn: string; pending: object; can: string[] }[]
}

describe('without four eyes', () => {
  it('one person refuses and closes alone, as the wire says', async () => {
    const { body } = await portal.call({ path: '/api/admin/desk/settings', token: staff })
    expect(body).toEqual({ fourEyes: false, savedAt: null, staff: 2 })
    const businessSn = await portal.submitted()
    expect(await portal.desk('reject', businessSn, { acceptContent: '不涉及', cure: '请向承运人了解' })).toMatchObject({
      status: 200,
      body: {},
    })
    expect(await ownState(businessSn)).toBe(4)
  })
})

describe('with four eyes', () => {
  beforeEach(async () => {
    expect((await setFourEyes(true)).body).toMatchObject({ fourEyes: true, savedAt: expect.any(Number) })
  })

  it('a refusal waits, and a colleague confirms it', async () => {
    const businessSn = await portal.submitted()
    const put = await portal.desk('reject', businessSn, {
      acceptContent: '不涉及知识产权',
      cure: '请向承运人了解',
      note: '请看附件',
    })
    expect(put).toMatchObject({ status: 200, body: { pending: true } })
    expect(await ownState(businessSn)).toBe(1)
    expect(JSON.stringify((await portal.detail(businessSn)).body)).not.toContain('不涉及知识产权')
    expect(await detail(businessSn)).toMatchObject({
      state: 1,
      can: [],
      decisions: [{ action: 'reject', text: '不涉及知识产权', actor: 'staff', outcome: null, can: ['withdraw'] }],
      notes: [{ note: '请看附件', actor: 'staff' }],
    })
    expect(await detail(businessSn, admin)).toMatchObject({ decisions: [{ can: ['confirm', 'return'] }] })
    expect(await waiting(admin)).toMatchObject([
      { businessSn, pending: { action: 'reject', actor: 'staff', mine: false }, can: [] },
    ])
    expect((await review(businessSn, 'confirm', admin)).status).toBe(200)
    expect(await ownState(businessSn)).toBe(4)
    expect(await detail(businessSn)).toMatchObject({
      decisions: [{ outcome: 'confirmed', reviewer: 'admin', can: [] }],
      history: [{ action: 'submit' }, { action: 'reject', actor: 'admin' }],
    })
    expect((await portal.detail(businessSn)).body).toMatchObject({
      acceptContent: '不涉及知识产权',
      cure: '请向承运人了解',
    })
  })

  it('a closing waits too; returned with a reason it may be put again', async () => {
    const businessSn = await portal.submitted()
    await portal.desk('accept', businessSn)
    await portal.desk('complete', businessSn, { processResult: '已放行' })
    expect((await review(businessSn, 'return', admin)).body).toMatchObject({ msg: '请填写退回的原因' })
    expect((await review(businessSn, 'return', admin, { reason: '缺放行单号' })).status).toBe(200)
    expect(await detail(businessSn)).toMatchObject({
      state: 2,
      can: ['complete', 'askSupplement'],
      decisions: [{ outcome: 'returned', reason: '缺放行单号', reviewer: 'admin' }],
    })
    await portal.desk('complete', businessSn, { processResult: '已放行，单号 7' })
    await review(businessSn, 'confirm', admin)
    expect((await portal.detail(businessSn)).body).toMatchObject({ state: 3, processResult: '已放行，单号 7' })
  })

  it('nobody confirms or returns his own, and nobody withdraws another’s', async () => {
    const businessSn = await portal.submitted()
    await portal.desk('reject', businessSn, { acceptContent: '不涉及', cure: '请向承运人了解' })
    for (const [verb, body] of [
      ['confirm', {}],
      ['return', { reason: '再想想' }],
    ] as const) {
      const refused = await review(businessSn, verb, staff, body)
      expect(refused).toMatchObject({ status: 403, body: { status: 'U00403', msg: '须由另一位工作人员复核' } })
    }
    expect((await review(businessSn, 'withdraw', admin)).status).toBe(403)
    expect(await ownState(businessSn)).toBe(1)
    expect((await review(businessSn, 'withdraw', staff)).status).toBe(200)
    expect(await detail(businessSn)).toMatchObject({
      can: ['accept', 'reject', 'askSupplement'],
      decisions: [{ outcome: 'withdrawn' }],
    })
    for (const verb of ['confirm', 'withdraw']) expect((await review(businessSn, verb, staff)).status).toBe(409)
  })

  it('holds every other step up while it waits, also after the switch is off again', async () => {
    const businessSn = await portal.submitted()
    await portal.desk('reject', businessSn, { acceptContent: '不涉及', cure: '请向承运人了解' })
    for (const token of [staff, admin]) {
      for (const [step, body] of [
        ['accept', {}],
        ['reject', { acceptContent: '另一个原因', cure: '请向承运人了解' }],
      ] as const) {
        expect((await portal.desk(step, businessSn, body, token)).body).toMatchObject({
          status: 'U00409',
          msg: '有一项决定等待复核，请先复核、退回或撤回',
        })
      }
    }
    await setFourEyes(false)
    expect((await portal.desk('accept', businessSn, {}, admin)).status).toBe(409)
    expect((await review(businessSn, 'confirm', admin)).status).toBe(200)
    expect(await ownState(businessSn)).toBe(4)
  })

  it('a step and a decision at the same moment: exactly one of them holds', async () => {
    for (let round = 0; round < 10; round += 1) {
      const businessSn = await portal.submitted()
      const [accepted, put] = await Promise.all([
        portal.desk('accept', businessSn, {}, admin),
        portal.desk('reject', businessSn, { acceptContent: '不涉及', cure: '请向承运人了解' }),
      ])
      expect([accepted.status, put.status].sort()).toEqual([200, 409])
      const pending = (await waiting(staff)).some((row) => row.businessSn === businessSn)
      expect([await ownState(businessSn), pending]).toEqual(accepted.status === 200 ? [2, false] : [1, true])
    }
  })

  it('of two who confirm at once one does it', async () => {
    const businessSn = await portal.submitted()
    await portal.desk('reject', businessSn, { acceptContent: '不涉及', cure: '请向承运人了解' })
    const answers = await Promise.all([review(businessSn, 'confirm', admin), review(businessSn, 'confirm', admin)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await detail(businessSn)).history).toHaveLength(2)
  })
})

describe('the switch', () => {
  it('is the top administrator’s, and needs two people', async () => {
    expect((await setFourEyes(true, staff)).body).toMatchObject({ status: 'U00403', msg: '只有管理员才能操作！' })
    await setFourEyes(false)
    await portal.database.pool.query("update user_account set status = 'disabled' where username = 'staff'")
    expect((await setFourEyes(true)).body).toMatchObject({
      status: 'U00409',
      msg: '在职工作人员少于两名，无法开启双人复核',
    })
    expect((await setFourEyes(false)).status).toBe(200)
  })
})
