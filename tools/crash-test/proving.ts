import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Submitted } from '@portal/evidence/contract'
import { createEvidenceApp, type EvidenceApp } from '@portal/evidence/testing'
import { type JobCtx, readConfig } from '@portal/platform/server'
import { decodeAnchor } from '@portal/proofs/proof'
import { ownLogs, proofsServer } from '@portal/proofs/server'
import { startProofServices } from '../proof-services.ts'

/** After this time another process takes up the work that a killed process held. */
const heldMs = 75_000
/** By this time all the work is done that nobody held. */
const soonMs = 1_500
const patienceMs = 60_000

/** A portal that obtains every kind of proof, and what others can see of its work. */
export type Proving = {
  portal: EvidenceApp
  /** The settings as a process of the portal gets them. */
  env: Record<string, string>
  /** Seals a record whose proofs have not begun. */
  sealed: () => Promise<Submitted>
  /** Does what a new process of the portal does until every sealed record is proved. */
  recover: () => Promise<void>
  /** The SHA-256 of the record's package, downloaded by a new ticket. */
  packageHash: (id: string) => Promise<string>
  ticketFor: (id: string) => Promise<string>
  /** How many stamps the authorities have issued, each of which would cost money. */
  tokensIssued: () => Promise<number>
  /** The roots on the chain, each as often as it was written there. */
  rootsOnChain: () => Promise<string[]>
  close: () => Promise<void>
}

type Block = { transactions: { input: string }[] }

const callChain = async <Result>(url: string, method: string, ...params: unknown[]): Promise<Result> => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await answer.json()) as { result: Result }).result
}

export const openProving = async (): Promise<Proving> => {
  const folder = await mkdtemp(join(tmpdir(), 'proofs-crash-'))
  const origin = {
    EVIDENCE_LOG_KEY: 'MC4CAQAwBQYDK2VwBCIEIB5umqe5w4o8yKqVbpPX3n8tHkWsmY1o5v8m1Pq0xV2b',
    EVIDENCE_LOG_ORIGIN: 'crash.test/ev1',
  }
  const logs = await ownLogs({ config: readConfig({ DATA_DIR: folder, ...origin }) })
  const services = await startProofServices({ folder, logs })
  const { tsa, witnesses, anchor } = services.settings
  const env = {
    ...origin,
    EVIDENCE_TSA: JSON.stringify(tsa),
    EVIDENCE_WITNESSES: JSON.stringify(witnesses),
    EVIDENCE_ANCHOR: JSON.stringify(anchor),
  }
  const portal = await createEvidenceApp(env)
  await portal.agree()
  const { pool } = portal.database

  const sealed = async (): Promise<Submitted> => {
    const papers = await portal.papers()
    // The test seals more records than a customer may send in a day, so that the earlier uploads are dated back.
    await pool.query(`update evidence_original set received_at = received_at - interval '2 days'`)
    // The events of the eleven uploads are dropped: the checkpoint that holds the seal holds their leaves too.
    await pool.query('delete from outbox')
    const { status, body } = await portal.submit({ ...papers, state: 1 })
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body as Submitted
  }

  /**
   * Whether no work is left. A record counts as proved with the stamp of one authority while the other's may still be on its
   * way, so that the orders are looked at too.
   */
  const isDone = async (): Promise<boolean> => {
    const { rows } = await pool.query(`
      select 1 from evidence where proof = 1 union all select 1 from outbox union all select 1 from timestamp_order limit 1`)
    return rows.length === 0
  }
  const recover = async (): Promise<void> => {
    // A new settings object is like a new process: nothing is remembered of which authority or witness failed.
    const config = readConfig({ ...env, DATA_DIR: portal.services.config.dataFolder })
    const ctx: JobCtx = { ...portal.ctx, config }
    await proofsServer.prepare?.(ctx)
    const began = performance.now()
    while (true) {
      await portal.deliver(ctx)
      if (await isDone()) break
      for (const { run } of proofsServer.tickers ?? []) await run(ctx, new AbortController().signal)
      const passed = performance.now() - began
      if (passed > patienceMs) throw new Error('not proved in time')
      if (passed > soonMs) portal.clock.set(new Date(Date.now() + heldMs))
      await sleep(50)
    }
    portal.clock.set(new Date())
  }

  const ticketFor = async (id: string): Promise<string> => {
    const { body } = await portal.call({
      method: 'POST',
      path: '/api/downloadTicket',
      token: portal.people.demo.token,
      body: { id },
    })
    return String(body.ticket)
  }
  const packageHash = async (id: string): Promise<string> => {
    const url = `/api/downloadExhibixion?id=${id}&authorization=${await ticketFor(id)}`
    const { statusCode, rawPayload } = await portal.app.inject({ url })
    if (statusCode !== 200) throw new Error(`the package answered ${statusCode}`)
    return createHash('sha256').update(rawPayload).digest('hex')
  }

  const tokensIssued = async (): Promise<number> => {
    const counts = [1, 2].map(
      async (at) => Number.parseInt(await readFile(join(folder, `tsa-${at}`, 'serial'), 'utf8'), 16) - 1,
    )
    return (await Promise.all(counts)).reduce((sum, one) => sum + one, 0)
  }
  const rootsOnChain = async (): Promise<string[]> => {
    const [url = ''] = (anchor as { rpc: string[] }).rpc
    const roots: string[] = []
    for (let at = Number(await callChain<string>(url, 'eth_blockNumber')); at > 0; at -= 1) {
      const block = await callChain<Block>(url, 'eth_getBlockByNumber', `0x${at.toString(16)}`, true)
      for (const { input } of block.transactions) {
        const payload = decodeAnchor(Buffer.from(input.slice(2), 'hex'))
        if (payload) roots.push(Buffer.from(payload.root).toString('hex'))
      }
    }
    return roots
  }
  const close = async (): Promise<void> => {
    await portal.close()
    await services.stop()
    await rm(folder, { recursive: true })
  }
  return { portal, env, sealed, recover, packageHash, ticketFor, tokensIssued, rootsOnChain, close }
}
