import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { noticesServer } from '@portal/notices/server'
import { type MailBox, openMailBox } from '@portal/notices/testing'
import { startJobs } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { courseSample, signUpSample } from '../contract/samples.ts'
import { coursesServer } from './index.ts'
import { courseNotices } from './notices.ts'

const domains = [accountsServer, coursesServer, noticesServer(courseNotices)]

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
  jobs = await startJobs({ url: portal.database.url, ctx: portal.ctx, domains, log: portal.services.log })
})
afterAll(async () => {
  await jobs.stop()
  await portal.close()
  await box.close()
})

const patient = { timeout: 40_000, interval: 200 }
const post = (path: string, token: string, body: unknown) => portal.call({ method: 'POST', path, token, body })
const mailTo = (address: string) => box.received.filter(({ to }) => to.includes(address))
const newsOf = async (token: string) => {
  const { body } = await portal.call({ path: '/api/notices', token })
  return (body.elements as { event: string; link: string }[]).filter(({ event }) => event.startsWith('course.'))
}

it('a sign-up is confirmed by bell and by mail that leads to it, and so is moving up from the waiting list', async () => {
  const { staff, demo, demo2 } = people
  const sample = { ...courseSample(Date.now()), seats: 2 }
  const { body: course } = await post('/api/admin/courses', staff.token, sample)
  await post(`/api/admin/courses/${course.id}/publish`, staff.token, {})
  const form = { ...signUpSample, courses: course.id }
  const first = await post('/api/courseSignUp', demo.token, form)
  const second = await post('/api/courseSignUp', demo2.token, form)
  expect(second.body.waiting).toEqual([course.id])
  const pageOf = (signUp: unknown) => `/#/home/curriculum?signUp=${signUp}`

  await expect.poll(() => mailTo('demo@example.com').length, patient).toBe(1)
  await expect.poll(() => mailTo('demo2@example.com').length, patient).toBe(1)
  const [mail] = mailTo('demo@example.com')
  expect(mail?.text).toContain(`https://portal.test${pageOf(first.body.id)}`)
  expect(mail?.text).not.toMatch(/海关备案|宁波|王敏/)
  expect(await newsOf(demo.token)).toMatchObject([{ event: 'course.confirmed', link: pageOf(first.body.id) }])
  expect(await newsOf(demo2.token)).toMatchObject([{ event: 'course.waiting', link: pageOf(second.body.id) }])

  const own = await portal.call({ path: '/api/courseSignUps', token: demo.token })
  const [enrolment] = own.body.elements as { id: string }[]
  await post(`/api/courseSignUps/${enrolment?.id}/cancel`, demo.token, {})
  await expect.poll(() => mailTo('demo2@example.com').length, patient).toBe(2)
  expect(await newsOf(demo2.token)).toMatchObject([{ event: 'course.moved_up' }, { event: 'course.waiting' }])
  expect(await newsOf(demo.token)).toHaveLength(1)
}, 120_000)
