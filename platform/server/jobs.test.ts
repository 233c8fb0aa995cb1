import { afterAll, beforeAll, expect, it } from 'vitest'
import { notes, noteTable } from '../testing/sample-domain.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import type { ServerDomain } from './domain.ts'
import { type Jobs, startJobs } from './jobs.ts'
import { publish } from './outbox.ts'
import { outbox } from './platform.table.ts'

const heard: unknown[] = []
let failures = 1
const listening: ServerDomain = {
  name: 'listening',
  routes: [],
  listeners: [
    {
      event: 'note.written',
      name: 'listening.hears',
      react: async (_ctx, data) => {
        if (failures-- > 0) throw new Error('not yet')
        heard.push(data)
      },
    },
  ],
  jobs: [{ name: 'listening.sweeps', cron: '0 3 * * *', run: async () => undefined }],
}

let test: TestApp
let jobs: Jobs
beforeAll(async () => {
  test = await createTestApp({ domains: [notes, listening] })
  await test.database.pool.query(noteTable)
  const { log, domains } = test.services
  jobs = await startJobs({ url: test.database.url, ctx: test.ctx, domains, log })
})
afterAll(async () => {
  await jobs.stop()
  await test.close()
})

const waiting = async () => (await test.database.pool.query('select count(*)::int as count from outbox')).rows[0].count

it('delivers an event of a committed transaction, and tries again when the listener fails', async () => {
  await test.services.db.transaction((tx) => publish({ ...test.ctx, db: tx }, 'note.written', { id: '1' }))
  await expect.poll(() => heard, { timeout: 30_000, interval: 200 }).toEqual([{ id: '1' }])
  expect(await waiting()).toBe(0)
}, 40_000)

it('forgets an event of a transaction that failed', async () => {
  const failing = test.services.db.transaction(async (tx) => {
    await publish({ ...test.ctx, db: tx }, 'note.written', { id: 'never' })
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect([await waiting(), await jobs.relay()]).toEqual([0, 0])
})

it('schedules what the domains and the platform itself ask for', async () => {
  const { rows } = await test.database.pool.query('select name, cron, timezone from pgboss.schedule order by name')
  const timezone = 'Asia/Shanghai'
  expect(rows).toEqual([
    { name: 'listening.sweeps', cron: '0 3 * * *', timezone },
    { name: 'platform.forget-old-idempotency-keys', cron: '17 * * * *', timezone },
    { name: 'platform.forget-old-rate-counters', cron: '23 * * * *', timezone },
  ])
})

it('hands on everything that waits, however much came at once', async () => {
  const all = Array.from({ length: 900 }, (_, at) => ({ event: 'note.unheard', data: { at }, createdAt: new Date() }))
  await test.services.db.insert(outbox).values(all)
  await jobs.relay()
  await expect.poll(waiting, { timeout: 900 }).toBe(0)
})
