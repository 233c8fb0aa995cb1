import { createHash } from 'node:crypto'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { openCheckpoint, readCheckpoint } from '../../proof/checkpoint.ts'
import { readLogProof, verifyLogProof } from '../../proof/log-proof.ts'
import { verifyConsistency } from '../../proof/merkle-check.ts'
import { readPulse } from '../../proof/pulse.ts'
import { readVkey } from '../../proof/signed-note.ts'
import { readWitnessRequest } from '../../proof/witness-request.ts'
import { deliver } from '../../testing/deliver.ts'
import { type LocalTsa, startLocalTsa } from '../../testing/local-tsa.ts'
import { findOpenssl } from '../../testing/openssl.ts'
import { proofsServer } from '../index.ts'
import { appendStatement } from '../log/append-statement.ts'
import { ownPins } from '../proofs.ts'
import { cardFiles } from './card-files.ts'
import { findCard, newestCard } from './find-card.ts'
import { sendPulse } from './send-pulse.ts'

let portal: TestApp
let tsa: LocalTsa | undefined

const open = async (env: Record<string, string> = {}) => {
  portal = await createTestApp({ domains: [proofsServer], env })
}
afterEach(async () => {
  await portal.close()
  await tsa?.stop()
  tsa = undefined
})
/** Lets somebody look at the card, and a second pass. */
const look = async () => {
  await sendPulse(portal.ctx)
  portal.clock.advance(1_000)
  await deliver(portal, proofsServer)
  return await newestCard(portal.ctx)
}
const pulsesOf = async () => {
  const { rows } = await portal.database.pool.query('select idx, text, bound_at, bound_by from log_pulse order by idx')
  return rows
}
const seal = async (text: string) => {
  const { sha256 } = await appendStatement(portal.ctx, { bytes: Buffer.from(text), purpose: 'seal' })
  portal.clock.advance(1_000)
  await deliver(portal, proofsServer)
  return sha256
}

describe('a time card', () => {
  it('is there at the second look of an empty log, and stays until it is old, however many look', async () => {
    await open()
    expect(await look()).toBeUndefined()
    const card = await look()
    expect(card).toMatchObject({ card: { origin: 'localhost:3000/ev1', size: 2, block: null }, bound: { by: null } })
    expect(card?.bound.at.getTime()).toBeGreaterThan(portal.clock.now().getTime() - 5_000)
    for (let n = 0; n < 3; n += 1) expect(await look()).toEqual(card)
    expect(await pulsesOf()).toHaveLength(2)
    portal.clock.advance(11 * 60_000)
    await look()
    const fresh = await look()
    expect(fresh?.card.size).toBe(4)
    expect(fresh?.bound.at.getTime()).toBeGreaterThan((card?.bound.at.getTime() ?? 0) + 10 * 60_000)
  })

  it('is fresh at once where the log goes on by itself', async () => {
    await open()
    await seal('one')
    const card = await look()
    expect(card?.card.size).toBe(2)
    await seal('two')
    expect((await newestCard(portal.ctx))?.card.size).toBe(3)
  })

  it('is found by what a photo shows of it, and another log’s or an invented one is not', async () => {
    await open()
    await seal('one')
    const shown = await look()
    if (!shown) throw new Error('no card')
    const { card } = shown
    expect(await findCard(portal.ctx, card)).toEqual({ state: 'known', bound: shown.bound })
    expect(await findCard(portal.ctx, { ...card, origin: 'other.example/ev1' })).toEqual({ state: 'foreign' })
    const root = card.root.map((byte, at) => (at === 0 ? byte ^ 1 : byte))
    const block = { chainId: 1, hash: 'ab'.repeat(32) }
    for (const invented of [
      { ...card, root },
      { ...card, size: 99 },
      { ...card, block },
    ]) {
      expect(await findCard(portal.ctx, invented)).toEqual({ state: 'unknown' })
    }
    // This checkpoint was signed before there was any pulse: nothing says when.
    const { rows } = await portal.database.pool.query('select root from log_checkpoint where size = 1')
    const first = new Uint8Array(Buffer.from(String(rows[0].root), 'hex'))
    expect(await findCard(portal.ctx, { ...card, size: 1, root: first })).toEqual({ state: 'unknown' })
  })

  // openssl plays the authority.
  it.skipIf(!findOpenssl())('carries into a package what shows that it is of this log and not older', async () => {
    tsa = await startLocalTsa()
    const { name, url, rootPem, policy } = tsa
    await open({ EVIDENCE_TSA: JSON.stringify([{ name, url, rootPem, policies: [policy] }]) })
    await seal('one')
    const shown = await look()
    if (!shown) throw new Error('no card')
    expect(shown.bound.by).toBe(name)
    const sha256 = await seal('that names the card')
    for (let n = 0; n < 5; n += 1) await seal(`later ${n}`)
    const files = await cardFiles(portal.ctx, { size: shown.card.size, sha256 })
    const textOf = (file: string) =>
      String(Buffer.from(files.find(({ path }) => path === `evidence/card/${file}`)?.bytes ?? []))
    expect(files.map(({ path }) => path.replace('evidence/card/', ''))).toEqual([
      'pulse.txt',
      'proof.tlog-proof',
      'history.txt',
      'checkpoint.tsr',
    ])
    const logs = (await ownPins(portal.ctx)).logs.map(readVkey).filter((key) => key !== undefined)
    const [digest, sm3] = ['sha256', 'sm3'].map((hash) => createHash(hash).update(textOf('pulse.txt')).digest('hex'))
    const leaf = Buffer.from(`cn.ip-evidence/1\nsha256 ${digest}\nsm3 ${sm3}\n`)
    const policyOfNone = { quorum: 0, witnesses: [] }
    const proved = verifyLogProof({ proof: textOf('proof.tlog-proof'), leaf, logs, policy: policyOfNone })
    expect(proved).toMatchObject({ checkpoint: { size: shown.card.size, root: shown.card.root } })
    const pulse = readPulse(textOf('pulse.txt'))
    expect(pulse?.tokens).toHaveLength(1)
    expect(openCheckpoint(pulse?.checkpoint ?? '', logs)).toMatchObject({ checkpoint: { size: 1 } })
    const history = readWitnessRequest(textOf('history.txt'))
    const later = readCheckpoint((history?.checkpoint ?? '').split('\n\n')[0]?.concat('\n') ?? '')
    expect(readLogProof(textOf('proof.tlog-proof'))).toBeDefined()
    if (!history || !later) throw new Error('no history')
    const { size: old, root: oldRoot } = shown.card
    expect(verifyConsistency({ old, oldRoot, size: later.size, root: later.root, proof: history.proof })).toBe(true)
  })
})
