import { authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { startJobs } from '@portal/platform/server'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { domains } from './domains.ts'

type Jobs = Awaited<ReturnType<typeof startJobs>>
type Row = { id: string; title: string; endsOn: string }

let portal: TestApp
let people: People
/** Two processes on one database. */
let processes: Jobs[]
beforeAll(async () => {
  portal = await createTestApp({ domains, authenticate })
  portal.clock.set(new Date('2026-11-21T08:30:00+08:00'))
  for (const { prepare } of domains) await prepare?.(portal.ctx)
  people = await createPeople(portal)
  const start = () => startJobs({ url: portal.database.url, ctx: portal.ctx, domains, log: portal.services.log })
  processes = [await start(), await start()]
})
afterAll(async () => {
  for (const jobs of processes) await jobs.stop()
  await portal.close()
})

const patient = { timeout: 40_000, interval: 200 }
const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
  (await portal.call({ method, path, token: people.demo.token, ...(body && { body }) })).body
const kept = async () => (await call('GET', '/api/deadlines')).elements as Row[]
const notices = async () =>
  ((await call('GET', '/api/notices')).elements as { event: string }[]).filter(({ event }) =>
    event.startsWith('deadline.'),
  )

it('a right of the vault has its deadlines kept, its owner is reminded once, and they go with it, in two processes', async () => {
  const right = { registerType: 1, recordName: '演示·支架', registerNum: '演示-ZL1', obligeeName: '演示公司' }
  const { id } = await call('POST', '/api/rights', {
    ...right,
    rightBeginDate: '2017-01-05',
    rightEndDate: '2026-11-28',
  })
  await expect.poll(async () => (await kept()).length, patient).toBe(1)
  const [end] = await kept()
  expect(end).toMatchObject({ title: '权利届满', endsOn: '2026-11-28' })
  expect((await call('GET', `/api/rights/${id}`)).deadlines).toMatchObject([{ id: end?.id, dueOn: '2026-11-28' }])
  expect(await notices()).toEqual([])
  portal.clock.set(new Date('2026-11-21T09:00:30+08:00'))
  await expect.poll(async () => (await notices()).map(({ event }) => event), patient).toEqual(['deadline.due_soon'])
  await call('DELETE', `/api/rights/${id}`)
  await expect.poll(kept, patient).toEqual([])
  expect(await notices()).toHaveLength(1)
}, 120_000)
