import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
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
  const older: ServerDomain = {
    ...{ name: 'older', routes: [] },
    jobs: [{ name: 'older.sweeps', cron: '0 4 * * *', run: async () => undefined }],
  }
  await (await startJobs({ url: test.database.url, ctx: test.ctx, domains: [...domains, older], log })).stop()
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

it('schedules what the domains and the platform itself ask for, and no more what an older release did', async () => {
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

/** A way to the database that can be taken away and given back. */
const openWay = async (url: string) => {
  const socket = `${decodeURIComponent(new URL(url).hostname)}/.s.PGSQL.5432`
  const sockets = new Set<Socket>()
  const server = createServer((caller) => {
    const database = connect(socket)
    for (const [from, to] of [[caller, database] as const, [database, caller] as const]) {
      sockets.add(from)
      from.on('error', () => undefined)
      from.on('close', () => to.destroy())
      from.pipe(to)
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no free port')
  const way = new URL(url)
  way.host = `127.0.0.1:${address.port}`
  const takeAway = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  const giveBack = () => once(server.listen(address.port, '127.0.0.1'), 'listening')
  return { url: way.toString(), takeAway, giveBack }
}

it('logs one line of each kind of failure while the database is away, and one when it is back', async () => {
  const { log } = test.services
  const way = await openWay(test.database.url)
  const listeners = Array.from({ length: 20 }, (_, at) => ({
    ...{ event: 'note.unheard', name: `listening.hears-${at}`, react: async () => undefined },
  }))
  const own = await startJobs({
    url: way.url,
    ctx: test.ctx,
    domains: [{ name: 'many', routes: [], listeners }],
    log,
  })
  const told = (words: string) => test.logged.filter((line) => line.includes(`the job queue ${words}`)).length
  way.takeAway()
  await expect.poll(() => told('fails')).toBeGreaterThan(0)
  // Meanwhile each of the twenty workers asks once or twice more.
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  expect(told('fails')).toBeLessThan(4)
  await way.giveBack()
  await expect.poll(() => told('works again'), { timeout: 20_000 }).toBe(1)
  await own.stop()
  way.takeAway()
}, 60_000)
