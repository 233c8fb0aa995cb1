import { createHash } from 'node:crypto'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliver } from '../../testing/deliver.ts'
import { type LocalTsa, startLocalTsa } from '../../testing/local-tsa.ts'
import { findOpenssl } from '../../testing/openssl.ts'
import { proofsServer } from '../index.ts'
import { appendStatement } from '../log/append-statement.ts'
import { proofFiles } from '../proofs.ts'
import { renewTimestamps } from './renew-timestamps.ts'

let tsa: LocalTsa
let portal: TestApp
const renew = async () => {
  await renewTimestamps(portal.ctx)
  await deliver(portal, proofsServer)
}
const listsOf = async () => {
  const { rows } = await portal.database.pool.query('select list from timestamp_renewal order by created_at')
  return rows.map(({ list }) => String(list))
}

const found = findOpenssl()
// openssl plays the authority; without openssl there are no stamps to renew.
describe.skipIf(!found)('stamps of last year', () => {
  beforeEach(async () => {
    tsa = await startLocalTsa()
    const { name, url, rootPem, policy } = tsa
    const env = { EVIDENCE_TSA: JSON.stringify([{ name, url, rootPem, policies: [policy] }]) }
    portal = await createTestApp({ domains: [proofsServer], env })
  })
  afterEach(async () => {
    await Promise.all([portal.close(), tsa.stop()])
  })

  it('are listed in a statement of its own once, and the package of each holds it with its proof', async () => {
    const { sha256 } = await appendStatement(portal.ctx, { bytes: Buffer.from('statement'), purpose: 'seal' })
    await deliver(portal, proofsServer)
    await renew()
    expect(await listsOf()).toEqual([])
    // The authority uses the clock of this machine, so that the stamps are made older instead of moving the clock forward.
    await portal.database.pool.query(`alter table timestamp_token disable trigger user;
      update timestamp_token set obtained_at = now() - interval '301 days';
      alter table timestamp_token enable trigger user`)
    await renew()
    await renew()
    const [list = '', ...more] = await listsOf()
    expect(more).toEqual([])
    const files = await proofFiles(portal.ctx, sha256)
    const bytesOf = (path: string) => files.find((file) => file.path === path)?.bytes ?? new Uint8Array()
    const digest = (path: string) => createHash('sha256').update(bytesOf(path)).digest('hex')
    expect(list.split('\n')).toEqual([
      'cn.ip-evidence.renewal/1',
      ...[`token ${digest('evidence/statement.tsr')}`, `crl ${digest('evidence/revocation/1.crl')}`],
      ...[`token ${digest('evidence/checkpoint.tsr')}`, `crl ${digest('evidence/revocation/2.crl')}`],
      '',
    ])
    expect(Buffer.from(bytesOf('evidence/renewal/1/list.txt')).toString()).toBe(list)
    for (const name of ['leaf.txt', 'proof.tlog-proof', 'statement.tsr', 'checkpoint.tsr']) {
      expect(bytesOf(`evidence/renewal/1/${name}`).length, name).toBeGreaterThan(0)
    }
    const leaf = Buffer.from(bytesOf('evidence/renewal/1/leaf.txt')).toString()
    expect(leaf).toContain(createHash('sha256').update(list).digest('hex'))
  })
})
