import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MailBox, openMailBox } from '../testing/mail-box.ts'
import { createNoticesApp, type NoticesApp, parcelNotices } from '../testing/notices-app.ts'
import { mostAttempts } from './deliver.ts'
import { sweepNotices } from './sweep.ts'

let box: MailBox
let app: NoticesApp
beforeAll(async () => {
  box = await openMailBox()
  app = await createNoticesApp({ SMTP_URL: box.url, SMTP_FROM: 'no-reply@portal.test' })
})
beforeEach(() => {
  box.received.length = 0
})
afterAll(async () => {
  await app.close()
  await box.close()
})

const place = { table: 'parcel', column: 'email_sealed', row: '1' }
const readerOf = (portal: NoticesApp, email = 'visitor@example.com') => ({
  sealed: portal.ctx.cipher.seal(email, place),
  place,
})
const told = async (id?: string) => {
  const eventId = await app.happens(parcelNotices.toOwner, { reader: readerOf(app), ...(id && { id }) })
  const [delivery, ...others] = await app.deliveriesOf(eventId)
  if (!delivery) throw new Error('nothing is delivered')
  return { eventId, delivery, others, read: async () => (await app.deliveriesOf(eventId))[0] }
}

describe('somebody without an account', () => {
  it('gets one mail that says that there is news and where, and nothing to turn off', async () => {
    const { delivery, others, read } = await told()
    expect(others).toEqual([])
    expect(delivery).toMatchObject({ channel: 'mail', userId: null, address: 'v***@example.com', state: 'waiting' })
    expect(await app.attempt(delivery.id)).toBeUndefined()
    expect(box.received).toMatchObject([{ to: ['visitor@example.com'], subject: '一链维权：您有新的消息' }])
    expect(box.received[0]?.text).toContain('https://portal.test/#/home/parcels?no=P1')
    expect(box.received[0]?.text).not.toMatch(/包裹|接收设置|登录/)
    expect(await read()).toMatchObject({ state: 'sent', sealedAddress: null })
  })

  it('reads what it is about where the entry says so, with a link whose end nobody else is shown', async () => {
    const end = { ...place, column: 'link_end_sealed' }
    const linkEnd = { sealed: app.ctx.cipher.seal('?token=only-theirs', end), place: end }
    const eventId = await app.happens(parcelNotices.toGuest, { reader: { ...readerOf(app), linkEnd } })
    const [delivery] = await app.deliveriesOf(eventId)
    expect(JSON.stringify(delivery)).not.toContain('only-theirs')
    await app.attempt(delivery?.id)
    expect(box.received).toMatchObject([{ subject: '一链维权：请您收包裹' }])
    expect(box.received[0]?.text).toContain(
      '请打开以下链接收包裹：\r\nhttps://portal.test/#/home/parcels?token=only-theirs\r\n',
    )
    expect(box.received[0]?.text).not.toContain('留言')
    expect(await app.deliveriesOf(eventId)).toMatchObject([{ state: 'sent', sealedAddress: null, linkEnd: null }])
  })

  it('is told once, however often the event comes', async () => {
    const { eventId } = await told()
    expect((await told(eventId)).others).toEqual([])
  })

  it('has his address in clear nowhere, and sealed no longer than it is needed', async () => {
    const { delivery, read } = await told()
    const { rows } = await app.database.pool.query(
      `select to_jsonb(d)::text as text from notice_delivery d union all select data::text from outbox`,
    )
    expect(JSON.stringify(rows)).not.toContain('visitor@')
    box.refusals.push({ code: 550, text: 'no such mailbox' })
    await app.attempt(delivery.id)
    expect(await read()).toMatchObject({ state: 'failed', sealedAddress: null })
  })

  it('is tried again after a fault, and given up after the last try', async () => {
    const { delivery, read } = await told()
    for (let tried = 1; tried <= mostAttempts; tried += 1) {
      box.refusals.push({ code: 451, text: 'later' })
      const said = await app.attempt(delivery.id)
      expect(said === undefined).toBe(tried === mostAttempts)
    }
    expect(await read()).toMatchObject({ state: 'failed', attempts: mostAttempts, sealedAddress: null })
  })

  it('loses his address with what the queue left open', async () => {
    const { read } = await told()
    await sweepNotices({ ...app.ctx, now: () => new Date(Date.now() + 4 * 86_400_000) })
    expect(await read()).toMatchObject({ state: 'failed', sealedAddress: null })
  })

  it('is not told where this portal sends no mail', async () => {
    const silent = await createNoticesApp()
    const eventId = await silent.happens(parcelNotices.toOwner, { reader: readerOf(silent) })
    expect(await silent.deliveriesOf(eventId)).toEqual([])
    await silent.close()
  })

  it('who left a phone is not told where the gateway gets no numbers', async () => {
    const eventId = await app.happens(parcelNotices.toGuest, { reader: { ...readerOf(app), byPhone: true } })
    expect(await app.deliveriesOf(eventId)).toEqual([])
  })
})
