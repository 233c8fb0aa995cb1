import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedPeople } from '@portal/accounts/server'
import { jobCtxOf, readConfig, removeDataFolder } from '@portal/platform/server'
import { createTestDatabase, type TestDatabase } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { domains } from './domains.ts'
import { openServices } from './portal.ts'

const key = () => randomBytes(32).toString('base64')
const keys = { DATA_KEYS: `k1:${key()}`, SIGNING_KEYS: key() }

let folder = ''
let database: TestDatabase
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-open-'))
  // The account of the embedded database has to pass through.
  await chmod(folder, 0o711)
  database = await createTestDatabase()
  const { services, stop } = await open()
  await seedPeople(jobCtxOf(services))
  await stop()
})
afterAll(async () => {
  await database.drop()
  await removeDataFolder(folder)
})

const open = (env: Record<string, string> = {}) =>
  openServices(
    readConfig({ DATABASE_URL: database.url, DATA_DIR: folder, LOG_LEVEL: 'silent', ...keys, ...env }, domains),
    () => undefined,
  )

it.each([
  ['another data key under the same name', { DATA_KEYS: `k1:${key()}` }, /密钥 k1 不是/],
  ['other signing keys', { SIGNING_KEYS: key() }, /SIGNING_KEYS/],
  ['what a demonstration has filled', { PORTAL_MODE: 'production', EVIDENCE_LOG_KEY: key() }, /演示数据/],
])('a start on a database with %s ends with code 2', async (_name, env, message) => {
  await expect(open(env)).rejects.toMatchObject({ exitCode: 2, message: expect.stringMatching(message) })
})

it.each([
  ['its own database', () => ({ DATABASE_URL: '' })],
  ['the database of its settings', () => ({ DATABASE_URL: database.appUrl, MIGRATE_DATABASE_URL: database.url })],
])(
  'the portal serves on %s in a role that cannot switch off the guards of its history',
  async (_name, env) => {
    const { services, stop } = await open(env())
    try {
      const { rows } = await services.db.execute('select count(*)::int as count from account_event')
      expect(rows).toEqual([{ count: expect.any(Number) }])
      const statement = services.db.execute('alter table account_event disable trigger all')
      await expect(statement).rejects.toMatchObject({ cause: { code: '42501' } })
    } finally {
      await stop()
    }
  },
  60_000,
)
