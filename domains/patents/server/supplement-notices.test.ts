import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPatentsApp, type PatentsApp } from '../testing/patents-app.ts'
import { patentNotices } from './notices.ts'
import { supplementJobs, tellOfSupplements } from './supplement-notices.ts'

let portal: PatentsApp
beforeAll(async () => {
  portal = await createPatentsApp()
  portal.clock.set(new Date('2026-11-18T09:00:00+08:00'))
  await portal.prices()
})
afterAll(() => portal.close())

/** A session of its own for each day, since those of another day have ended. */
const enter = async (moment: string) => {
  portal.clock.set(new Date(`${moment}:00+08:00`))
  for (const username of ['demo', 'staff'] as const) {
    const body = { username, password: 'Portal-demo-2026' }
    const answer = await portal.call({ method: 'POST', path: '/api/login', body })
    portal.people[username].token = String(answer.body.token)
  }
}
const askedUntil = async (dueDate: string) => {
  const businessSn = await portal.paid()
  const items = [{ field: 'patentName', problem: '名称太宽' }]
  expect((await portal.desk('supplement', businessSn, { items, dueDate })).status).toBe(200)
  return businessSn
}
const told = async (businessSn: string): Promise<string[]> => {
  const { rows } = await portal.database.pool.query(
    `select event from outbox where data->>'businessSn' = $1
       and event in ('patent.paid', 'order.paid_for_desk', 'patent.supplement_due_soon', 'patent.supplement_passed', 'patent.supplement_unanswered')
     order by id`,
    [businessSn],
  )
  return rows.map(({ event }) => event)
}
const dueInQueue = async (businessSn: string) => {
  const path = `/api/admin/patentApplications?keyword=${businessSn}`
  const { body } = await portal.call({ path, token: portal.people.staff.token })
  return (body.elements as { due: number | null }[])[0]?.due
}

it('a round is told of before and after its last day, once, and an answered one is not', async () => {
  await enter('2026-11-18T10:00')
  // A Monday: the working day before it is the Friday.
  const [waiting, answered] = [await askedUntil('2026-11-23'), await askedUntil('2026-11-23')]
  const body = { businessSn: answered, round: 1, answers: { patentName: '一种支架' } }
  expect((await portal.send('/api/submitPatentSupplement', body)).status).toBe(200)
  const soon = ['patent.paid', 'patent.supplement_due_soon']
  const passed = [...soon, 'patent.supplement_passed', 'patent.supplement_unanswered']
  const days: [string, string[]][] = [
    ['2026-11-19T20:55', ['patent.paid']],
    ['2026-11-20T08:00', soon],
    ['2026-11-23T20:55', soon],
    ['2026-11-24T08:00', passed],
    ['2026-11-30T08:00', passed],
  ]
  for (const [moment, events] of days) {
    portal.clock.set(new Date(`${moment}:00+08:00`))
    await Promise.all([tellOfSupplements(portal.ctx), tellOfSupplements(portal.ctx)])
    expect([moment, await told(waiting), await told(answered)]).toEqual([moment, events, ['patent.paid']])
  }
})

it('a round whose last day has passed stands with that day in the queue of the desk, until it is answered', async () => {
  await enter('2026-11-18T10:00')
  const businessSn = await askedUntil('2026-11-19')
  expect(await dueInQueue(businessSn)).toBeNull()
  await enter('2026-11-20T00:05')
  const sort = supplementJobs.find(({ name }) => name === 'patents.passed-supplements')
  await sort?.run(portal.ctx)
  expect(await dueInQueue(businessSn)).toBe(Date.parse('2026-11-19T23:59:59.999+08:00'))
  const body = { businessSn, round: 1, answers: { patentName: '一种支架' } }
  expect((await portal.send('/api/submitPatentSupplement', body)).status).toBe(200)
  expect(await dueInQueue(businessSn)).toBeGreaterThan(Date.parse('2026-11-20T00:05:00+08:00'))
})

it('staff are told of applications where they may read them', () => {
  for (const entry of patentNotices.filter(({ to }) => to === 'staff'))
    expect([entry.event, entry.holding]).toEqual([entry.event, 'patents.read'])
})
