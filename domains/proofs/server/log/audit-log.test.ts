import { accountsServer, authenticate } from '@portal/accounts/server'
import { createPeople, type People } from '@portal/accounts/testing'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leafBytes } from '../../proof/leaf.ts'
import { hashLeaf } from '../../proof/merkle.ts'
import { proofsServer } from '../index.ts'
import { appendStatement } from './append-statement.ts'
import { auditLog } from './audit-log.ts'
import { runAudit } from './record-audit.ts'
import { signCheckpoint } from './sign-checkpoint.ts'

let portal: TestApp
let people: People
beforeAll(async () => {
  portal = await createTestApp({ domains: [accountsServer, proofsServer], authenticate })
  people = await createPeople(portal)
  for (let at = 0; at < 300; at += 1) {
    await appendStatement(portal.ctx, { bytes: Buffer.from(`leaf ${at}`), purpose: 'seal' })
  }
  portal.clock.advance(1_000)
  await signCheckpoint(portal.ctx)
}, 60_000)
afterAll(() => portal.close())

/** Changes a table as an intruder with the database owner's password could, and restores it afterwards. */
const tamper = async (table: string, change: string, restore: string, look: () => Promise<void>) => {
  const run = (statement: string) =>
    portal.database.pool.query(
      `alter table ${table} disable trigger user; ${statement}; alter table ${table} enable trigger user`,
    )
  await run(change)
  try {
    await look()
  } finally {
    await run(restore)
  }
}
const kinds = async () => (await auditLog(portal.ctx)).findings.map(({ kind, index }) => [kind, index])
const forged = { sha256: 'ab'.repeat(32), sm3: 'cd'.repeat(32) }

describe('an audit of the log', () => {
  it('finds nothing where nothing was altered', async () => {
    expect(await auditLog(portal.ctx)).toMatchObject({ size: 300, findings: [] })
  })

  it('names an entry whose digest was altered', async () => {
    const { rows } = await portal.database.pool.query('select sha256 from log_entry where idx = 77')
    await tamper(
      'log_entry',
      `update log_entry set sha256 = '${forged.sha256}' where idx = 77`,
      `update log_entry set sha256 = '${rows[0].sha256}' where idx = 77`,
      async () => {
        const found = await kinds()
        expect(found[0]).toEqual(['entry_altered', 77])
        expect(found).toContainEqual(['published_differs', 77])
        expect(found).not.toContainEqual(['entry_altered', 78])
      },
    )
  })

  it('names it too where its hash was rewritten with it, by what was published', async () => {
    const { rows } = await portal.database.pool.query(
      `select sha256, sm3, encode(hash, 'hex') hash from log_entry e join log_node n on n.level = 0 and n.idx = e.idx where e.idx = 256`,
    )
    const leafHash = Buffer.from(hashLeaf(leafBytes(forged))).toString('hex')
    const write = (row: { sha256: string; sm3: string; hash: string }) => `
      alter table log_node disable trigger user;
      update log_node set hash = decode('${row.hash}', 'hex') where level = 0 and idx = 256;
      alter table log_node enable trigger user;
      update log_entry set sha256 = '${row.sha256}', sm3 = '${row.sm3}' where idx = 256`
    await tamper('log_entry', write({ ...forged, hash: leafHash }), write(rows[0]), async () => {
      const found = await kinds()
      expect(found).toContainEqual(['tree_altered', 256])
      expect(found.filter(([kind]) => kind === 'published_differs')).toEqual([['published_differs', 256]])
      expect(found).toContainEqual(['memory_differs', null])
      expect(found).toContainEqual(['checkpoint_differs', null])
    })
  })

  it('tells of a checkpoint that was replaced', async () => {
    const { rows } = await portal.database.pool.query('select root from log_checkpoint where size = 300')
    const set = (root: string) => `update log_checkpoint set root = '${root}' where size = 300`
    await tamper('log_checkpoint', set('00'.repeat(32)), set(rows[0].root), async () => {
      expect((await auditLog(portal.ctx)).findings).toMatchObject([{ kind: 'checkpoint_differs', size: 300 }])
    })
  })

  it('is kept, chained to the one before it, and itself a leaf of the log', async () => {
    await runAudit(portal.ctx)
    await runAudit(portal.ctx)
    const { rows } = await portal.database.pool.query('select * from log_audit order by number')
    expect(rows.map(({ statement }) => JSON.parse(statement).prev)).toEqual([null, rows[0].sha256])
    const leaves = await portal.database.pool.query(`select sha256 from log_entry where purpose = 'audit' order by idx`)
    expect(leaves.rows.map(({ sha256 }) => sha256)).toEqual(rows.map(({ sha256 }) => sha256))
  })
})

describe('the back office', () => {
  it('sees how the log stands, and may audit it at once', async () => {
    const { token } = people.staff
    const report = await portal.call({ method: 'POST', path: '/api/admin/proofs/audits', token, body: {} })
    expect(report).toMatchObject({ status: 200, body: { findings: [] } })
    const { body } = await portal.call({ path: '/api/admin/proofs/log', token })
    expect(body).toMatchObject({ origin: 'localhost:3000/ev1', signedSize: 300, halted: null, witnesses: [] })
    expect(body.lastAudit).toEqual(report.body)
    const history = await portal.call({ path: '/api/admin/proofs/audits?pgIndex=1&pgCount=1', token })
    expect(history.body).toEqual({ elements: [report.body], totalElements: report.body.number })
  })

  it('is closed to customers', async () => {
    for (const path of ['/api/admin/proofs/log', '/api/admin/proofs/audits?pgIndex=1&pgCount=10']) {
      expect((await portal.call({ path, token: people.demo.token })).status).toBe(403)
    }
  })
})
