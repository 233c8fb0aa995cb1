import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startJobs } from '@portal/platform/server'
import { createTestApp } from '@portal/platform/testing'
import { appendStatement, ownLogs, proofFiles, proofOf, proofsServer } from '@portal/proofs/server'
import { findOpenssl } from '@portal/proofs/testing'
import { expect, it } from 'vitest'
import { startProofServices } from './proof-services.ts'

const found = findOpenssl()
// The authorities are openssl; without it the services say so and stamp nothing.
it.skipIf(!found)(
  'a sealed statement is stamped, witnessed and anchored by itself, soon',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'proof-services-'))
    const key = 'MC4CAQAwBQYDK2VwBCIEIB5umqe5w4o8yKqVbpPX3n8tHkWsmY1o5v8m1Pq0xV2b'
    const common = { EVIDENCE_LOG_KEY: key, EVIDENCE_LOG_ORIGIN: 'log.test/ev1' }
    const bare = await createTestApp({ domains: [], env: common })
    const logs = await ownLogs(bare.ctx)
    await bare.close()
    const services = await startProofServices({ folder, logs })
    const { tsa, witnesses, anchor } = services.settings
    const env = {
      ...common,
      EVIDENCE_TSA: JSON.stringify(tsa),
      EVIDENCE_WITNESSES: JSON.stringify(witnesses),
      EVIDENCE_ANCHOR: JSON.stringify(anchor),
    }
    const portal = await createTestApp({ domains: [proofsServer], env })
    const { log, domains } = portal.services
    const jobs = await startJobs({ url: portal.database.url, ctx: portal.ctx, domains, log })
    try {
      const bytes = new TextEncoder().encode('{"v":"cn.ip-evidence/1"}')
      const { sha256 } = await appendStatement(portal.ctx, { bytes, purpose: 'seal' })
      const viewNow = async () => (await proofOf(portal.ctx, [sha256])).get(sha256)
      await expect.poll(async () => (await viewNow())?.settled, { timeout: 30_000 }).toBe(true)
      expect(await viewNow()).toMatchObject({
        log: { checkpoint: { size: 1, cosignatures: [{ witness: 'localhost/w1' }] } },
        timestamps: [{ target: 'statement' }, { target: 'checkpoint' }, { target: 'statement' }],
        anchor: { state: 'final', blockNumber: 1 },
      })
      const paths = (await proofFiles(portal.ctx, sha256)).map(({ path }) => path)
      expect(paths).toEqual(
        expect.arrayContaining(['statement.tsr', 'checkpoint.tsr', 'anchor.json'].map((name) => `evidence/${name}`)),
      )
    } finally {
      await jobs.stop()
      await portal.close()
      await services.stop()
      await rm(folder, { recursive: true })
    }
  },
  60_000,
)
