import type { NoticeEntry } from '@portal/platform/server'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createNoticesApp, type NoticesApp, parcelNotices } from '../testing/notices-app.ts'
import { catalogueOf, concerning } from './catalogue.ts'
import { noticesServer } from './index.ts'

const { toDesk, toOwner } = parcelNotices
const toHolder: NoticeEntry = { ...toDesk, alone: ({ userId }: { userId: string }) => userId || null }
const toProviders: NoticeEntry = { ...toDesk, event: 'parcel.offered', name: '有包裹可接', to: 'providers' }
const secret = Buffer.alloc(32, 3).toString('base64')
const mail = { SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'no-reply@portal.test' }
const gateway = { NOTICE_WEBHOOK_URL: 'http://127.0.0.1:1', NOTICE_WEBHOOK_SECRET: secret }

const opened: NoticesApp[] = []
const open = async (env: Record<string, string> = {}): Promise<NoticesApp> => {
  const app = await createNoticesApp(env)
  opened.push(app)
  return app
}
afterAll(() => Promise.all(opened.map((app) => app.close())))

const unreadOf = async (app: NoticesApp, token: string) =>
  (await app.call({ path: '/api/notices/unread', token })).body.unread
const waysOf = async (app: NoticesApp, eventId: string) =>
  (await app.deliveriesOf(eventId))
    .map(({ channel, userId, address, state }) => ({ channel, userId, address, state }))
    .sort((a, b) => (a.channel + a.userId < b.channel + b.userId ? -1 : 1))
const dueIn = async (app: NoticesApp) =>
  (await app.database.pool.query("select event, data->>'id' as id from outbox order by outbox.id")).rows

describe('an event', () => {
  let app: NoticesApp
  beforeAll(async () => {
    app = await open(mail)
  })

  it('reaches its owner alone, when it happened, with its words and its link', async () => {
    const { demo, demo2, staff } = app.people
    const at = new Date('2026-11-18T02:02:00Z')
    await app.happens(toOwner, { parcel: 'P7', userId: demo.id, at })
    const { body } = await app.call({ path: '/api/notices', token: demo.token })
    expect(body).toMatchObject({ totalElements: 1, unread: 1 })
    expect(body.elements).toEqual([
      {
        id: expect.any(String),
        event: 'parcel.opened',
        name: '包裹已拆开',
        text: '您的一个包裹已拆开。',
        link: '/#/home/parcels?no=P7',
        createTime: at.getTime(),
        readTime: null,
      },
    ])
    expect([await unreadOf(app, demo2.token), await unreadOf(app, staff.token)]).toEqual([0, 0])
  })

  it('of the desk reaches all staff whose account is in use, and no customer', async () => {
    const { admin, staff, agency, demo2 } = app.people
    await app.happens(toDesk, { userId: demo2.id })
    const tokens = [staff, admin, agency, demo2].map(({ token }) => token)
    expect(await Promise.all(tokens.map((token) => unreadOf(app, token)))).toEqual([1, 1, 0, 0])

    const disable = { method: 'POST', path: `/api/admin/users/${staff.id}/status`, token: admin.token }
    expect(await app.call({ ...disable, body: { action: 'disable' } })).toMatchObject({ status: 200 })
    const id = await app.happens(toDesk, {})
    expect((await app.deliveriesOf(id)).map(({ userId }) => userId)).not.toContain(staff.id)
    await app.call({ ...disable, body: { action: 'enable' } })
  })

  it('of the desk that names who has the case reaches him alone, and everyone where he works there no more', async () => {
    const { admin, staff, demo } = app.people
    const toldOf = async (userId: string) =>
      (await app.deliveriesOf(await app.happens(toHolder, { userId })))
        .filter(({ channel }) => channel === 'inApp')
        .map((row) => row.userId)
        .sort()
    const desk = [admin.id, staff.id].sort()
    expect(await toldOf(staff.id)).toEqual([staff.id])
    expect([await toldOf(''), await toldOf(demo.id)]).toEqual([desk, desk])
    const disable = { method: 'POST', path: `/api/admin/users/${staff.id}/status`, token: admin.token }
    await app.call({ ...disable, body: { action: 'disable' } })
    expect(await toldOf(staff.id)).toEqual([admin.id])
    await app.call({ ...disable, body: { action: 'enable' } })
  })

  it('whose words cannot be had goes out by every way, with the general sentence', async () => {
    const { demo } = app.people
    const wordless: NoticeEntry = {
      ...toOwner,
      words: async ({ db }) => {
        await db.execute(sql`select words from no_such_table`)
        return '包裹 P9：已拆开'
      },
    }
    const id = await app.happens(wordless, { parcel: 'P9', userId: demo.id })
    expect((await waysOf(app, id)).map(({ channel }) => channel)).toEqual(['inApp', 'mail'])
    const { body } = await app.call({ path: '/api/notices', token: demo.token })
    const [latest] = body.elements as unknown[]
    expect(latest).toMatchObject({ text: '您的一个包裹已拆开。', link: '/#/home/parcels?no=P9' })
  })

  it('of somebody who is not there is told to nobody', async () => {
    const id = await app.happens(toOwner, { userId: '00000000-0000-4000-8000-000000000000' })
    expect(await app.deliveriesOf(id)).toEqual([])
  })

  it('that is delivered twice, also at once, is told once', async () => {
    const { agency } = app.people
    const before = await dueIn(app)
    const id = await app.happens(toOwner, { userId: agency.id })
    await Promise.all([1, 2, 3].map(() => app.happens(toOwner, { userId: agency.id, id })))
    expect(await unreadOf(app, agency.token)).toBe(1)
    expect(await app.deliveriesOf(id)).toHaveLength(2)
    expect(await dueIn(app)).toHaveLength(before.length + 1)
  })

  it('that happens twice is told twice, though it says the same', async () => {
    const { demo2 } = app.people
    await app.happens(toOwner, { userId: demo2.id })
    await app.happens(toOwner, { userId: demo2.id })
    expect(await unreadOf(app, demo2.token)).toBe(2)
  })
})

describe('an event for providers', () => {
  it('reaches those who are approved and whose account is in use', async () => {
    const app = await open()
    const { admin, agency } = app.people
    const toldOf = async () => (await app.deliveriesOf(await app.happens(toProviders, {}))).map(({ userId }) => userId)
    const become = (approval: string) =>
      app.database.pool.query('update user_account set approval_state = $1 where id = $2', [approval, agency.id])
    expect(await toldOf()).toEqual([agency.id])
    for (const approval of ['waiting', 'refused']) {
      await become(approval)
      expect(await toldOf()).toEqual([])
    }
    await become('approved')
    const disable = { method: 'POST', path: `/api/admin/users/${agency.id}/status`, token: admin.token }
    await app.call({ ...disable, body: { action: 'disable' } })
    expect(await toldOf()).toEqual([])
  })

  it('stands among the preferences of providers alone, as does one that names a provider', () => {
    const catalogue = catalogueOf([toProviders, { ...toOwner, event: 'parcel.won', forProviders: true }, toOwner])
    const eventsOf = (userType: 'provider' | 'customer' | 'staff') =>
      concerning(catalogue, { userType }).map(({ event }) => event)
    expect(eventsOf('provider')).toEqual(['parcel.offered', 'parcel.won', 'parcel.opened'])
    expect([eventsOf('customer'), eventsOf('staff')]).toEqual([['parcel.opened'], ['parcel.opened']])
  })
})

describe('where it goes', () => {
  it('is the bell alone where nothing else is set up', async () => {
    const app = await open()
    const id = await app.happens(toOwner, { userId: app.people.demo.id })
    expect(await waysOf(app, id)).toEqual([
      { channel: 'inApp', userId: app.people.demo.id, address: null, state: 'sent' },
    ])
    expect(await dueIn(app)).toEqual([])
  })

  it('is mail and gateway besides, masked in the log, each asked for by an event of its own', async () => {
    const app = await open({ ...mail, ...gateway, NOTICE_WEBHOOK_PHONE: 'on' })
    const { demo } = app.people
    const id = await app.happens(toOwner, { userId: demo.id })
    expect(await waysOf(app, id)).toEqual([
      { channel: 'inApp', userId: demo.id, address: null, state: 'sent' },
      { channel: 'mail', userId: demo.id, address: 'd***@example.com', state: 'waiting' },
      { channel: 'webhook', userId: demo.id, address: '138****0001', state: 'waiting' },
    ])
    const rows = await app.deliveriesOf(id)
    const idOf = (channel: string) => rows.find((row) => row.channel === channel)?.id
    expect(await dueIn(app)).toEqual([
      { event: 'notice.mail_due', id: idOf('mail') },
      { event: 'notice.webhook_due', id: idOf('webhook') },
    ])
  })

  it('is the gateway once, naming nobody, where it is given no phone numbers', async () => {
    const app = await open(gateway)
    const id = await app.happens(toDesk, {})
    const calls = (await waysOf(app, id)).filter(({ channel }) => channel === 'webhook')
    expect(calls).toEqual([{ channel: 'webhook', userId: null, address: null, state: 'waiting' }])
    await app.happens(toDesk, { id })
    expect((await app.deliveriesOf(id)).filter(({ channel }) => channel === 'webhook')).toHaveLength(1)
  })

  it('leaves out what the user turned off, for that event alone, and never the bell', async () => {
    const app = await open({ ...mail, ...gateway, NOTICE_WEBHOOK_PHONE: 'on' })
    const { admin } = app.people
    const body = { events: [{ event: 'parcel.sent', channels: ['webhook'] }] }
    const put = { method: 'PUT', path: '/api/notices/preferences', token: admin.token, body }
    expect((await app.call(put)).status).toBe(200)
    const channels = async (eventId: string) =>
      (await waysOf(app, eventId)).filter(({ userId }) => userId === admin.id).map(({ channel }) => channel)
    expect(await channels(await app.happens(toDesk, {}))).toEqual(['inApp', 'webhook'])
    expect(await channels(await app.happens(toOwner, { userId: admin.id }))).toEqual(['inApp', 'mail', 'webhook'])
  })

  it('leaves out mail to whoever has no address', async () => {
    const app = await open(mail)
    const { demo } = app.people
    await app.database.pool.query('update user_account set email_sealed = null where id = $1', [demo.id])
    const id = await app.happens(toOwner, { userId: demo.id })
    expect((await waysOf(app, id)).map(({ channel }) => channel)).toEqual(['inApp'])
  })
})

it('two entries for one event end the start', () => {
  expect(() => noticesServer([toDesk, { ...toDesk, name: '另一个' }])).toThrow(/two entries/)
})
