import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { ServerDomain } from '../domain.ts'
import { startJobs } from './jobs.ts'

const heard: unknown[] = []
const listening: ServerDomain = {
  name: 'listening',
  routes: [],
  listeners: [{ event: 'note.written', name: 'listening.hears', react: async (_ctx, data) => void heard.push(data) }],
}

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ domains: [listening] })
})
afterAll(() => test.close())

const start = () => startJobs({ url: test.database.url, ctx: test.ctx, domains: [listening], log: test.services.log })

it('goes on within a minute with an event whose worker died in the middle of it', async () => {
  const first = await start()
  await first.stop()
  const dying = new PgBoss({ connectionString: test.database.url, supervise: false, schedule: false })
  await dying.start()
  const queue = 'note.written--listening.hears'
  await dying.send(queue, { id: '1', at: 0, data: 'taken up' })
  expect(await dying.fetch(queue)).toHaveLength(1)
  // The process is killed here: its job is neither completed nor given back, and no further sign of life comes.
  await dying.stop({ graceful: false })
  const second = await start()
  await expect.poll(() => heard, { timeout: 60_000, interval: 500 }).toEqual(['taken up'])
  await second.stop()
}, 90_000)
