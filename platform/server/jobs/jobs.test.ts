import { afterAll, beforeAll, expect, it } from 'vitest'
import { notes, noteTable } from '../../testing/sample-domain.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { ServerDomain } from '../domain.ts'
import { outbox } from '../postgres/platform.table.ts'
import { type Jobs, startJobs } from './jobs.ts'
import { publish } from './outbox.ts'

const heard: unknown[] = []
const occurrences: unknown[] = []
let failures = 1
const listening: ServerDomain = {
  name: 'listening',
  routes: [],
  listeners: [
    {
      event: 'note.written',
      name: 'listening.hears',
      react: async (_ctx, data, occurrence) => {
        occurrences.push(occurrence)
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

it('names an event the same however often it delivers it, and says when it happened', () => {
  const [first, second] = occurrences
  expect(first).toEqual({ id: expect.stringMatching(/^\d+$/), at: expect.any(Date) })
  expect(second).toEqual(first)
})

it('takes a rush of events without waiting for the clock at each, and repeats only what failed', async () => {
  heard.length = 0
  failures = 1
  for (let id = 1; id <= 30; id += 1) await publish(test.ctx, 'note.written', { id })
  await expect.poll(() => heard.length, { timeout: 30_000, interval: 200 }).toBe(30)
  expect(heard.map((data) => (data as { id: number }).id).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 30 }, (_, index) => index + 1),
  )
}, 40_000)

it('forgets an event of a transaction that failed', async () => {
  const failing = test.services.db.transaction(async (tx) => {
    await publish({ ...test.ctx, db: tx }, 'note.written', { id: 'never' })
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(await waiting()).toBe(0)
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
  const all = Array.from({ length: 4_000 }, (_, at) => ({ event: 'note.unheard', data: { at }, createdAt: new Date() }))
  await test.services.db.insert(outbox).values(all)
  // One batch at each look of the relay would take ten seconds.
  await expect.poll(waiting, { timeout: 5_000 }).toBe(0)
})

it('stops as soon as one relay is through, however long the database has not answered', async () => {
  const { log, domains } = test.services
  const own = await startJobs({ url: test.database.url, ctx: test.ctx, domains, log })
  const holder = await test.database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('lock table outbox in access exclusive mode')
    await new Promise((resolve) => setTimeout(resolve, 3_200))
    const started = performance.now()
    await own.stop()
    expect(performance.now() - started).toBeLessThan(10_000)
  } finally {
    await holder.query('rollback')
    holder.release()
  }
}, 40_000)
