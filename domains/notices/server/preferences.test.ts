import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Recipient } from '../contract/channels.ts'
import type { Preferences } from '../contract/preferences.ts'
import { createNoticesApp, type NoticesApp } from '../testing/notices-app.ts'

const mail = { SMTP_URL: 'smtp://127.0.0.1:1', SMTP_FROM: 'no-reply@portal.test' }
const gateway = {
  NOTICE_WEBHOOK_URL: 'http://127.0.0.1:1',
  NOTICE_WEBHOOK_SECRET: Buffer.alloc(32, 3).toString('base64'),
}

let app: NoticesApp
beforeAll(async () => {
  app = await createNoticesApp({ ...mail, ...gateway, NOTICE_WEBHOOK_PHONE: 'on' })
})
afterAll(() => app.close())

const path = '/api/notices/preferences'
const read = async (token: string, of = app) => (await of.call({ path, token })).body as Preferences
const put = (token: string, events: unknown) => app.call({ method: 'PUT', path, token, body: { events } })
const recipientsOf = async (token: string, query = '', of = app) =>
  (await of.call({ path: `/api/notices/recipients${query}`, token })).body.recipients as Recipient[]

const both = ['mail', 'webhook']

describe('preferences', () => {
  it('begin with everything on, and tell a customer of a customer’s events alone', async () => {
    expect(await read(app.people.demo.token)).toEqual({
      offered: [
        { channel: 'mail', address: 'd***@example.com' },
        { channel: 'webhook', address: '138****0001' },
      ],
      events: [{ event: 'parcel.opened', name: '包裹已拆开', channels: both }],
    })
    expect((await read(app.people.staff.token)).events.map(({ event }) => event)).toEqual([
      'parcel.sent',
      'parcel.opened',
    ])
  })

  it('are kept, one’s own alone, and can be turned on again', async () => {
    const { demo, demo2 } = app.people
    const saved = await put(demo.token, [{ event: 'parcel.opened', channels: ['webhook'] }])
    expect(saved).toMatchObject({ status: 200, body: { events: [{ channels: ['webhook'] }] } })
    expect((await read(demo.token)).events).toMatchObject([{ channels: ['webhook'] }])
    expect((await read(demo2.token)).events).toMatchObject([{ channels: both }])
    await put(demo.token, [{ event: 'parcel.opened', channels: both }])
    expect((await read(demo.token)).events).toMatchObject([{ channels: both }])
  })

  it('leave alone the events that are not named', async () => {
    const { staff } = app.people
    await put(staff.token, [{ event: 'parcel.sent', channels: [] }])
    await put(staff.token, [{ event: 'parcel.opened', channels: ['mail'] }])
    expect((await read(staff.token)).events.map(({ channels }) => channels)).toEqual([[], ['mail']])
  })

  it.each([
    [[{ event: 'parcel.sent', channels: [] }], '没有这类通知'],
    [[{ event: 'no.such', channels: [] }], '没有这类通知'],
    [[{ event: 'parcel.opened', channels: ['inApp'] }], '接收方式有误'],
    [[{ event: 'parcel.opened' }], '接收方式有误'],
    ['all', '请选择接收方式'],
  ])('refuse %j of a customer', async (events, msg) => {
    const answer = await put(app.people.demo2.token, events)
    expect(answer).toMatchObject({ status: 400, body: { status: 'U00400', msg } })
    expect((await read(app.people.demo2.token)).events).toMatchObject([{ channels: both }])
  })

  it('offer only what is set up, and no single user a gateway without phone numbers', async () => {
    const other = await createNoticesApp(gateway)
    expect((await read(other.people.demo.token, other)).offered).toEqual([])
    expect(await recipientsOf(other.people.demo.token, '', other)).toEqual([{ channel: 'inApp', address: null }])
    await other.close()
  })
})

describe('通知将发给', () => {
  const inApp = { channel: 'inApp', address: null }
  const byMail = { channel: 'mail', address: 'd***@example.com' }
  const byPhone = { channel: 'webhook', address: '138****0002' }

  it('answers the masked addresses of the caller', async () => {
    expect(await recipientsOf(app.people.demo2.token)).toEqual([inApp, byMail, byPhone])
  })

  it('leaves out what is off for every event of the topic, and knows of no event of others', async () => {
    const { demo2 } = app.people
    await put(demo2.token, [{ event: 'parcel.opened', channels: ['webhook'] }])
    expect(await recipientsOf(demo2.token, '?topic=parcel')).toEqual([inApp, byPhone])
    expect(await recipientsOf(demo2.token, '?topic=parc')).toEqual([inApp])
  })

  it('leaves out a channel for which the account has no address', async () => {
    const { agency } = app.people
    await app.database.pool.query('update user_account set email_sealed = null where id = $1', [agency.id])
    expect((await recipientsOf(agency.token)).map(({ channel }) => channel)).toEqual(['inApp', 'webhook'])
    expect((await read(agency.token)).offered[0]).toEqual({ channel: 'mail', address: null })
  })
})
