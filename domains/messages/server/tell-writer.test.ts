import { type MailBox, openMailBox } from '@portal/notices/testing'
import { startJobs } from '@portal/platform/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { messageSample } from '../contract/samples.ts'
import { createMessagesApp, type MessagesApp } from '../testing/messages-app.ts'

type Jobs = Awaited<ReturnType<typeof startJobs>>

let box: MailBox
let portal: MessagesApp
let jobs: Jobs
beforeAll(async () => {
  box = await openMailBox()
  portal = await createMessagesApp({ SMTP_URL: box.url, SMTP_FROM: 'no-reply@portal.test' })
  const { ctx, services, database } = portal
  jobs = await startJobs({ url: database.url, ctx, domains: services.domains, log: services.log })
})
afterAll(async () => {
  await jobs.stop()
  await portal.close()
  await box.close()
})

const patient = { timeout: 40_000, interval: 200 }
const bellOf = async (token: string): Promise<{ name: string; link: string }[]> =>
  (await portal.call({ path: '/api/notices', token })).body.elements as { name: string; link: string }[]

it('takes the news of a message to the desk, and of its answer to the writer, by account or by address', async () => {
  const { demo, staff } = portal.people
  const signed = await portal.written({}, { token: demo.token })
  const { body: visitor } = await portal.send({ lyEmail: 'visitor@example.com' })
  await expect
    .poll(async () => (await bellOf(staff.token)).map(({ link }) => link), patient)
    .toEqual(expect.arrayContaining([`/admin.html#/messages/${signed}`, `/admin.html#/messages/${visitor.id}`]))
  await portal.act(signed, 'reply', { reply: '答复一' })
  await portal.act(String(visitor.id), 'reply', { reply: '答复二' })
  await expect
    .poll(() => bellOf(demo.token), patient)
    .toMatchObject([
      {
        name: '留言已答复',
        text: `留言“${messageSample.title}”：已答复（${signed}）`,
        link: `/#/home/leavingAMessage?activeName=name1&id=${signed}`,
      },
    ])
  await expect.poll(() => box.received.flatMap(({ to }) => to), patient).toContain('visitor@example.com')
  const mail = box.received.find(({ to }) => to.includes('visitor@example.com'))
  const link = /https:\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  expect(link).toBe(`https://portal.test/#/home/leavingAMessage?activeName=name1&id=${visitor.id}&key=${visitor.key}`)
  expect(mail?.text).not.toMatch(new RegExp(`答复二|${messageSample.title}`))
}, 120_000)
