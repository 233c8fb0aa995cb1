import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { ownClasses } from '@portal/nice/contract'
import { editionFor } from '@portal/nice/server'
import { putEdition } from '@portal/nice/testing'
import { createTestDatabase, type TestDatabase } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'

let data = ''
let database: TestDatabase
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'portal-nice-'))
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
  await rm(data, { recursive: true, force: true })
})

const patience = 120_000

const fileOf = async (edition: string, items: string[]): Promise<string> => {
  const path = join(data, `${edition}.json`)
  const groups = [{ id: '0901', name: '软件', items: items.map((name, at) => ({ id: `D09010${at + 1}`, name })) }]
  const classes = ownClasses.map((one) => ({ ...one, groups: one.id === 9 ? groups : [] }))
  await writeFile(path, JSON.stringify({ edition, classes }))
  return path
}

const run = async (...words: string[]) => {
  const child = spawn(
    process.execPath,
    ['--import', '@portal/platform/server/quick-imports', join(import.meta.dirname, 'nice.ts'), ...words],
    { env: { PATH: process.env.PATH, DATA_DIR: data, DATABASE_URL: database.url } },
  )
  const [said, complained, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { status, said, complained }
}

const source = ['--source', '演示来源', '--checked-on', '2026-11-01']

test(
  'an edition that the command publishes is in force in a portal that runs, five seconds later',
  async () => {
    const now = new Date()
    const portal = { db: database.db, now: () => now, newId: randomUUID }
    await putEdition(portal, { edition: 'TEST-1', inForceFrom: '2026-01-01', groups: { '0901 软件': '软件 键盘' } })
    const path = await fileOf('TEST-2', ['软件'])
    const { status, said, complained } = await run('import', path, '--from', '2026-06-01', ...source, '--publish')
    expect([status, complained]).toEqual([0, ''])
    expect(said).toContain('类别 45，类似群 1，小项 1，未导入 0')
    expect(said).toContain('与 TEST-1 相比：新增 0，删除 1，改名 0，换类 0')
    expect((await editionFor(portal)).info.edition).toBe('TEST-1')
    now.setTime(now.getTime() + 5_001)
    expect((await editionFor(portal)).info).toMatchObject({ edition: 'TEST-2', source: '演示来源' })
  },
  patience,
)

test(
  'what is wrong is refused in words: an option at once, a number that exists by the database',
  async () => {
    const path = await fileOf('TEST-2', ['软件'])
    const { status, complained } = await run('import', path, ...source)
    expect([status, complained.split('\n')[0]]).toEqual([1, '请选择施行日期'])
    const again = await run('import', path, '--from', '2026-07-01', ...source)
    expect(again).toMatchObject({ status: 1, complained: '版本号 TEST-2 已经存在\n' })
  },
  patience,
)
