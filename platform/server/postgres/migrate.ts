import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { startFailure } from '../start-failure.ts'

/** The number of an advisory lock that every process takes to migrate this database. */
const advisoryLock = 7_032_026
const lockWaitMs = 60_000
const oldestServer = 150_000

type JournalEntry = { when: number; tag: string }

/**
 * Brings the database to this release's schema. One process migrates, others wait. A database that a newer release has
 * migrated is left alone. So is one whose last migration is older than the first that this release has: the migrations from
 * before the first release were merged into one.
 * @throws StartFailure `schema_newer`, `schema_older` or `database`
 */
export const migrate = async (url: string, folder: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, application_name: 'portal-migrate' })
  await connect(client)
  try {
    await ensureServerFits(client)
    await takeLock(client)
    const pending = await findPending(client, folder)
    if (pending === 0) return
    await client.query('set lock_timeout = 2000')
    await runMigrations(drizzle(client), { migrationsFolder: folder })
  } finally {
    await client.end()
  }
}

const connect = async (client: pg.Client): Promise<void> => {
  try {
    await client.connect()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || (cause as Error & { code?: string }).code : String(cause)
    throw startFailure('database', `数据库连接失败：${reason}`)
  }
}

const ensureServerFits = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
  )
  const version = rows[0]?.version ?? 0
  if (version < oldestServer) {
    throw startFailure('database', `需要 PostgreSQL 15 或更高版本，现为 ${Math.floor(version / 10_000)}`)
  }
  if (rows[0]?.encoding !== 'UTF8') throw startFailure('database', `数据库编码须为 UTF8，现为 ${rows[0]?.encoding}`)
}

const takeLock = async (client: pg.Client): Promise<void> => {
  const until = Date.now() + lockWaitMs
  while (Date.now() < until) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [advisoryLock])
    if (rows[0]?.taken) return
    await sleep(200)
  }
  throw startFailure('database', '另一个进程正在升级数据库，等待超时')
}

const findPending = async (client: pg.Client, folder: string): Promise<number> => {
  const journal = JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')) as {
    entries: JournalEntry[]
  }
  const { rows } = await client.query<{ found: string | null }>(
    `select to_regclass('drizzle.__drizzle_migrations')::text as found`,
  )
  if (!rows[0]?.found) return journal.entries.length
  const applied = await client.query<{ newest: string | null }>(
    'select max(created_at)::text as newest from drizzle.__drizzle_migrations',
  )
  const newest = Number(applied.rows[0]?.newest ?? 0)
  const known = journal.entries.map((entry) => entry.when)
  if (newest > Math.max(...known)) {
    throw startFailure('schema_newer', '数据库由更新版本的程序升级过，请使用该版本启动；数据没有改动')
  }
  if (newest > 0 && newest < Math.min(...known)) {
    throw startFailure('schema_older', '数据库早于本版本能够接续的结构，请先用上一版本启动一次；数据没有改动')
  }
  return journal.entries.filter((entry) => entry.when > newest).length
}
