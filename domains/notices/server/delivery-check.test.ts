import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MailBox, openMailBox } from '../testing/mail-box.ts'
import { createNoticesApp, type NoticesApp, parcelNotices } from '../testing/notices-app.ts'
import { mostAttempts } from './deliver.ts'
import { deliveryCheck } from './delivery-check.ts'

let box: MailBox
let app: NoticesApp
beforeAll(async () => {
  box = await openMailBox()
  app = await createNoticesApp({ SMTP_URL: box.url, SMTP_FROM: 'no-reply@portal.test' })
})
afterAll(async () => {
  await app.close()
  await box.close()
})

const look = () => deliveryCheck.look(app.ctx)
const away = { code: 451, text: 'later' }

it('warns of a mail server from the first try that fails, until staff have had the mail sent again', async () => {
  const eventId = await app.happens(parcelNotices.toOwner, { userId: app.people.demo.id })
  const { id } = (await app.deliveriesOf(eventId)).find(({ channel }) => channel === 'mail') ?? {}
  expect(await look()).toMatchObject({ state: 'ok' })
  box.refusals.push(away)
  await app.attempt(id)
  expect(await look()).toMatchObject({ state: 'warning', text: expect.stringContaining('正在重试：邮件 1 条') })
  for (let tried = 1; tried < mostAttempts; tried += 1) {
    box.refusals.push(away)
    await app.attempt(id)
  }
  expect(await look()).toMatchObject({ state: 'warning', text: expect.stringContaining('发送失败：邮件 1 条') })
  const path = `/api/admin/notice-deliveries/${id}/retry`
  expect(await app.call({ method: 'POST', path, token: app.people.staff.token })).toMatchObject({ status: 200 })
  // What waits for the try that staff asked for has not failed again.
  expect(await look()).toMatchObject({ state: 'ok' })
  await app.attempt(id)
  expect(box.received).toHaveLength(1)
  expect(await look()).toMatchObject({ state: 'ok' })
})
