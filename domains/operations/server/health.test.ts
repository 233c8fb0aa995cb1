import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { type HealthFinding, type ServerDomain, startJobs } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Health } from '../contract/health.ts'
import { healthTicker } from './health.ts'
import { createOperationsServer } from './index.ts'

let finding: () => HealthFinding = () => ({ state: 'ok', text: '信都寄出了。' })
const runs: string[] = []
const mail: ServerDomain = {
  name: 'mail',
  routes: [],
  checks: [{ key: 'mail', name: '邮件', look: async () => finding() }],
  jobs: [
    { name: 'mail.sweep', cron: '0 3 * * *', run: async () => void runs.push('swept') },
    {
      name: 'mail.broken',
      cron: '0 4 * * *',
      run: async () => {
        throw new Error('the mail server is away')
      },
    },
  ],
}
const operations: ServerDomain = createOperationsServer(() => domains)
const domains: readonly ServerDomain[] = [accountsServer, mail, operations]

let portal: TestApp
let people: People
beforeAll(async () => {
  portal = await createTestApp({ domains, authenticate })
  people = await createPeople(portal)
})
afterAll(() => portal.close())

const read = async (): Promise<Health> =>
  (await portal.call({ path: '/api/admin/health', token: people.admin.token })).body as Health
const checkOf = (health: Health, key: string) => health.checks.find((check) => check.key === key)
const look = () => operations.tickers?.[0]?.run(portal.ctx, new AbortController().signal)
const told = async () =>
  (await portal.database.pool.query("select event, data from outbox where event like 'health.%' order by id")).rows
const run = (name: string, token = people.admin.token) =>
  portal.call({ method: 'POST', path: `/api/admin/jobs/${name}/run`, token })

it('says how everything is, what asks for help first', async () => {
  const health = await read()
  expect(checkOf(health, 'database')).toMatchObject({ name: '数据库', state: 'ok' })
  expect(checkOf(health, 'files')).toMatchObject({ state: 'ok' })
  expect(checkOf(health, 'mail')).toMatchObject({ name: '邮件', state: 'ok', text: '信都寄出了。' })
  expect(checkOf(health, 'queue')).toMatchObject({ state: 'unknown' })
  expect(checkOf(health, 'backup')).toMatchObject({ state: 'unknown' })
  expect(health).toMatchObject({ overall: 'unknown', backup: null, queue: null, version: { node: process.version } })
  finding = () => {
    throw new Error('no answer')
  }
  const worse = await read()
  expect(worse.overall).toBe('fault')
  expect(worse.checks[0]).toMatchObject({ key: 'mail', state: 'fault' })
})

it('tells a fault once, with since when, and once that it is over', async () => {
  finding = () => ({ state: 'fault', text: '寄不出去。' })
  const since = portal.clock.now().getTime()
  await look()
  portal.clock.advance(300_000)
  await look()
  expect(await told()).toEqual([{ event: 'health.fault', data: { key: 'mail' } }])
  expect(Math.abs((checkOf(await read(), 'mail')?.since ?? 0) - since)).toBeLessThan(60_000)
  finding = () => ({ state: 'warning', text: '寄得慢。' })
  await look()
  await look()
  expect(await told()).toMatchObject([{ event: 'health.fault' }, { event: 'health.over', data: { key: 'mail' } }])
  finding = () => ({ state: 'ok', text: '信都寄出了。' })
})

it('tells a fault that one machine sees and another does not once, and its end when no machine sees it', async () => {
  await portal.database.pool.query("delete from outbox where event like 'health.%'")
  const states: Record<string, HealthFinding['state']> = { one: 'fault', other: 'ok' }
  const lookOn = (machine: string) =>
    healthTicker(
      () => [
        { key: 'room', name: '磁盘空间', look: async () => ({ state: states[machine] ?? 'ok', text: '剩余 1 MB。' }) },
      ],
      machine,
    ).run(portal.ctx, new AbortController().signal)
  const events = async () => (await told()).map(({ event }) => event)
  for (let minute = 0; minute < 3; minute += 1) {
    await Promise.all([lookOn('one'), lookOn('other')])
    portal.clock.advance(60_000)
  }
  expect(await events()).toEqual(['health.fault'])
  expect(checkOf(await read(), 'room')).toMatchObject({ state: 'fault', text: 'one：剩余 1 MB。' })
  states.one = 'warning'
  await lookOn('one')
  expect(await events()).toEqual(['health.fault', 'health.over'])
  states.other = 'fault'
  await lookOn('other')
  // The other machine was stopped: what it saw last counts no more.
  portal.clock.advance(4 * 60_000)
  await lookOn('one')
  expect(await events()).toEqual(['health.fault', 'health.over', 'health.fault', 'health.over'])
})

it('hands the news of a fault to every administrator, and to nobody else', async () => {
  const listener = operations.listeners?.find(({ event }) => event === 'health.fault')
  await listener?.react(portal.ctx, { key: 'mail' }, { id: '1', at: portal.clock.now() })
  const handed = (await told()).filter(({ event }) => event === 'health.fault_told')
  expect(handed.map(({ data }) => data)).toEqual([{ key: 'mail', userId: people.admin.id }])
})

it('warns of a backup that is older than a day, and tells one that is new', async () => {
  const report = (hoursAgo: number) =>
    writeFile(
      join(portal.services.config.dataFolder, 'backup.json'),
      JSON.stringify({ at: portal.clock.now().getTime() - hoursAgo * 3_600_000, files: 7 }),
    )
  await report(2)
  const { backup, ...health } = await read()
  expect(backup).toMatchObject({ files: 7 })
  expect(checkOf({ backup, ...health }, 'backup')).toMatchObject({ state: 'ok' })
  await report(27)
  expect(checkOf(await read(), 'backup')).toMatchObject({ state: 'warning' })
})

it('is for those who may read it', async () => {
  expect((await portal.call({ path: '/api/admin/health', token: people.demo.token })).status).toBe(403)
  expect((await run('mail.sweep', people.staff.token)).body.msg).toBe('只有管理员才能操作！')
  expect((await run('nobody')).status).toBe(404)
  expect((await run('mail.sweep')).body.msg).toBe('任务队列尚未启动，暂时不能执行任务')
})

it('has a job run at once, and shows how each last ended and when it comes next', async () => {
  const jobs = await startJobs({ url: portal.database.url, ctx: portal.ctx, domains, log: portal.services.log })
  try {
    expect((await run('mail.sweep')).status).toBe(200)
    await expect.poll(() => runs, { timeout: 30_000, interval: 200 }).toEqual(['swept'])
    const jobOf = async (name: string) => (await read()).jobs.find((job) => job.name === name)
    await expect.poll(async () => (await jobOf('mail.sweep'))?.lastWorked, { timeout: 15_000 }).toBe(true)
    const next = (await jobOf('mail.sweep'))?.nextTime ?? 0
    expect(new Date(next).getUTCHours()).toBe(19)
    await portal.database.pool.query(
      `insert into pgboss.job (name, state, completed_on, output, retry_limit) values ('mail.broken', 'failed', now(), '{"message": "the mail server is away"}', 0)`,
    )
    expect(await jobOf('mail.broken')).toMatchObject({ lastWorked: false, error: 'the mail server is away' })
    expect(checkOf(await read(), 'jobs')).toMatchObject({ state: 'fault' })
  } finally {
    await jobs.stop()
  }
}, 60_000)
