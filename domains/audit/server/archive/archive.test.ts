import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { proofsServer } from '@portal/proofs/server'
import canonicalize from 'canonicalize'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { auditServer } from '../index.ts'
import { sealEntries } from '../seal-entries.ts'
import { verifyChain, viewVerification } from '../verify-chain.ts'
import { archiveEntries } from './archive-entries.ts'

let portal: TestApp
let people: People
beforeEach(async () => {
  portal = await createTestApp({ domains: [accountsServer, proofsServer, auditServer], authenticate })
  people = await createPeople(portal)
})
afterEach(() => portal.close())

const query = async (text: string) => (await portal.database.pool.query(text)).rows
/** An entry of that day, as it would stand there if the portal had run so long. */
const old = (day: string, note = '') =>
  query(`insert into audit_entry (id, at, actor_id, act, act_name, subject_kind, subject_ref, outcome, note)
    values (gen_random_uuid(), '${day}T12:00:00+08:00', '${people.admin.id}', 'a.b', '停用', 'user', 'u1', 'done', '${note}')`)
const save = (changes: object = {}) =>
  portal.call({
    method: 'PUT',
    path: '/api/admin/settings',
    token: people.admin.token,
    body: { login_style: 1, disabled_update_pass: [], ...changes },
  })
/** Two entries of a January and one of a February that are old enough, and one of today; all sealed. */
const filled = async (): Promise<void> => {
  for (const day of ['2022-01-05', '2022-01-20', '2022-02-03']) await old(day, `行 ${day}\u2028`)
  await save()
  await sealEntries(portal.ctx)
}

const folder = () => join(portal.ctx.config.dataFolder, 'audit-archive')
const linesOf = async (name: string) =>
  (await readFile(join(folder(), name), 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
const inTable = async () => (await query('select seq from audit_entry order by seq')).map(({ seq }) => Number(seq))
/** The numbers of all entries that there are: in the files that are recorded, and in the database. */
const everywhere = async () => {
  const files = await query('select file_name from audit_archive order by first_seq')
  const filed = await Promise.all(files.map(({ file_name }) => linesOf(file_name)))
  return [...filed.flat().map(({ seq }) => seq), ...(await inTable())]
}
const check = async (whole = true) => {
  await verifyChain(portal.ctx, { whole })
  return viewVerification(portal.ctx)
}

it('moves whole months to files that a stranger can check, and the chain goes on behind them', async () => {
  await filled()
  expect(await archiveEntries(portal.ctx)).toMatchObject([
    { month: '2022-01', firstSeq: 1, lastSeq: 2, fileName: 'audit-2022-01-1.jsonl' },
    { month: '2022-02', firstSeq: 3, lastSeq: 3, fileName: 'audit-2022-02-3.jsonl' },
  ])
  expect((await readdir(folder())).toSorted()).toEqual([
    ...['audit-2022-01-1.jsonl', 'audit-2022-01-1.jsonl.head.json'],
    ...['audit-2022-02-3.jsonl', 'audit-2022-02-3.jsonl.head.json'],
  ])
  let before = '0'.repeat(64)
  for (const name of ['audit-2022-01-1.jsonl', 'audit-2022-02-3.jsonl']) {
    for (const { prev, hash, beside, ...entry } of await linesOf(name)) {
      expect(beside).toEqual({ id: expect.any(String), actName: '停用', link: null })
      const own = createHash('sha256')
        .update(`${before}\n${canonicalize(entry)}`)
        .digest('hex')
      expect([prev, hash]).toEqual([before, own])
      before = hash
    }
    const sha256 = createHash('sha256')
      .update(await readFile(join(folder(), name)))
      .digest('hex')
    expect(JSON.parse(await readFile(join(folder(), `${name}.head.json`), 'utf8'))).toMatchObject({
      head: before,
      sha256,
    })
  }
  expect(await inTable()).toEqual([4])
  expect(await check()).toMatchObject({ ok: true, fromSeq: 3, entries: 1, archived: 3 })
  await save({ login_style: 2 })
  await sealEntries(portal.ctx)
  expect(await everywhere()).toEqual([1, 2, 3, 4, 5])
  expect(await check()).toMatchObject({ ok: true, entries: 2 })
  expect(await archiveEntries(portal.ctx)).toEqual([])
})

it('goes on numbering where everything was archived', async () => {
  await old('2022-01-05')
  await sealEntries(portal.ctx)
  await archiveEntries(portal.ctx)
  expect(await inTable()).toEqual([])
  expect(await check()).toMatchObject({ ok: true, entries: 0 })
  await save()
  await sealEntries(portal.ctx)
  expect(await everywhere()).toEqual([1, 2])
  expect(await check()).toMatchObject({ ok: true, entries: 1 })
})

it.each(['written', 'placed', 'recorded'] as const)(
  'loses no entry and keeps none twice where it is killed once a file is %s',
  async (when) => {
    await filled()
    const killed = archiveEntries(portal.ctx, async (step) => {
      if (step === when) throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    expect(await everywhere()).toEqual([1, 2, 3, 4])
    await archiveEntries(portal.ctx)
    expect(await everywhere()).toEqual([1, 2, 3, 4])
    expect(await inTable()).toEqual([4])
    expect((await readdir(folder())).filter((name) => name.endsWith('.jsonl'))).toHaveLength(2)
    expect(await check()).toMatchObject({ ok: true, archived: 3 })
  },
)

it('runs once where two ask at the same time', async () => {
  await filled()
  const both = await Promise.allSettled([archiveEntries(portal.ctx), archiveEntries(portal.ctx)])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await everywhere()).toEqual([1, 2, 3, 4])
})

it('moves nothing that the setting keeps, and nothing of a chain that does not hold', async () => {
  await filled()
  await save({ auditYears: 30 })
  expect(await archiveEntries(portal.ctx)).toEqual([])
  await save({ auditYears: 1 })
  await query(
    `alter table audit_entry disable trigger user; update audit_entry set note = '别的' where seq = 2;
     alter table audit_entry enable trigger user`,
  )
  await expect(archiveEntries(portal.ctx)).rejects.toThrow('审计日志第 2 条被改动或缺失')
  expect((await inTable()).slice(0, 4)).toEqual([1, 2, 3, 4])
  expect(await query('select * from audit_archive')).toEqual([])
})

it('is the only way by which an entry goes', async () => {
  await filled()
  const [first] = await query('select prev, hash from audit_entry where seq = 1')
  const [today] = await query('select hash from audit_entry where seq = 4')
  const record = (last: number, head: string, from = 1) =>
    query(`insert into audit_archive (first_seq, last_seq, month, prev, head, file_name, sha256, archived_at)
      values (${from}, ${last}, '2022-01', '${first?.prev}', '${head}', '', '', now())`)
  await expect(query('delete from audit_entry where seq = 1')).rejects.toThrow(/append-only/)
  // A head that is not the entry's, an entry of today, one that does not follow, and none at all.
  const wrong = [
    () => record(1, 'x'),
    () => record(4, today?.hash),
    () => record(2, first?.hash, 2),
    () => record(0, first?.hash),
  ]
  for (const insert of wrong) await expect(insert()).rejects.toThrow(/audit_archive takes/)
  await record(1, first?.hash)
  await expect(query('delete from audit_entry')).rejects.toThrow(/append-only/)
  expect(await inTable()).toEqual([1, 2, 3, 4])
  for (const change of [
    'update audit_archive set head = null',
    'delete from audit_archive',
    'truncate audit_archive',
  ]) {
    await expect(query(change)).rejects.toThrow(/append-only/)
  }
  await query('delete from audit_entry where seq = 1')
  expect(await inTable()).toEqual([2, 3, 4])
})
