import { afterAll, beforeAll, expect, it } from 'vitest'
import { createNoticesApp, type NoticesApp, parcelNotices } from '../testing/notices-app.ts'
import { deliveries, notices } from './notice.table.ts'
import { sweepNotices } from './sweep.ts'

let app: NoticesApp
beforeAll(async () => {
  app = await createNoticesApp({ SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'no-reply@portal.test' })
})
afterAll(() => app.close())

const days = (count: number) => app.clock.advance(count * 24 * 3600_000)
const left = async () => (await app.ctx.db.select().from(notices)).map(({ link }) => link.split('=')[1])

it('removes a notice 180 days after it was read, an unread one never, and a line of the log after a year', async () => {
  const { demo, demo2 } = app.people
  await app.happens(parcelNotices.toOwner, { parcel: 'read', userId: demo.id })
  await app.happens(parcelNotices.toOwner, { parcel: 'unread', userId: demo2.id })
  const read = 'update notice set read_at = $1 where user_id = $2'
  await app.database.pool.query(read, [app.clock.now(), demo.id])

  days(2)
  await sweepNotices(app.ctx)
  expect((await app.ctx.db.select().from(deliveries)).map(({ state }) => state).sort()).toEqual([
    'sent',
    'sent',
    'waiting',
    'waiting',
  ])

  days(2)
  await sweepNotices(app.ctx)
  const closed = (await app.ctx.db.select().from(deliveries)).filter(({ channel }) => channel === 'mail')
  expect(closed.map(({ state, outcome }) => [state, outcome])).toEqual(Array(2).fill(['failed', '超过重试期限']))

  days(175)
  expect(await sweepNotices(app.ctx)).toEqual({ notices: 0, deliveries: 0 })
  days(2)
  expect(await sweepNotices(app.ctx)).toEqual({ notices: 1, deliveries: 0 })
  expect(await left()).toEqual(['unread'])

  days(200)
  expect(await sweepNotices(app.ctx)).toEqual({ notices: 0, deliveries: 4 })
  expect(await left()).toEqual(['unread'])
})
