import { spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { holdDataFolder, openDatabase, startEmbeddedPostgres } from '@portal/platform/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let place = ''
const data = () => join(place, 'data')

const backup = (...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--import', '@portal/platform/server/quick-imports', join(import.meta.dirname, 'backup.ts'), ...args],
    {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: data() },
    },
  )

/** Opens the database of a data folder for one statement. */
const ask = async (folder: string, statement: string): Promise<unknown[]> => {
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  const database = openDatabase(postgres.url)
  try {
    return (await database.pool.query(statement)).rows
  } finally {
    await database.close()
    await postgres.stop()
  }
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'portal-backup-'))
  // If root runs the tests, PostgreSQL runs as a user of its own, who must be able to enter the folder.
  await chmod(place, 0o755)
  await mkdir(join(data(), 'files', 'ab'), { recursive: true })
  await mkdir(join(data(), 'files', '.spool'))
  await writeFile(join(data(), 'files', 'ab', 'abc'), '附件')
  await writeFile(join(data(), 'files', '.spool', 'half'), 'x')
  await ask(data(), `create table note (text text); insert into note values ('海关备案')`)
})
afterAll(() => rm(place, { recursive: true, force: true }))

test('a backup opens as a data folder of its own, with every row and file, and proves itself by its hashes', async () => {
  const copy = join(place, 'copy')
  const { status, stdout, stderr } = backup(copy)
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain(copy)
  expect(spawnSync('sha256sum', ['--quiet', '-c', 'SHA256SUMS'], { cwd: copy }).status).toBe(0)
  expect(await ask(copy, 'select text from note')).toEqual([{ text: '海关备案' }])
  expect(await readFile(join(copy, 'files', 'ab', 'abc'), 'utf8')).toBe('附件')
  expect(await readdir(join(copy, 'files'))).toEqual(['ab'])
  expect((await readdir(copy)).filter((name) => name.startsWith('.portal-'))).toEqual([])
  expect(await ask(data(), 'select text from note')).toEqual([{ text: '海关备案' }])
})

test('an existing folder is not overwritten', async () => {
  const taken = join(place, 'taken')
  await mkdir(taken)
  const { status, stderr } = backup(taken)
  expect([status, stderr]).toEqual([1, `${taken} 已存在，请另选一个文件夹\n`])
  expect(await readdir(taken)).toEqual([])
})

test('a folder in use is not copied, and the process is named', async () => {
  const lock = await holdDataFolder(data())
  try {
    const { status, stderr } = backup(join(place, 'never'))
    expect(status).toBe(3)
    expect(stderr).toContain(`进程 ${process.pid} `)
    expect(await readdir(place)).not.toContain('never')
  } finally {
    await lock.release()
  }
})
