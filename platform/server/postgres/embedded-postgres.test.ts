import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { identifyProcess } from '../process-identity.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { findTemporaryBase } from './embedded-temporary.ts'

const program = `
  import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))}
  const { url } = await startEmbeddedPostgres(JSON.parse(process.argv[1]))
  console.info(url)
  setInterval(() => process.stdin.resume(), 1000)
`

let base: string
let folder: string
const children: ChildProcess[] = []

/** A process with an empty environment that starts a database and stays; answers the address. */
const startElsewhere = async (options: object): Promise<{ child: ChildProcess; url: string }> => {
  const args = ['--input-type=module', '-e', program, JSON.stringify(options)]
  const child = spawn(process.execPath, args, { env: {}, stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  const [url] = await once(child.stdout, 'data')
  return { child, url: String(url).trim() }
}

const kill = async (child: ChildProcess): Promise<void> => {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

const ask = async (url: string, sql: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows[0]?.[0]
  } finally {
    await client.end()
  }
}

const postmasterOf = async (cluster: string): Promise<number> =>
  Number.parseInt(await readFile(join(cluster, 'postmaster.pid'), 'utf8'), 10)

beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'postgres-test-'))
  // When root runs this test, the database runs as a user of its own, who has to pass through the folder.
  await chmod(base, 0o711)
  folder = join(base, 'postgres')
})

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(base, { recursive: true, force: true })
})

// These tests create and recover several databases, each in a second, or in several on a busy machine.
const patient = { timeout: 60_000 }

describe('a lasting database', patient, () => {
  test('is UTF-8, durable, in UTC and without superuser, whatever the environment says', async () => {
    const { child, url } = await startElsewhere({ folder })
    expect(await ask(url, "select length('海关备案')")).toBe(4)
    expect(
      await ask(url, "select lower('ÄÖ') || current_setting('fsync') || current_setting('synchronous_commit')"),
    ).toBe('äöonon')
    expect(await ask(url, "select current_setting('timezone')")).toBe('UTC')
    expect(
      await ask(url, 'select rolsuper or rolcreatedb or rolcreaterole from pg_roles where rolname = current_user'),
    ).toBe(false)
    await ask(url, 'create table kept (n int)')
    await ask(url, 'insert into kept values (7)')
    await kill(child)
  })

  test('of a killed portal is stopped and continued with every row, and another database is left alone', async () => {
    const foreign = await startElsewhere({ folder: join(base, 'foreign') })
    const foreignServer = identifyProcess(await postmasterOf(join(base, 'foreign', 'cluster')))
    const orphan = await postmasterOf(join(folder, 'cluster'))
    expect(identifyProcess(orphan)).toBeDefined()
    const said: string[] = []
    const database = await startEmbeddedPostgres({ folder, say: (text) => said.push(text) })
    expect(said.join()).toContain(`进程 ${orphan}`)
    expect(identifyProcess(orphan)).toBeUndefined()
    expect(await ask(database.url, 'select n from kept')).toBe(7)
    expect(identifyProcess(await postmasterOf(join(base, 'foreign', 'cluster')))).toBe(foreignServer)
    expect(await ask(foreign.url, 'select 1')).toBe(1)
    await database.stop()
    await kill(foreign.child)
    await (await startEmbeddedPostgres({ folder: join(base, 'foreign') })).stop()
  })

  test('starts although its lock file names a living process, which is a stranger', async () => {
    await writeFile(join(folder, 'cluster', 'postmaster.pid'), `${process.pid}\n${folder}/cluster\n1\n5432\n\n\n\n`)
    const database = await startEmbeddedPostgres({ folder })
    expect(await ask(database.url, 'select n from kept')).toBe(7)
    await database.stop()
  })

  test('is started again when its server is killed', async () => {
    const database = await startEmbeddedPostgres({ folder })
    process.kill(await postmasterOf(join(folder, 'cluster')), 'SIGKILL')
    await expect.poll(() => ask(database.url, 'select n from kept').catch(() => 'not yet'), { timeout: 15_000 }).toBe(7)
    await database.stop()
  })

  test('leaves no process and no socket behind when stopped, however often', async () => {
    const database = await startEmbeddedPostgres({ folder })
    const server = await postmasterOf(join(folder, 'cluster'))
    await database.stop()
    await database.stop()
    expect(identifyProcess(server)).toBeUndefined()
    expect(await readdir(folder)).toEqual(['cluster', 'postgres.log'])
  })

  test('of a newer PostgreSQL is refused untouched', async () => {
    const version = join(folder, 'cluster', 'PG_VERSION')
    await writeFile(version, '19\n')
    await expect(startEmbeddedPostgres({ folder })).rejects.toMatchObject({
      exitCode: 6,
      message: expect.stringContaining('PostgreSQL 19'),
    })
    expect(await readFile(version, 'utf8')).toBe('19\n')
    await writeFile(version, '18\n')
  })

  test('whose folder lost a part is refused with what is missing', async () => {
    const damaged = join(base, 'damaged')
    await mkdir(join(damaged, 'cluster', 'base'), { recursive: true })
    await expect(startEmbeddedPostgres({ folder: damaged })).rejects.toMatchObject({
      exitCode: 7,
      message: expect.stringContaining('PG_VERSION'),
    })
    expect(await readdir(join(damaged, 'cluster'))).toEqual(['base'])
  })

  test('begins anew where its creation was cut short, and finds a short path for its socket', async () => {
    const deep = join(base, '很长的文件夹名'.repeat(6))
    await mkdir(join(deep, 'unfinished-abc', 'base'), { recursive: true })
    const database = await startEmbeddedPostgres({ folder: deep })
    expect(await ask(database.url, 'select 1')).toBe(1)
    expect(await readdir(deep)).toEqual(['cluster', 'postgres.log'])
    const socketFolder = decodeURIComponent(new URL(database.url).hostname)
    await database.stop()
    await expect(readdir(socketFolder)).rejects.toMatchObject({ code: 'ENOENT' })
  })
})

describe('a throw-away database', patient, () => {
  let shared: string
  beforeAll(async () => {
    shared = await findTemporaryBase()
  })
  const own = async () => (await readdir(shared)).filter((name) => name.startsWith('one-chain-test-'))

  test('may create databases and is gone when stopped', async () => {
    const database = await startEmbeddedPostgres({ temporary: true })
    await ask(database.url, 'create database clone')
    expect(await ask(database.url, "select current_setting('fsync')")).toBe('off')
    await database.stop()
    expect((await own()).filter((name) => name.includes(`-${process.pid}-`))).toEqual([])
  })

  test('of a dead run is cleared away by the next', async () => {
    const { child } = await startElsewhere({ temporary: true })
    const left = (await own()).find((name) => name.startsWith(`one-chain-test-${child.pid}-`)) ?? ''
    const server = await postmasterOf(join(shared, left, 'cluster'))
    await kill(child)
    await (await startEmbeddedPostgres({ temporary: true })).stop()
    expect(await own()).not.toContain(left)
    expect(identifyProcess(server)).toBeUndefined()
  })
})
