import { authenticate, demonstrationPassword } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { type MailBox, openMailBox } from '@portal/notices/testing'
import { startJobs } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { submitSamples } from '@portal/requests/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { domains } from './domains.ts'

type Jobs = Awaited<ReturnType<typeof startJobs>>

let box: MailBox
let portal: TestApp
let people: People
let jobs: Jobs
beforeAll(async () => {
  box = await openMailBox()
  const env = { SMTP_URL: box.url, SMTP_FROM: '一链维权 <no-reply@portal.test>', PUBLIC_URL: 'https://portal.test' }
  portal = await createTestApp({ domains, authenticate, env })
  people = await createPeople(portal)
  const { log } = portal.services
  jobs = await startJobs({ url: portal.database.url, ctx: portal.ctx, domains, log })
})
afterAll(async () => {
  await jobs.stop()
  await portal.close()
  await box.close()
})

const patient = { timeout: 40_000, interval: 200 }
const post = (path: string, token: string, body: unknown) => portal.call({ method: 'POST', path, token, body })
const mailTo = (address: string) => box.received.filter(({ to }) => to.includes(address))
const newsOf = async (token: string) =>
  (await portal.call({ path: '/api/notices', token })).body.elements as { event: string; link: string; text: string }[]

it('a customer sets preferences for what can reach a customer: nothing that leads into the back office', async () => {
  const eventsOf = async (token: string) => {
    const { body } = await portal.call({ path: '/api/notices/preferences', token })
    return (body.events as { event: string }[]).map(({ event }) => event)
  }
  const anything = { businessSn: 'KL1', businessType: 7, id: '1', ids: ['1'] }
  const ofDesk = domains
    .flatMap(({ notices = [] }) => notices)
    // Whoever has no account yet sets nothing, and what guards an account cannot be turned off.
    .filter(({ link, always }) => !always && link(anything as never).startsWith('/admin.html'))
    .map(({ event }) => event)
  expect(ofDesk).toContain('request.assigned')
  expect((await eventsOf(people.demo.token)).filter((event) => ofDesk.includes(event))).toEqual([])
  expect(await eventsOf(people.admin.token)).toEqual(expect.arrayContaining(ofDesk))
  expect(await eventsOf(people.demo.token)).not.toContain('account.contact_changed')
})

it('another mail address is told to the old one and to the new one', async () => {
  const { token } = people.agency
  const body = { version: 1, email: 'new@example.com', password: demonstrationPassword }
  expect((await portal.call({ method: 'PUT', path: '/api/profile', token, body })).status).toBe(200)
  const both = ['agency@example.com', 'new@example.com']
  await expect.poll(() => both.map((address) => mailTo(address).length), patient).toEqual([1, 1])
  expect((await newsOf(token)).map(({ event }) => event)).toEqual(['account.contact_changed'])
})

describe('a request on its way', () => {
  let businessSn: string
  let own: string

  it('is told to the desk, by bell and by mail from a real mail server', async () => {
    const { body } = await post('/api/submitIpForeignInfo', people.demo.token, submitSamples.customsSeizure)
    businessSn = String(body.businessSn)
    own = `/#/home/speedOfProgress?active=7&businessSn=${businessSn}`
    const desk = ['staff@example.com', 'admin@example.com']
    await expect.poll(() => desk.map((address) => mailTo(address).length), patient).toEqual([1, 1])
    expect(mailTo('staff@example.com')[0]?.text).toContain(`https://portal.test/admin.html#/requests/${businessSn}`)
    expect(await newsOf(people.staff.token)).toMatchObject([
      {
        event: 'request.submitted',
        link: `/admin.html#/requests/${businessSn}`,
        text: `海关查扣 · 演示·太阳镜 1,200 副：新的申请，等待受理（${businessSn}）`,
      },
    ])
    expect(await newsOf(people.demo.token)).toEqual([])
  }, 60_000)

  it('is told to its owner at each step, after a refusal of the mail server too', async () => {
    box.refusals.push({ code: 451, text: 'later' })
    const accept = `/api/admin/requests/${businessSn}/accept`
    await post(accept, people.staff.token, { acceptContent: '已安排专员', note: '内部备注' })
    await expect.poll(() => mailTo('demo@example.com').length, patient).toBe(1)
    const [mail] = mailTo('demo@example.com')
    expect(mail?.text).toContain(`https://portal.test${own}`)
    expect(mail?.text).not.toMatch(/受理|专员|备注|太阳镜/)

    const complete = `/api/admin/requests/${businessSn}/complete`
    await post(complete, people.staff.token, { processResult: '海关已放行', note: '' })
    await expect.poll(() => mailTo('demo@example.com').length, patient).toBe(2)
    const plan = { businessSn, qmfaName: '王敏', qmfaPhone: '13800000001' }
    await post('/api/submitQuanMianFangAn', people.demo.token, plan)
    await expect.poll(() => mailTo('staff@example.com').length, patient).toBe(2)

    const title = '海关查扣 · 演示·太阳镜 1,200 副'
    const day = expect.stringMatching(
      new RegExp(`^${title}：已受理，预计 (\\d{4} 年 )?\\d+ 月 \\d+ 日答复（${businessSn}）$`),
    )
    expect(await newsOf(people.demo.token)).toMatchObject([
      { event: 'request.completed', link: own, text: `${title}：已完成：海关已放行（${businessSn}）` },
      { event: 'request.accepted', link: own, text: day },
    ])
    expect((await newsOf(people.staff.token)).map(({ event }) => event)).toEqual([
      'request.full_plan_requested',
      'request.submitted',
    ])
    expect(await newsOf(people.demo2.token)).toEqual([])
    const log = await portal.call({
      path: `/api/admin/notice-deliveries?channel=mail&keyword=demo`,
      token: people.staff.token,
    })
    expect(log.body.elements).toMatchObject([
      { name: '已完成', state: 'sent', attempts: 1, address: 'd***@example.com' },
      { name: '已受理', state: 'sent', attempts: 2, address: 'd***@example.com' },
    ])
  }, 150_000)

  it('that is refused is told as news, without the reason', async () => {
    const { body } = await post('/api/submitIpForeignInfo', people.demo2.token, submitSamples.customsSeizure)
    const reject = `/api/admin/requests/${body.businessSn}/reject`
    await post(reject, people.staff.token, { acceptContent: '不涉及知识产权', cure: '另行咨询', note: '' })
    await expect.poll(() => mailTo('demo2@example.com').length, patient).toBe(1)
    expect(JSON.stringify([mailTo('demo2@example.com'), await newsOf(people.demo2.token)])).not.toContain('不涉及')
  }, 60_000)

  it('that needs papers says which and until when to its owner in the portal, and to nobody by mail', async () => {
    const { body } = await post('/api/submitIpForeignInfo', people.demo2.token, submitSamples.customsSeizure)
    const dueDate = new Date(Date.now() + 5 * 86_400_000).toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })
    const papers = [{ label: '报关单', problem: '请补一份' }]
    await post(`/api/admin/requests/${body.businessSn}/supplement`, people.staff.token, { items: [], papers, dueDate })
    await expect.poll(() => mailTo('demo2@example.com').length, patient).toBe(2)
    const [news] = await newsOf(people.demo2.token)
    expect(news?.text).toMatch(/^海关查扣 · 演示·太阳镜 1,200 副：请补交 1 份材料，最迟 .*\d+ 月 \d+ 日（KL\d+）$/)
    expect(JSON.stringify(mailTo('demo2@example.com'))).not.toMatch(/报关单|太阳镜|补交/)
  }, 60_000)
})
