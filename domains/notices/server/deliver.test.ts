import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Gateway, openGateway } from '../testing/gateway.ts'
import { type MailBox, openMailBox } from '../testing/mail-box.ts'
import { createNoticesApp, type NoticesApp, parcelNotices } from '../testing/notices-app.ts'
import { mostAttempts } from './deliver.ts'
import { isRepeatable } from './repeat-delivery.ts'

let box: MailBox
let gateway: Gateway
let app: NoticesApp
beforeAll(async () => {
  box = await openMailBox()
  gateway = await openGateway()
  app = await createNoticesApp({
    SMTP_URL: box.url,
    SMTP_FROM: 'no-reply@portal.test',
    NOTICE_WEBHOOK_URL: gateway.url,
    NOTICE_WEBHOOK_SECRET: Buffer.alloc(32, 3).toString('base64'),
    NOTICE_WEBHOOK_PHONE: 'on',
  })
})
beforeEach(() => {
  box.received.length = 0
  gateway.calls.length = 0
  gateway.answer = (response) => void response.end()
})
afterAll(async () => {
  await app.close()
  await Promise.all([box.close(), gateway.close()])
})

describe('somebody without an account who left a phone', () => {
  it('is told by the gateway, by his number alone, and is told again only while it is known', async () => {
    const place = { table: 'parcel', column: 'phone_sealed', row: '1' }
    const reader = { sealed: app.ctx.cipher.seal('13700000021', place), place, byPhone: true } as const
    const eventId = await app.happens(parcelNotices.toGuest, { reader })
    const [delivery, ...others] = await app.deliveriesOf(eventId)
    expect(others).toEqual([])
    expect(delivery).toMatchObject({ channel: 'webhook', userId: null, address: '137****0021', state: 'waiting' })
    expect(await app.attempt(delivery?.id)).toBeUndefined()
    expect(gateway.calls.map(({ body }) => JSON.parse(body))).toMatchObject([
      { event: 'parcel.shared', phone: '13700000021', link: 'https://portal.test/#/home/parcels' },
    ])
    const [sent] = await app.deliveriesOf(eventId)
    expect(sent).toMatchObject({ state: 'sent', sealedAddress: null })
    expect(sent && isRepeatable({ ...sent, state: 'failed' })).toBe(false)
  })
})

const waiting = async (channel: 'mail' | 'webhook', userId = app.people.demo.id) => {
  const eventId = await app.happens(parcelNotices.toOwner, { parcel: 'P7', userId })
  const read = async () => (await app.deliveriesOf(eventId)).find((row) => row.channel === channel)
  return { id: (await read())?.id, read }
}

describe('a delivery', () => {
  it('is sent, and the log says when and after how many tries', async () => {
    const { id, read } = await waiting('mail')
    expect(await app.attempt(id)).toBeUndefined()
    expect(box.received).toMatchObject([{ to: ['demo@example.com'] }])
    expect(box.received[0]?.text).toContain('https://portal.test/#/home/parcels?no=P7')
    expect(box.received[0]?.text).toContain('不再等包裹：https://portal.test/#/home/parcels\r\n')
    expect(await read()).toMatchObject({
      state: 'sent',
      attempts: 1,
      outcome: '邮件服务器已接收',
      lastTryTime: expect.any(Date),
      heldUntil: null,
    })
  })

  it('goes to the gateway with the phone number of its user', async () => {
    const { id, read } = await waiting('webhook')
    await app.attempt(id)
    expect(JSON.parse(gateway.calls[0]?.body ?? '')).toEqual({
      event: 'parcel.opened',
      receipt: id,
      news: true,
      link: 'https://portal.test/#/home/parcels?no=P7',
      phone: '13800000001',
    })
    expect(await read()).toMatchObject({ state: 'sent', outcome: '网关应答 200' })
  })

  it('is not sent again when the queue delivers it again', async () => {
    const { id } = await waiting('mail')
    await app.attempt(id)
    expect(await app.attempt(id)).toBeUndefined()
    expect(box.received).toHaveLength(1)
  })

  it('is sent once when two processes take it at the same time', async () => {
    const { id, read } = await waiting('webhook')
    const results = await Promise.all([1, 2, 3, 4].map(() => app.attempt(id)))
    expect(gateway.calls).toHaveLength(1)
    expect(results.filter((result) => result !== undefined).every((result) => /being sent/.test(result ?? ''))).toBe(
      true,
    )
    expect(await read()).toMatchObject({ state: 'sent', attempts: 1 })
  })

  it('that is not there is nothing to do', async () => {
    expect(await app.attempt('00000000-0000-4000-8000-000000000000')).toBeUndefined()
  })
})

describe('a delivery that fails', () => {
  it('asks the queue for another try and is sent by it', async () => {
    const { id, read } = await waiting('mail')
    box.refusals.push({ code: 451, text: 'later' })
    expect(await app.attempt(id)).toMatch(/邮件服务器应答 451/)
    expect(await read()).toMatchObject({
      state: 'waiting',
      attempts: 1,
      outcome: '邮件服务器应答 451',
      heldUntil: null,
    })
    expect(await app.attempt(id)).toBeUndefined()
    expect(await read()).toMatchObject({ state: 'sent', attempts: 2, outcome: '邮件服务器已接收' })
    expect(box.received).toHaveLength(1)
  })

  it('is given up after the last try', async () => {
    const { id, read } = await waiting('webhook')
    gateway.answer = (response) => void response.writeHead(500).end()
    for (let tried = 1; tried < mostAttempts; tried += 1) expect(await app.attempt(id)).toMatch(/500/)
    expect(await app.attempt(id)).toBeUndefined()
    expect(await read()).toMatchObject({ state: 'failed', attempts: mostAttempts, outcome: '网关应答 500' })
    await app.attempt(id)
    expect(gateway.calls).toHaveLength(mostAttempts)
  })

  it('is given up at once when the mailbox does not exist', async () => {
    const { id, read } = await waiting('mail')
    box.refusals.push({ code: 550, text: 'no such mailbox' })
    expect(await app.attempt(id)).toBeUndefined()
    expect(await read()).toMatchObject({ state: 'failed', attempts: 1, outcome: '邮件服务器应答 550' })
  })

  it('is taken up again after its process died in the middle', async () => {
    const { id, read } = await waiting('mail')
    const dies = 'update notice_delivery set attempts = 1, held_until = $2 where id = $1'
    await app.database.pool.query(dies, [id, new Date(app.clock.now().getTime() + 60_000)])
    expect(await app.attempt(id)).toMatch(/being sent/)
    expect(box.received).toEqual([])
    app.clock.advance(61_000)
    await app.attempt(id)
    expect(await read()).toMatchObject({ state: 'sent', attempts: 2 })
  })

  it('says nothing to whoever was disabled meanwhile', async () => {
    const { admin, demo2 } = app.people
    const { id, read } = await waiting('mail', demo2.id)
    const path = `/api/admin/users/${demo2.id}/status`
    await app.call({ method: 'POST', path, token: admin.token, body: { action: 'disable' } })
    expect(await app.attempt(id)).toBeUndefined()
    expect(await read()).toMatchObject({ state: 'failed', outcome: '账号已停用或联系方式已删除' })
    expect(box.received).toEqual([])
  })
})
