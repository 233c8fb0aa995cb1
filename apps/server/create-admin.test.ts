import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

const createAdmin = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'create-admin.ts'), ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: data, DATABASE_URL: database.url },
  })

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
  ['a', '用户名须为 4 到 30 个字符'],
  ['', '用法：npm run create-admin -- <用户名>'],
])('refuses %j in words', (username, reason) => {
  const { status, stderr } = createAdmin(username)
  expect([status, stderr.trim()]).toEqual([1, reason])
})
