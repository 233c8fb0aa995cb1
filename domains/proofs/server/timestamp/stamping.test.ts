import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readNote } from '../../proof/signed-note.ts'
import { certificatesOfPem } from '../../proof/timestamp/certificate.ts'
import { verifyTimestamp } from '../../proof/timestamp/verify-timestamp.ts'
import { deliver } from '../../testing/deliver.ts'
import { type LocalTsa, startLocalTsa } from '../../testing/local-tsa.ts'
import { findOpenssl } from '../../testing/openssl.ts'
import { proofsServer } from '../index.ts'
import { appendStatement } from '../log/append-statement.ts'
import { readLogState } from '../log/log-state.ts'
import type { Purpose } from '../log/purpose.ts'
import { ownPins, proofFiles, proofOf } from '../proofs.ts'
import { workOrders } from './work-orders.ts'

const authorityOf = ({ name, url, rootPem, policy }: LocalTsa, hash = 'sha256') => ({
  name,
  url,
  rootPem,
  policies: [policy],
  hash,
})

let first: LocalTsa
let second: LocalTsa
let portal: TestApp

const bytes = new TextEncoder().encode('{"v":"cn.ip-evidence/1"}')
const seal = async (text: Uint8Array = bytes, purpose: Purpose = 'seal') => {
  const { sha256 } = await appendStatement(portal.ctx, { bytes: text, purpose })
  await deliver(portal, proofsServer)
  return sha256
}
const viewOf = async (sha256: string) => {
  const view = (await proofOf(portal.ctx, [sha256])).get(sha256)
  if (!view) throw new Error('not in the log')
  return view
}
const stampsOf = async (sha256: string) =>
  (await viewOf(sha256)).timestamps.map(({ target, authority }) => `${target} by ${authority}`)
const ordersOf = async () => {
  const { rows } = await portal.database.pool.query(
    'select authority, attempts, last_fault, next_at from timestamp_order order by authority',
  )
  return rows
}
const fileOf = async (sha256: string, path: string) =>
  (await proofFiles(portal.ctx, sha256)).find((file) => file.path === path)?.bytes ?? new Uint8Array()
/** Moves the clock past a pause after a failure, and works on the orders again. */
const later = async (ms: number) => {
  portal.clock.advance(ms)
  await workOrders(portal.ctx)
  await deliver(portal, proofsServer)
}

const found = findOpenssl()
// openssl plays the authorities; without openssl there are none.
describe.skipIf(!found)('stamping', () => {
  beforeAll(async () => {
    ;[first, second] = await Promise.all([startLocalTsa({ name: 'TSA 甲' }), startLocalTsa({ name: 'TSA 乙' })])
  })
  afterAll(() => Promise.all([first.stop(), second.stop()]))
  beforeEach(async () => {
    first.setMode('ok')
    second.setMode('ok')
    const env = { EVIDENCE_TSA: JSON.stringify([authorityOf(first), authorityOf(second, 'sm3')]) }
    portal = await createTestApp({ domains: [proofsServer], env })
  })
  afterEach(() => portal.close())

  it('gives a sealed statement a stamp of every authority, and its checkpoint one', async () => {
    const sha256 = await seal()
    expect(await stampsOf(sha256)).toEqual(['statement by TSA 甲', 'checkpoint by TSA 甲', 'statement by TSA 乙'])
    const view = await viewOf(sha256)
    expect(view).toMatchObject({ settled: true, configured: { timestamp: true } })
    expect(Math.abs((view.timestamps[0]?.genTime ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(await ordersOf()).toEqual([])
  })

  it('hands the stamps out as files that verify against the portal’s own pins', async () => {
    const sha256 = await seal()
    const { timestamps } = await ownPins(portal.ctx)
    const roots = timestamps.flatMap(({ root }) => certificatesOfPem(root))
    const policies = timestamps.flatMap((pin) => pin.policies)
    const check = async (path: string, data: Uint8Array) => {
      const sm3 = () => Buffer.from('2e0cbf3d', 'hex')
      const verdict = await verifyTimestamp({ token: await fileOf(sha256, path), data, roots, policies, sm3 })
      return verdict.ok ? verdict.facts.imprint.algorithm : verdict.fault
    }
    const note = readNote(new TextDecoder().decode(await fileOf(sha256, 'evidence/checkpoint.txt')))
    expect(await check('evidence/statement.tsr', bytes)).toBe('sha256')
    expect(await check('evidence/statement.tsr.2', bytes)).toBe('imprint')
    expect(await check('evidence/checkpoint.tsr', new TextEncoder().encode(note?.text))).toBe('sha256')
    expect(await check('evidence/checkpoint.tsr', bytes)).toBe('imprint')
  })

  it('keeps what the issuer says of revocation on that day with each stamp, and hands out none that nothing names yet', async () => {
    const sha256 = await seal()
    const own = portal.database.pool.query<{ list: Buffer }>(
      `select list from timestamp_revocation join timestamp_token token on token.id = timestamp_id
       where sha256 = $1 or checkpoint_size = (select max(checkpoint_size) from timestamp_token)
       order by is_primary desc, token.id`,
      [sha256],
    )
    const lists = (await own).rows
    const paths = (await proofFiles(portal.ctx, sha256)).map(({ path }) => path)
    expect(paths.filter((path) => path.includes('revocation'))).toEqual([])
    const published = await Promise.all(
      [first, first, second].map(({ folder }) => readFile(join(folder, 'middle.crl'))),
    )
    expect(lists.map(({ list }) => list.toString('hex'))).toEqual(published.map((list) => list.toString('hex')))
  })

  it('spends none on a single file, which the checkpoint’s covers', async () => {
    const sha256 = await seal(bytes, 'file')
    expect(await stampsOf(sha256)).toEqual(['checkpoint by TSA 甲'])
    expect((await viewOf(sha256)).settled).toBe(true)
  })

  it('asks for each stamp once, however often it is told', async () => {
    const sha256 = await seal()
    const { rows } = await portal.database.pool.query('select size, root from log_checkpoint')
    const told = {
      'proofs-stamp-statement': { index: 0, sha256, purpose: 'seal' },
      'proofs-stamp-checkpoint': { size: Number(rows[0].size), root: rows[0].root },
    }
    const before = [first.calls(), second.calls()]
    // If an order were made again now, the second authority would be asked, since the first does not answer.
    first.setMode('unavailable')
    for (const [name, data] of Object.entries(told)) {
      const again = proofsServer.listeners?.find((listener) => listener.name === name)
      await again?.react(portal.ctx, data, { id: '1', at: new Date() })
    }
    expect([first.calls(), second.calls()]).toEqual(before)
    expect(await stampsOf(sha256)).toHaveLength(3)
    expect(await ordersOf()).toEqual([])
  })

  it('goes to the next authority while the first is down, and gets the first’s when it is back', async () => {
    first.setMode('unavailable')
    const sha256 = await seal()
    expect(await stampsOf(sha256)).toEqual(['statement by TSA 乙', 'checkpoint by TSA 乙'])
    expect((await viewOf(sha256)).settled).toBe(true)
    expect(await ordersOf()).toMatchObject([{ authority: 'TSA 甲', attempts: 1, last_fault: 'TSA 甲: HTTP 503' }])
    expect(await readLogState(portal.ctx)).toMatchObject({
      authorities: [
        { name: 'TSA 甲', stamps: 0, lastAt: null, waiting: 1, fault: 'TSA 甲: HTTP 503' },
        { name: 'TSA 乙', stamps: 2, waiting: 0, fault: null },
      ],
      checkpointStamps: { waiting: 0 },
    })
    first.setMode('ok')
    await later(5_000)
    expect(await stampsOf(sha256)).toContain('statement by TSA 甲')
    expect(await ordersOf()).toEqual([])
  })

  it('waits longer from try to try, to an hour and without an end, and never puts its own time in', async () => {
    first.setMode('unavailable')
    second.setMode('unavailable')
    const sha256 = await seal()
    expect((await viewOf(sha256)).settled).toBe(false)
    const pauses: number[] = []
    for (let at = 0; at < 16; at += 1) {
      const [order] = await ordersOf()
      const pause = order.next_at.getTime() - portal.clock.now().getTime()
      pauses.push(pause)
      await later(Math.max(pause, 30_000))
    }
    expect(pauses[0]).toBeLessThanOrEqual(5_000)
    expect(Math.max(...pauses.slice(12))).toBeGreaterThan(1_700_000)
    expect(Math.max(...pauses)).toBeLessThanOrEqual(3_600_000)
    expect(await stampsOf(sha256)).toEqual([])
  }, 60_000)

  it('leaves an authority alone after five failures in a row', async () => {
    first.setMode('unavailable')
    const before = first.calls()
    for (let at = 0; at < 6; at += 1) await seal(new TextEncoder().encode(`statement ${at}`))
    expect(first.calls() - before).toBe(5)
    first.setMode('ok')
    await later(60_000)
    expect(first.calls() - before).toBeGreaterThan(5)
  })

  it('keeps an answer that it does not believe, raises an alarm, and does not ask the same again that day', async () => {
    first.setMode('lying')
    const sha256 = await seal()
    expect(await stampsOf(sha256)).toEqual(['statement by TSA 乙', 'checkpoint by TSA 乙'])
    const { rows } = await portal.database.pool.query('select fault, authority, response from timestamp_refused')
    expect(rows).toContainEqual({ fault: 'imprint', authority: 'TSA 甲', response: expect.any(Buffer) })
    expect((await readLogState(portal.ctx)).authorities[0]).toMatchObject({ refused: rows.length, stamps: 0 })
    expect(portal.logged.filter((line) => line.includes('ALARM'))).not.toEqual([])
    first.setMode('ok')
    const calls = first.calls()
    await later(3_600_000)
    expect(first.calls()).toBe(calls)
  })

  it('takes no stamp whose clock is not ours, and says so loudly', async () => {
    portal.clock.advance(-6 * 60_000)
    const sha256 = await seal()
    expect(await stampsOf(sha256)).toEqual([])
    expect(portal.logged.some((line) => line.includes('clocks'))).toBe(true)
  })

  it('reads no endless answer', async () => {
    first.setMode('huge')
    await seal()
    expect(await ordersOf()).toMatchObject([{ last_fault: 'TSA 甲: more than 65536 bytes' }])
  })

  it.each(['timestamp_token', 'timestamp_refused'])('keeps %s for ever', async (table) => {
    first.setMode('lying')
    await seal()
    for (const change of [`update ${table} set authority = ''`, `delete from ${table}`, `truncate ${table} cascade`]) {
      await expect(portal.database.pool.query(change)).rejects.toThrow(/append-only/)
    }
  })
})
