import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NoticeRow } from '../contract/notices.ts'
import { createNoticesApp, type NoticesApp, parcelNotices } from '../testing/notices-app.ts'

let app: NoticesApp
beforeAll(async () => {
  app = await createNoticesApp()
})
afterAll(() => app.close())

const minute = 60_000
const news = (userId: string, parcel: string, ago = 0) =>
  app.happens(parcelNotices.toOwner, { parcel, userId, at: new Date(app.clock.now().getTime() - ago * minute) })
const list = async (token: string, query = '') => {
  const { body } = await app.call({ path: `/api/notices${query}`, token })
  const rows = body.elements as NoticeRow[]
  return { ...body, rows, parcels: rows.map(({ link }) => link.split('=')[1]) }
}
const post = (path: string, token: string, body: unknown = {}) => app.call({ method: 'POST', path, token, body })

describe('the list of notices', () => {
  it('is one’s own, the latest first, in pages, with the number of unread ones', async () => {
    const { demo, demo2 } = app.people
    for (const [index, parcel] of ['A', 'B', 'C'].entries()) await news(demo.id, parcel, 10 - index)
    await news(demo2.id, 'X')
    expect(await list(demo.token)).toMatchObject({ parcels: ['C', 'B', 'A'], totalElements: 3, unread: 3 })
    expect(await list(demo.token, '?pgIndex=2&pgCount=2')).toMatchObject({
      parcels: ['A'],
      totalElements: 3,
      unread: 3,
    })
  })

  it('shows what is unread alone where asked, and refuses another filter', async () => {
    const { demo } = app.people
    const { rows } = await list(demo.token)
    await post(`/api/notices/${rows[1]?.id}/read`, demo.token)
    expect(await list(demo.token, '?unread=1')).toMatchObject({ parcels: ['C', 'A'], totalElements: 2, unread: 2 })
    expect(await app.call({ path: '/api/notices?unread=2', token: demo.token })).toMatchObject({
      status: 400,
      body: { msg: '未读筛选有误' },
    })
  })
})

describe('marking as read', () => {
  it('answers what is left, keeps the first time, and takes a repetition', async () => {
    const { agency } = app.people
    await news(agency.id, 'A')
    await news(agency.id, 'B')
    const [row] = (await list(agency.token)).rows
    const path = `/api/notices/${row?.id}/read`
    expect((await post(path, agency.token)).body).toEqual({ unread: 1 })
    const readTime = (await list(agency.token)).rows[0]?.readTime
    app.clock.advance(minute)
    expect((await post(path, agency.token)).body).toEqual({ unread: 1 })
    expect((await list(agency.token)).rows[0]?.readTime).toBe(readTime)
  })

  it('all at once leaves unread what came after the list was shown, and others’ news', async () => {
    const { staff, admin } = app.people
    await news(staff.id, 'A', 5)
    await news(admin.id, 'B', 5)
    const [shown] = (await list(staff.token)).rows
    await news(staff.id, 'C', 1)
    expect((await post('/api/notices/read', staff.token, { until: shown?.createTime })).body).toEqual({ unread: 1 })
    expect((await list(staff.token, '?unread=1')).parcels).toEqual(['C'])
    expect((await post('/api/notices/read', staff.token)).body).toEqual({ unread: 0 })
    expect((await app.call({ path: '/api/notices/unread', token: admin.token })).body).toEqual({ unread: 1 })
  })

  it('of a stranger’s notice answers as if it were not there', async () => {
    const { demo, demo2, admin } = app.people
    const [row] = (await list(demo.token)).rows
    const missing = await post('/api/notices/00000000-0000-4000-8000-000000000000/read', demo2.token)
    expect(missing).toMatchObject({ status: 404, body: { status: 'U00404' } })
    for (const { token } of [demo2, admin]) {
      expect((await post(`/api/notices/${row?.id}/read`, token)).body).toEqual(missing.body)
    }
    expect((await post('/api/notices/not-an-id/read', demo.token)).status).toBe(404)
    expect((await list(demo.token)).rows[0]?.readTime).toBeNull()
  })
})

it('asking for the number of unread ones keeps no session alive', async () => {
  const { agency } = app.people
  const idle = 9 * 60
  for (let passed = 0; passed < idle; passed += 60) {
    app.clock.advance(60 * minute)
    await app.call({ path: '/api/notices/unread', token: agency.token })
  }
  expect((await app.call({ path: '/api/notices/unread', token: agency.token })).status).toBe(401)
})
