import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { markDemonstration } from '@portal/platform/server'
import { createTestDatabase, type TestDatabase } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let data = ''
let database: TestDatabase
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'portal-admin-'))
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  await rm(data, { recursive: true, force: true })
})

const createAdminWith = (env: Record<string, string>, ...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--import', '@portal/platform/server/quick-imports', join(import.meta.dirname, 'create-admin.ts'), ...args],
    {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: data, DATABASE_URL: database.url, ...env },
    },
  )
const createAdmin = (...args: string[]) => createAdminWith({}, ...args)

test('makes an administrator with a password shown once, beside a running portal whose uploads it leaves alone', async () => {
  const spool = join(data, 'files', '.spool')
  await mkdir(spool, { recursive: true })
  await writeFile(join(spool, 'being-sent'), 'half')
  const { status, stdout, stderr } = createAdmin('chief')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/管理员 chief 已建立。一次性密码：\w{4}(-\w{4}){4}/)
  expect(await readdir(spool)).toEqual(['being-sent'])
})

test.each([
  ['chief', '该用户名已被使用'],
  ['', '用法：npm run create-admin -- <用户名>'],
])('refuses %j in words', (username, reason) => {
  const { status, stderr } = createAdmin(username)
  expect([status, stderr.trim()]).toEqual([1, reason])
})

test('production refuses a database that a demonstration has filled', { timeout: 60_000 }, async () => {
  await markDemonstration({ db: database.db, now: () => new Date() })
  const key = () => randomBytes(32).toString('base64')
  const production = {
    PORTAL_MODE: 'production',
    DATA_KEYS: `k1:${key()}`,
    SIGNING_KEYS: key(),
    EVIDENCE_LOG_KEY: key(),
  }
  const { status, stderr } = createAdminWith(production, 'second')
  expect([status, stderr.split('。')[0]]).toEqual([2, '这个数据库里有演示数据和密码公开的演示账号，不能用于生产模式'])
})
