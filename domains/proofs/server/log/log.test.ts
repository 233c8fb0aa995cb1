import { createTestApp, type TestApp } from '@portal/platform/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCheckpoint } from '../../proof/checkpoint.ts'
import { readLeaf } from '../../proof/leaf.ts'
import { verifyLogProof } from '../../proof/log-proof.ts'
import { readVkey } from '../../proof/signed-note.ts'
import { readBundle } from '../../proof/tiles.ts'
import { proofsServer } from '../index.ts'
import { ownPins, proofFiles, proofOf } from '../proofs.ts'
import { appendStatement } from './append-statement.ts'
import { signCheckpoint } from './sign-checkpoint.ts'

let portal: TestApp
const bytesOf = (text: string) => new TextEncoder().encode(text)
const append = (text: string) => appendStatement(portal.ctx, { bytes: bytesOf(text), purpose: 'seal' })
const sign = async () => {
  portal.clock.advance(1_000)
  await signCheckpoint(portal.ctx)
}
const events = async () => {
  const { rows } = await portal.database.pool.query('delete from outbox returning id, event, data')
  return rows.toSorted((a, b) => Number(a.id) - Number(b.id)).map(({ event, data }) => ({ event, data }))
}
const keysOf = async () => (await ownPins(portal.ctx)).logs.map(readVkey).filter((key) => key !== undefined)
const textOf = async (sha256: string, path: string) => {
  const files = await proofFiles(portal.ctx, sha256)
  return new TextDecoder().decode(files.find((file) => file.path === path)?.bytes)
}
const raw = async (path: string) => {
  const answer = await portal.app.inject({ url: `/evidence/log/${path}` })
  return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers }
}

beforeAll(async () => {
  portal = await createTestApp({ domains: [proofsServer] })
})
afterAll(() => portal.close())

describe('a statement', () => {
  it('enters the log once, and its digests are those of its bytes', async () => {
    const first = await append('first')
    // SHA-256 and SM3 of “first”, by `printf first | openssl dgst`.
    expect(first).toEqual({
      index: 0,
      sha256: 'a7937b64b8caa58f03721bb6bacf5c78cb235febe0e70b1b84cd99541461a08e',
      sm3: 'ce0c55a4c14778fc890e0948180413f9ea48a124e3d2cdc08e657b168adcb239',
    })
    expect(await append('first')).toEqual(first)
    expect(await events()).toEqual([
      { event: 'proofs.statement_appended', data: { index: 0, sha256: first.sha256, purpose: 'seal' } },
    ])
  })

  it('is there if and only if the caller’s transaction is', async () => {
    const failing = portal.ctx.db.transaction(async (db) => {
      await appendStatement({ ...portal.ctx, db }, { bytes: bytesOf('undone'), purpose: 'file' })
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await append('second')).toMatchObject({ index: 1 })
  })

  it('gets an index without gaps among many at once', async () => {
    const appended = await Promise.all(Array.from({ length: 30 }, (_, at) => append(`many ${at}`)))
    expect(appended.map(({ index }) => index).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, at) => at + 2),
    )
  })

  it('is proved once the log is signed, and says so', async () => {
    const { sha256, index } = await append('proved')
    expect((await proofOf(portal.ctx, [sha256])).get(sha256)).toMatchObject({
      log: { origin: 'localhost:3000/ev1', index, checkpoint: null },
      settled: false,
    })
    await events()
    await sign()
    expect(await events()).toContainEqual({ event: 'proofs.changed', data: { sha256 } })
    const view = (await proofOf(portal.ctx, [sha256])).get(sha256)
    expect(view).toMatchObject({ log: { checkpoint: { size: index + 1, cosignatures: [] } }, settled: true })
    const proof = await textOf(sha256, 'evidence/proof.tlog-proof')
    const leaf = bytesOf(await textOf(sha256, 'evidence/leaf.txt'))
    const judged = verifyLogProof({ proof, leaf, logs: await keysOf(), policy: { quorum: 0, witnesses: [] } })
    expect(judged).toMatchObject({ index, checkpoint: { size: index + 1 } })
  })

  it('keeps its proof under the first checkpoint that holds it', async () => {
    const { sha256, index } = await append('early')
    await sign()
    const before = await textOf(sha256, 'evidence/proof.tlog-proof')
    await append('late')
    await sign()
    expect(await textOf(sha256, 'evidence/proof.tlog-proof')).toBe(before)
    expect((await proofOf(portal.ctx, [sha256])).get(sha256)?.log.checkpoint?.size).toBe(index + 1)
  })

  it('that the log does not hold is not spoken of', async () => {
    expect(await proofOf(portal.ctx, ['00'.repeat(32)])).toEqual(new Map())
    expect(await proofFiles(portal.ctx, '00'.repeat(32))).toEqual([])
  })
})

describe('the log, for anyone', () => {
  it('shows its newest checkpoint', async () => {
    await sign()
    const { status, bytes, headers } = await raw('checkpoint')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    const { rows } = await portal.database.pool.query('select count(*)::int count from log_entry')
    expect(openCheckpoint(bytes.toString(), await keysOf())).toMatchObject({ checkpoint: { size: rows[0].count } })
  })

  it('shows its entries and hashes as immutable tiles', async () => {
    const entries = await raw('tile/entries/000.p/2')
    expect(entries.headers['cache-control']).toContain('immutable')
    expect(readBundle(entries.bytes)?.map(readLeaf)).toMatchObject([{ sha256: expect.stringMatching(/^a7937b64/) }, {}])
    expect((await raw('tile/0/000.p/2')).bytes).toHaveLength(64)
  })

  it.each([
    'tile/0/000',
    'tile/0/x001/000.p/1',
    'tile/9/000.p/1',
    'tile/entries/00',
    'tile/',
    'tile/0/..%2f000',
    'tile/60/x999/x999/x999/x999/x999/999',
  ])('has no %s', async (path) => expect((await raw(path)).status).toBe(404))
})

describe('what the log consists of', () => {
  const columns = {
    log_entry: 'sm3',
    log_node: 'level',
    log_checkpoint: 'note',
    log_cosignature: 'line',
    log_audit: 'at',
  }

  it.each(Object.entries(columns))('%s refuses to be changed, removed or emptied', async (table, column) => {
    const { pool } = portal.database
    await pool.query(`
      insert into log_cosignature select size, 'w', '00', '', now(), now() from log_checkpoint limit 1 on conflict do nothing;
      insert into log_audit values (1, now(), '{}', '', '') on conflict do nothing`)
    for (const change of [
      `update ${table} set ${column} = ${column}`,
      `delete from ${table}`,
      `truncate ${table} cascade`,
    ]) {
      await expect(pool.query(change), change).rejects.toThrow(/append-only/)
    }
  })
})
