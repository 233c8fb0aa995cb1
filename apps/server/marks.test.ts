import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createTestDatabase, type TestDatabase } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let data = ''
let database: TestDatabase
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'portal-marks-'))
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  await rm(data, { recursive: true, force: true })
})

const run = async (...words: string[]) => {
  const command = join(import.meta.dirname, 'marks.ts')
  const child = spawn(
    process.execPath,
    ['--import', '@portal/platform/server/quick-imports', command, 'import', ...words],
    { env: { PATH: process.env.PATH, DATA_DIR: data, DATABASE_URL: database.url } },
  )
  const [said, complained, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { status, said, complained }
}

test('a list of marks is imported by command under the name of its source, and without one refused', async () => {
  const path = join(data, '商标.csv')
  await writeFile(path, '注册号,商标名称,类别\n演示1,演示甲,9\n演示2,演示乙,46\n')
  const [nameless, named] = await Promise.all([run(path), run(path, '--source', '演示名单', '--as-of', '2026-11-01')])
  expect(nameless).toMatchObject({ status: 1, said: '' })
  expect(nameless.complained).toContain('npm run marks -- import <文件> --source <来源>')
  expect([named.status, named.complained]).toEqual([0, ''])
  expect(named.said).toContain('完成：共 2 行，新增 1，变更 0，未变 0，重复 0，拒绝 1。')
  expect(named.said).toContain('“商标数据”')
  const { rows } = await database.pool.query('select source, number, classes from known_mark')
  expect(rows).toEqual([{ source: '演示名单', number: '演示1', classes: [9] }])
}, 120_000)
