import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { createTestDatabase, type TestDatabase } from '@portal/platform/testing'
import { generateList } from '@portal/recordals/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let data = ''
let database: TestDatabase
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'portal-recordals-'))
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  await rm(data, { recursive: true, force: true })
})

const patience = 120_000

const listOf = async (name: string, rows: number, faults = 0): Promise<string> => {
  const path = join(data, name)
  const order = { rows, format: 'csv', seed: 4, faults, today: '2026-11-01' } as const
  await writeFile(path, await buffer(generateList(order, () => undefined)))
  return path
}
const start = (...words: string[]) =>
  spawn(
    process.execPath,
    [
      '--import',
      '@portal/platform/server/quick-imports',
      join(import.meta.dirname, 'recordals.ts'),
      'import',
      ...words,
      '--as-of',
      '2026-11-01',
    ],
    {
      env: { PATH: process.env.PATH, DATA_DIR: data, DATABASE_URL: database.url },
    },
  )
const run = async (...words: string[]) => {
  const child = start(...words)
  const [said, complained, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { status, said, complained }
}
const imports = async () =>
  (await database.pool.query('select file_name, state, added_count from recordal_import order by created_at')).rows

test(
  'an import that died with its command is ended by the next one, which then does its own',
  async () => {
    const dying = start(await listOf('先.csv', 5_000))
    await Promise.race([once(dying.stdout, 'data'), once(dying, 'exit')])
    dying.kill('SIGKILL')
    if (dying.signalCode === null) await once(dying, 'exit')
    const [left] = await imports()
    expect(['queued', 'running']).toContain(left?.state)

    const { status, said, complained } = await run(await listOf('后.csv', 200, 0.1))
    expect([status, complained]).toEqual([0, ''])
    expect(said).toMatch(/完成：共 200 行，新增 \d+/)
    expect(await imports()).toMatchObject([
      { file_name: '先.csv', state: 'finished', added_count: 5_000 },
      { file_name: '后.csv', state: 'finished' },
    ])
    expect(await readdir(join(data, 'files', '.spool'))).toEqual([])
  },
  patience,
)

test(
  'two commands at once: one runs, the other waits, and both come through',
  async () => {
    const [one, other] = await Promise.all([run(await listOf('甲.csv', 2_000)), run(await listOf('乙.csv', 2_000))])
    expect([one.status, other.status, one.complained, other.complained]).toEqual([0, 0, '', ''])
    expect((await imports()).map(({ state }) => state)).toEqual(Array(4).fill('finished'))
  },
  patience,
)

test(
  'what it cannot import it refuses in words, and keeps nothing of it',
  async () => {
    const path = join(data, '错.csv')
    await writeFile(path, '%PDF-1.7')
    expect(await run(path)).toMatchObject({
      status: 1,
      complained: '这是 PDF 文件，不是列表；请上传 CSV、XLSX 或 JSONL\n',
    })
    expect(await run(path, '--separator', 'pipe')).toMatchObject({ status: 1 })
    expect(await readdir(join(data, 'files', '.spool'))).toEqual([])
  },
  patience,
)
