import { escalatePromises, pausePromise, resumePromise } from '@portal/promises/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { QueueRow, RequestDetail, RequestRow } from '../contract/detail.ts'
import { createRequestsApp, type RequestsApp } from '../testing/requests-app.ts'
import { pauseRequestPromises } from './request-promises.ts'

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
})
afterAll(() => portal.close())

const at = (moment: string) => new Date(`${moment}:00+08:00`)
const move = (moment: string) => portal.clock.set(at(moment))
/** The test clock runs on: a moment it showed is right to within seconds. */
const near = (found: number | null | undefined, moment: string) =>
  expect(Math.abs((found ?? 0) - at(moment).getTime())).toBeLessThan(30_000)

const detail = async (businessSn: string) =>
  (
    await portal.call({
      path: `/api/serchUserIpForeignInfoDetail?businessSn=${businessSn}`,
      token: portal.people.demo.token,
    })
  ).body as unknown as RequestDetail
const ownRow = async (businessSn: string) => {
  const { body } = await portal.call({
    path: '/api/serchUserIpForeignInfo?pgCount=100',
    token: portal.people.demo.token,
  })
  return (body.elements as RequestRow[]).find((row) => row.businessSn === businessSn)
}
const queue = async (query: string) => {
  const { status, body } = await portal.call({ path: `/api/admin/requests?${query}`, token: portal.people.staff.token })
  return { status, rows: (body.elements ?? []) as QueueRow[] }
}
const askPlan = (businessSn: string) =>
  portal.call({
    method: 'POST',
    path: '/api/submitQuanMianFangAn',
    token: portal.people.demo.token,
    body: { businessSn, qmfaName: '周晓', qmfaPhone: '13600000000' },
  })
const kindsOf = ({ promises }: { promises: RequestDetail['promises'] }) =>
  promises.map(({ kind, keptAt, brokenAt }) => [kind, keptAt !== null, brokenAt !== null])

describe('what the desk promises about a request', () => {
  it('runs from submission to acceptance, from acceptance to completion, and from the full plan to the call', async () => {
    move('2026-11-18T10:00')
    const sent = await portal.submit()
    near(sent.body.acceptanceDue as number, '2026-11-18T14:00')
    const businessSn = String(sent.body.businessSn)
    const waiting = await detail(businessSn)
    expect([waiting.actsNext, waiting.handler]).toEqual(['staff', null])
    near(waiting.nextDue, '2026-11-18T14:00')
    expect(kindsOf(waiting)).toEqual([['acceptance', false, false]])

    move('2026-11-18T11:00')
    await portal.desk('accept', businessSn)
    const running = await detail(businessSn)
    expect(running.handler).toMatch(/^办案人员 [2-9A-Z]{4}$/)
    near(running.nextDue, '2026-11-25T11:00')
    expect(kindsOf(running)).toEqual([
      ['acceptance', true, false],
      ['completion', false, false],
    ])
    expect((await ownRow(businessSn))?.promises.map(({ kind }) => kind)).toEqual(['completion'])

    move('2026-11-19T11:00')
    await portal.desk('complete', businessSn, { processResult: '已放行' })
    expect(await detail(businessSn)).toMatchObject({ actsNext: 'nobody', nextDue: null })
    expect(await ownRow(businessSn)).toMatchObject({ actsNext: 'nobody', nextDue: null, promises: [] })

    move('2026-11-19T21:20')
    await askPlan(businessSn)
    const asked = await detail(businessSn)
    expect(asked).toMatchObject({ actsNext: 'staff', calledTime: null })
    near(asked.nextDue, '2026-11-20T08:50')
    expect(asked.promises.at(-1)).toMatchObject({ kind: 'callBack', basis: 'promise' })

    move('2026-11-19T21:29')
    expect(await portal.desk('called', businessSn, { note: '约定周二再谈' })).toMatchObject({ status: 200, body: {} })
    const called = await detail(businessSn)
    expect(called).toMatchObject({ actsNext: 'nobody', nextDue: null, calledTime: expect.any(Number) })
    expect(kindsOf(called).at(-1)).toEqual(['callBack', true, false])
    const { body } = await portal.call({ path: `/api/admin/requests/${businessSn}`, token: portal.people.staff.token })
    expect((body.history as object[]).at(-1)).toMatchObject({ action: 'recordCall', actor: 'staff' })
    expect(body.notes).toMatchObject([{ note: '约定周二再谈', actor: 'staff' }])
  })

  it('ends with a refusal, which is an answer', async () => {
    move('2026-11-18T10:00')
    const businessSn = await portal.submitted()
    await portal.desk('reject', businessSn, { acceptContent: '不涉及知识产权', cure: '另行咨询' })
    const refused = await detail(businessSn)
    expect(refused).toMatchObject({ actsNext: 'nobody', nextDue: null })
    expect(kindsOf(refused)).toEqual([['acceptance', true, false]])
  })

  it('waits for the customer while the clock stands still', async () => {
    move('2026-11-18T10:00')
    const businessSn = await portal.submitted()
    const subject = { kind: 'request', ref: businessSn }
    const desk = { ...portal.ctx, actor: { userId: portal.people.staff.id } }
    await pausePromise(desk, { subject })
    expect(await detail(businessSn)).toMatchObject({ actsNext: 'customer', nextDue: null })
    move('2026-11-18T16:00')
    await resumePromise(desk, { subject })
    const back = await detail(businessSn)
    expect(back.actsNext).toBe('staff')
    near(back.nextDue, '2026-11-18T20:00')
  })

  it('is told to those who listen when half of the time is used', async () => {
    move('2026-11-18T10:00')
    const businessSn = await portal.submitted()
    move('2026-11-18T12:01')
    await escalatePromises(portal.ctx)
    const { rows } = await portal.database.pool.query(
      "select data from outbox where event = 'promise.escalated' and data->>'subjectRef' = $1",
      [businessSn],
    )
    expect(rows).toEqual([{ data: { kind: 'acceptance', level: 50, subjectKind: 'request', subjectRef: businessSn } }])
  })

  it('adds one promise and one fact to a submission, and nothing to a refused one', async () => {
    const { rows: before } = await portal.database.pool.query('select count(*)::int as count from promise')
    const businessSn = await portal.submitted()
    const refused = await portal.submit({ obligeeName: '' })
    expect(refused.status).toBe(400)
    const { rows } = await portal.database.pool.query(
      `select (select count(*)::int from promise) as promises,
        (select count(*)::int from promise_fact f join promise p on p.id = f.promise_id where p.subject_ref = $1) as facts`,
      [businessSn],
    )
    expect(rows).toEqual([{ promises: before[0].count + 1, facts: 1 }])
  })
})

describe('the call about the full plan', () => {
  it('is recorded only where it was asked for, and once', async () => {
    move('2026-11-18T10:00')
    const businessSn = await portal.submitted()
    await portal.desk('accept', businessSn)
    await portal.desk('complete', businessSn, { processResult: '完成' })
    expect(await portal.desk('called', businessSn)).toMatchObject({
      status: 409,
      body: { status: 'U00409', msg: '客户尚未申请全面解决方案' },
    })
    await askPlan(businessSn)
    const answers = await Promise.all(Array.from({ length: 4 }, () => portal.desk('called', businessSn)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const customer = await portal.desk('called', businessSn, {}, portal.people.demo.token)
    expect(customer.status).toBe(403)
  })
})

describe('the queue by what is due next', () => {
  it('puts the earliest due first, what stands still or is done last, newest first', async () => {
    await portal.database.pool.query('update protection_request set state = 4')
    const submittedAt = async (moment: string) => {
      move(moment)
      return portal.submitted()
    }
    const slow = await submittedAt('2026-11-16T10:00')
    await portal.desk('accept', slow)
    const urgent = await submittedAt('2026-11-17T09:00')
    const paused = await submittedAt('2026-11-17T09:30')
    await pauseRequestPromises({ ...portal.ctx, actor: { userId: portal.people.staff.id } }, { businessSn: paused })
    const fresh = await submittedAt('2026-11-17T10:00')
    const { rows } = await queue('sort=due')
    const mine = [slow, urgent, paused, fresh]
    expect(rows.map(({ businessSn }) => businessSn).filter((sn) => mine.includes(sn))).toEqual([
      urgent,
      fresh,
      slow,
      paused,
    ])
    expect(rows.find(({ businessSn }) => businessSn === urgent)).toMatchObject({
      actsNext: 'staff',
      can: ['accept', 'reject', 'askSupplement'],
    })
    expect((await queue('sort=due&state=1')).rows.map(({ businessSn }) => businessSn)).toEqual([urgent, fresh, paused])
    const newest = (await queue('state=1')).rows.map(({ businessSn }) => businessSn)
    expect(newest).toEqual([fresh, paused, urgent])
    expect((await queue('sort=oldest')).status).toBe(400)
  })

  it('pages without loss or repetition', async () => {
    const all = (await queue('sort=due&pgCount=100')).rows.map(({ businessSn }) => businessSn)
    const pages = await Promise.all([1, 2, 3, 4, 5].map((page) => queue(`sort=due&pgCount=3&pgIndex=${page}`)))
    expect(pages.flatMap(({ rows }) => rows.map(({ businessSn }) => businessSn))).toEqual(all.slice(0, 15))
  })
})
