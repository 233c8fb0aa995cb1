import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type QueueView, queueViews } from '../../contract/filter.ts'
import type { ViewCounts } from '../../contract/workbench/assignment.ts'
import { createRequestsApp, type RequestsApp } from '../../testing/requests-app.ts'

let portal: RequestsApp
beforeAll(async () => {
  portal = await createRequestsApp()
})
afterAll(() => portal.close())

/** The clock of a test runs on from where it was set. */
const minuteOf = (moment: number | null) => Math.floor(Number(moment) / 60_000) * 60_000
const beijing = (text: string) => new Date(`${text}:00+08:00`)
/** Sets the clock; each day needs sessions of its own, since those of another day have ended. */
const enter = async (moment: string) => {
  portal.clock.set(beijing(moment))
  const login = async (username: string) => {
    const body = { username, password: 'Portal-demo-2026' }
    return String((await portal.call({ method: 'POST', path: '/api/login', body })).body.token)
  }
  return { demo: await login('demo'), staff: await login('staff'), admin: await login('admin') }
}
const act = (token: string, businessSn: string, verb: string, body: object = {}) =>
  portal.call({ method: 'POST', path: `/api/admin/requests/${businessSn}/${verb}`, token, body })
const listed = async (view: QueueView | '', token: string) => {
  const path = `/api/admin/requests?pgCount=100&sort=due&view=${view}`
  const { body } = await portal.call({ path, token })
  const { elements, totalElements } = body as { elements: { businessSn: string }[]; totalElements: number }
  return { numbers: elements.map(({ businessSn }) => businessSn), totalElements }
}
const countsOf = async (token: string) =>
  (await portal.call({ path: '/api/admin/desk/views', token })).body as unknown as ViewCounts

/** The numbers on 今日工作 and in the bar of the queue are those of the rows that each view lists. */
const expectAgreement = async (token: string) => {
  const counts = await countsOf(token)
  for (const view of queueViews) {
    const { numbers, totalElements } = await listed(view, token)
    expect({ view, count: counts[view].count }).toEqual({ view, count: numbers.length })
    expect(totalElements).toBe(numbers.length)
  }
  return counts
}

describe('the views of the queue', () => {
  it('hold what their names say, for whoever looks, and count what they list', async () => {
    const { demo, staff, admin } = await enter('2026-11-16T09:00')
    const [late, mine, colleagues, asked, closed] = [
      await portal.submitted({}, demo),
      await portal.submitted({}, demo),
      await portal.submitted({}, demo),
      await portal.submitted({}, demo),
      await portal.submitted({}, demo),
    ]
    await act(staff, mine, 'accept')
    await act(admin, colleagues, 'accept')
    await act(staff, asked, 'take')
    const items = [{ field: 'seizureReason', problem: '请写明海关文书编号' }]
    await act(staff, asked, 'supplement', { items, papers: [], dueDate: '2026-11-25', note: '' })
    await act(staff, closed, 'reject', { acceptContent: '不涉及', cure: '请向承运人了解' })
    expect(await listed('mine', staff)).toMatchObject({ numbers: [mine] })
    expect(await listed('mine', admin)).toMatchObject({ numbers: [colleagues] })
    expect(await listed('free', staff)).toMatchObject({ numbers: [late] })
    expect(await listed('customer', admin)).toMatchObject({ numbers: [asked] })
    expect(await listed('', staff)).toMatchObject({ totalElements: 5 })
    // A request of 09:00 is to be accepted within four working hours, at 13:00.
    expect(await listed('today', staff)).toMatchObject({ numbers: [late] })
    expect(minuteOf((await expectAgreement(staff)).today.first)).toBe(beijing('2026-11-16T13:00').getTime())

    const then = await enter('2026-11-16T13:01')
    expect(await listed('late', then.staff)).toMatchObject({ numbers: [late] })
    expect(await listed('today', then.staff)).toMatchObject({ numbers: [] })
    const counts = await expectAgreement(then.staff)
    expect(minuteOf(counts.free.first)).toBe(beijing('2026-11-16T09:00').getTime())
    await expectAgreement(then.admin)
  })

  it('come back to the desk when the customer lets his last day pass, and the desk is not late by it', async () => {
    const [asked] = (await listed('customer', (await enter('2026-11-25T23:59')).staff)).numbers
    const { staff } = await enter('2026-11-26T00:00')
    expect((await listed('mine', staff)).numbers).toContain(asked)
    expect((await listed('late', staff)).numbers).not.toContain(asked)
    expect((await listed('customer', staff)).numbers).toEqual([])
    await expectAgreement(staff)
  })

  it('end the day at midnight in Asia/Shanghai', async () => {
    const { demo, staff } = await enter('2026-11-17T18:30')
    const businessSn = await portal.submitted({}, demo)
    const first = (await listed('today', staff)).numbers
    // The later shift ends at 21:30, so that three working hours are left today and one falls on the next day.
    expect(first).not.toContain(businessSn)
    const next = await enter('2026-11-18T00:00')
    expect((await listed('today', next.staff)).numbers).toContain(businessSn)
    await expectAgreement(next.staff)
  })

  it('leave a case that waits for a colleague out of one’s own, and show it to the colleague', async () => {
    const { demo, staff, admin } = await enter('2026-11-19T09:00')
    await portal.call({ method: 'PUT', path: '/api/admin/desk/settings', token: admin, body: { fourEyes: true } })
    const businessSn = await portal.submitted({}, demo)
    await act(staff, businessSn, 'accept')
    expect((await listed('mine', staff)).numbers).toContain(businessSn)
    await act(staff, businessSn, 'complete', { processResult: '已放行' })
    expect((await listed('mine', staff)).numbers).not.toContain(businessSn)
    expect((await listed('review', staff)).numbers).toEqual([])
    expect((await listed('review', admin)).numbers).toEqual([businessSn])
    expect((await expectAgreement(admin)).review.count).toBe(1)
    await portal.call({ method: 'PUT', path: '/api/admin/desk/settings', token: admin, body: { fourEyes: false } })
  })

  it('are part of an export too, and no other name is a view', async () => {
    const { staff } = await enter('2026-11-20T09:00')
    const path = (view: string) => `/api/admin/desk/requests-export?format=csv&view=${view}`
    const { numbers } = await listed('free', staff)
    const { body } = await portal.call({ path: path('free'), token: staff })
    expect(String(body.text).trim().split('\n')).toHaveLength(numbers.length + 1)
    expect((await portal.call({ path: path('everything'), token: staff })).status).toBe(400)
  })
})
