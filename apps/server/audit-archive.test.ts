import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditServer } from '@portal/audit/server'
import { jobCtxOf, readConfig } from '@portal/platform/server'
import { createTestDatabase, type TestDatabase } from '@portal/platform/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { domains } from './domains.ts'
import { openServices } from './portal.ts'

let data = ''
let database: TestDatabase
let env: Record<string, string> = {}
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'portal-archive-'))
  database = await createTestDatabase()
  const key = () => randomBytes(32).toString('base64')
  env = {
    ...{ DATA_DIR: data, DATABASE_URL: database.appUrl, MIGRATE_DATABASE_URL: database.url, LOG_LEVEL: 'silent' },
    ...{ DATA_KEYS: `k1:${key()}`, SIGNING_KEYS: key() },
  }
})
afterAll(async () => {
  await database.drop()
  await rm(data, { recursive: true, force: true })
})

const archive = () => {
  const command = ['--import', '@portal/platform/server/quick-imports', join(import.meta.dirname, 'audit-archive.ts')]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  })
  return { status, said: stdout.trim().split('\n'), complained: stderr.trim() }
}

/** Has the portal's own role seal new entries, or run a job of the log, as the portal does. */
const serving = async (work: 'audit-seal-entries' | 'audit-verify-chain' | 'audit-verify-whole'): Promise<void> => {
  const { services, stop } = await openServices(readConfig(env, domains), () => undefined)
  try {
    const { jobs = [], tickers = [] } = auditServer
    await [...jobs, ...tickers].find(({ name }) => name === work)?.run(jobCtxOf(services), new AbortController().signal)
  } finally {
    await stop()
  }
}
const query = async (text: string) => (await database.pool.query(text)).rows
const leave = (at: string, note: string) =>
  query(`insert into audit_entry (id, at, actor_id, act, act_name, subject_kind, subject_ref, outcome, note)
    values (gen_random_uuid(), ${at}, gen_random_uuid(), 'a.b', '停用', 'user', 'u1', 'done', '${note}')`)
const folder = () => join(data, 'audit-archive')
const files = async () => {
  const names = (await readdir(folder())).toSorted()
  return Promise.all(
    names.map(async (name) => [
      name,
      await readFile(join(folder(), name), 'utf8'),
      (await stat(join(folder(), name))).mtimeMs,
    ]),
  )
}
const tables = () =>
  query(
    'select (select json_agg(e order by seq) from audit_entry e) e, (select json_agg(a order by first_seq) from audit_archive a) a',
  )

test('the command moves old entries to files, once, and the nightly check holds; a file that somebody altered is told', {
  timeout: 120_000,
}, async () => {
  for (const at of ['2022-01-05', '2022-01-20', '2022-02-03']) await leave(`'${at}T12:00:00+08:00'`, at)
  await leave('now()', 'today')
  await serving('audit-seal-entries')

  expect(archive()).toEqual({
    status: 0,
    said: ['audit-2022-01-1.jsonl：序号 1 至 2', 'audit-2022-02-3.jsonl：序号 3 至 3', '已归档 2 个文件，请另行备份。'],
    complained: '',
  })
  expect((await query('select seq, note from audit_entry')).map(({ seq, note }) => [Number(seq), note])).toEqual([
    [4, 'today'],
  ])
  for (const check of ['audit-verify-chain', 'audit-verify-whole'] as const) {
    await serving(check)
    const [last] = await query(
      'select ok, first_bad, from_seq from audit_verification order by checked_at desc limit 1',
    )
    expect([check, last?.ok, last?.first_bad]).toEqual([check, true, null])
  }

  const [filesBefore, tablesBefore] = [await files(), await tables()]
  expect(archive()).toEqual({ status: 0, said: ['没有需要归档的记录。'], complained: '' })
  expect([await files(), await tables()]).toEqual([filesBefore, tablesBefore])

  const path = join(folder(), 'audit-2022-01-1.jsonl')
  const whole = await readFile(path, 'utf8')
  await writeFile(path, whole.replace('2022-01-20', '2022-01-21'))
  await rm(join(folder(), 'audit-2022-02-3.jsonl'))
  expect(archive()).toEqual({
    status: 1,
    said: ['以前归档的 1 个文件不在文件夹中，没有核对。', '没有需要归档的记录。'],
    complained: 'audit-2022-01-1.jsonl 与登记的校验值不符：请保留现状，从备份取回，并查明原因。',
  })
  expect(await tables()).toEqual(tablesBefore)
})

test('the role that serves can let no entry go, however old', async () => {
  await leave(`'2022-03-05T12:00:00+08:00'`, 'old')
  await serving('audit-seal-entries')
  const { services, stop } = await openServices(readConfig(env, domains), () => undefined)
  try {
    const statement = services.db.execute(
      `insert into audit_archive (first_seq, last_seq, month, prev, head, file_name, sha256, archived_at)
       select seq, seq, '2022-03', prev, hash, 'x', 'x', now() from audit_entry where note = 'old'`,
    )
    await expect(statement).rejects.toMatchObject({
      cause: { code: '42501', message: 'audit_archive is written by its owner alone' },
    })
  } finally {
    await stop()
  }
})
