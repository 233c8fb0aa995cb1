import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { ServerDomain } from '../domain.ts'
import { installQueue, startJobs } from '../jobs/jobs.ts'
import { publish } from '../jobs/outbox.ts'
import { type Database, openDatabase } from './database.ts'
import { grantUse } from './grant-use.ts'

const heard: unknown[] = []
const listening: ServerDomain = {
  name: 'listening',
  routes: [],
  listeners: [{ event: 'note.written', name: 'listening.hears', react: async (_ctx, data) => void heard.push(data) }],
  jobs: [{ name: 'listening.sweeps', cron: '0 3 * * *', run: async () => undefined }],
}

let test: TestApp
let app: Database
beforeAll(async () => {
  test = await createTestApp({ domains: [listening] })
  const { url, appUrl } = test.database
  await installQueue(url)
  await grantUse(url, appUrl)
  await grantUse(url, appUrl)
  app = openDatabase(appUrl, { size: 4 })
})
afterAll(async () => {
  await app.close()
  await test.close()
})

it.each([
  'alter table account_event disable trigger all',
  'drop trigger account_event_append_only on account_event',
  'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
  "set session_replication_role = 'replica'",
  'truncate account_event',
  'drop table outbox',
  'create table stowaway (id int)',
])('the role that serves may not “%s”', async (statement) => {
  await expect(app.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
})

it('the role that serves reads which migrations have run, and changes nothing of it', async () => {
  const { rows } = await app.pool.query('select count(*)::int as count from drizzle.__drizzle_migrations')
  expect(rows[0].count).toBeGreaterThan(0)
  await expect(app.pool.query('delete from drizzle.__drizzle_migrations')).rejects.toMatchObject({ code: '42501' })
})

it('the role that serves writes history and never rewrites it', async () => {
  await app.pool.query("insert into account_event (at, kind) values (now(), 'login')")
  await expect(app.pool.query('update account_event set kind = kind')).rejects.toThrow(/append-only/)
})

it('the role that serves runs the whole job queue and vacuums what it imported', async () => {
  const ctx = { ...test.ctx, db: app.db }
  const jobs = await startJobs({ url: test.database.appUrl, ctx, domains: [listening], log: test.services.log })
  await app.db.transaction((tx) => publish({ ...ctx, db: tx }, 'note.written', { id: '1' }))
  await expect.poll(() => heard, { timeout: 20_000, interval: 200 }).toEqual([{ id: '1' }])
  await jobs.stop()
  expect(test.logged.filter((line) => /"level":(40|50)/.test(line))).toEqual([])
  const client = new pg.Client({ connectionString: test.database.appUrl })
  const notices: unknown[] = []
  client.on('notice', (notice) => notices.push(notice.message))
  await client.connect()
  await client.query('vacuum (analyze) recordal')
  await client.end()
  expect(notices).toEqual([])
}, 40_000)
