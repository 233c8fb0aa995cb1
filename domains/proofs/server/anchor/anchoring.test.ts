import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { createTestApp, type TestApp } from '@portal/platform/testing'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, expect, it } from 'vitest'
import { readAnchorFile } from '../../proof/anchor/anchor-file.ts'
import type { AnchorPayload } from '../../proof/anchor/payload.ts'
import { readTransaction } from '../../proof/anchor/transaction.ts'
import { verifyAnchor } from '../../proof/anchor/verify-anchor.ts'
import { readCheckpoint } from '../../proof/checkpoint.ts'
import { readNote } from '../../proof/signed-note.ts'
import { deliver } from '../../testing/deliver.ts'
import { type LocalChain, startLocalChain } from '../../testing/local-chain.ts'
import { proofsServer } from '../index.ts'
import { appendStatement } from '../log/append-statement.ts'
import { readLogState } from '../log/log-state.ts'
import { ownPins, proofFiles, proofOf } from '../proofs.ts'
import { workAnchors } from './work-anchors.ts'

let chain: LocalChain
let portal: TestApp
const others: LocalChain[] = []

const open = async (more: object = {}, nodeArguments: readonly string[] = []): Promise<void> => {
  chain = await startLocalChain({ arguments: nodeArguments })
  const { chainId, key, url } = chain
  const anchor = { name: '开发链', chainId, key, rpc: [url], confirmations: 1, everySeconds: 0, ...more }
  portal = await createTestApp({ domains: [proofsServer], env: { EVIDENCE_ANCHOR: JSON.stringify(anchor) } })
}
afterEach(async () => {
  await Promise.all([portal.close(), chain.stop(), ...others.splice(0).map((other) => other.stop())])
})

/**
 * Lets the anchors work after every pause is over, but long before a fee is raised; then once more, since the node mines a
 * transaction only a moment after it was sent.
 */
const work = async (afterMs = 31_000): Promise<void> => {
  portal.clock.advance(afterMs)
  await workAnchors(portal.ctx)
  await new Promise((resolve) => setTimeout(resolve, 100))
  portal.clock.advance(31_000)
  await workAnchors(portal.ctx)
  await deliver(portal, proofsServer)
}
const seal = async (text = 'statement') => {
  const { sha256 } = await appendStatement(portal.ctx, { bytes: new TextEncoder().encode(text), purpose: 'seal' })
  await deliver(portal, proofsServer)
  return sha256
}
const viewOf = async (sha256: string) => (await proofOf(portal.ctx, [sha256])).get(sha256)
const textOf = async (sha256: string, path: string) => {
  const file = (await proofFiles(portal.ctx, sha256)).find((candidate) => candidate.path === path)
  return new TextDecoder().decode(file?.bytes)
}
const checkpointOf = async (sha256: string): Promise<AnchorPayload> => {
  const checkpoint = readCheckpoint(readNote(await textOf(sha256, 'evidence/checkpoint.txt'))?.text ?? '')
  if (!checkpoint) throw new Error('no checkpoint')
  return checkpoint
}
const verify = async (sha256: string) => {
  const anchor = readAnchorFile(await textOf(sha256, 'evidence/anchor.json'))
  if (!anchor) return 'no anchor'
  const { anchors } = await ownPins(portal.ctx)
  return verifyAnchor({ anchor, checkpoint: await checkpointOf(sha256), pins: anchors })
}
const signedOf = async () => {
  const { rows } = await portal.database.pool.query('select nonce, raw, hash from anchor_transaction order by id')
  return rows
}

it('writes a checkpoint onto the chain, and hands out a proof of it that needs no node', async () => {
  await open()
  const sha256 = await seal()
  expect(await viewOf(sha256)).toMatchObject({ anchor: { state: 'waiting', chain: '开发链' }, settled: false })
  await work()
  const view = await viewOf(sha256)
  expect(view).toMatchObject({
    anchor: { state: 'final', chain: '开发链', profile: 'ethereum-like', blockNumber: 1, confirmations: 1 },
    log: { checkpoint: { size: 1 } },
    settled: true,
  })
  expect(await verify(sha256)).toMatchObject({
    ok: true,
    facts: { size: 1, inBlock: true, transactionHash: view?.anchor?.txHash },
  })
})

it('covers with the next anchor whatever came since, and proves it at the anchored size', async () => {
  await open()
  const first = await seal('first')
  await work()
  const [second, third] = [await seal('second'), await seal('third')]
  await work()
  expect((await signedOf()).map(({ nonce }) => nonce)).toEqual([0, 1])
  for (const sha256 of [second, third]) {
    expect(await viewOf(sha256)).toMatchObject({ anchor: { state: 'final' }, log: { checkpoint: { size: 3 } } })
    expect(await verify(sha256)).toMatchObject({ ok: true, facts: { size: 3 } })
  }
  expect(await verify(first)).toMatchObject({ ok: true, facts: { size: 1 } })
})

it('anchors no more often than it is told to', async () => {
  await open({ everySeconds: 3600 })
  await seal('first')
  await work()
  const second = await seal('second')
  await work()
  expect(await viewOf(second)).toMatchObject({ anchor: { state: 'waiting' } })
  await work(3_600_000)
  expect(await viewOf(second)).toMatchObject({ anchor: { state: 'final' } })
})

it('is final only after as many blocks as asked for', async () => {
  await open({ confirmations: 3 })
  const sha256 = await seal()
  await work()
  expect(await viewOf(sha256)).toMatchObject({ anchor: { state: 'mined', confirmations: 1 }, settled: false })
  expect(await verify(sha256)).toBe('no anchor')
  await chain.call('evm_mine')
  await work()
  expect(await viewOf(sha256)).toMatchObject({ anchor: { state: 'mined', confirmations: 2 } })
  await chain.call('evm_mine')
  await work()
  expect(await viewOf(sha256)).toMatchObject({ anchor: { state: 'final', confirmations: 3 }, settled: true })
})

it('goes back to waiting when its block falls, and sends the same bytes again', async () => {
  await open({ confirmations: 3 })
  const sha256 = await seal()
  await work()
  await chain.call('anvil_reorg', 1, [])
  await work()
  const [{ raw }, ...more] = await signedOf()
  expect(more).toEqual([])
  expect(portal.logged.some((line) => line.includes('fell'))).toBe(true)
  await work()
  const view = await viewOf(sha256)
  expect(view).toMatchObject({ anchor: { state: 'mined', blockNumber: 2 } })
  const atDesk = async () => (await readLogState(portal.ctx)).chain
  expect(await atDesk()).toMatchObject({ finalSize: 0, anchors: [{ size: 1, state: 'mined', blockNumber: 2 }] })
  await chain.call('anvil_mine', '0x2')
  await work()
  expect(await atDesk()).toMatchObject({ finalSize: 1, anchors: [{ size: 1, state: 'final' }] })
  expect(readAnchorFile(await textOf(sha256, 'evidence/anchor.json'))?.rawTransaction).toBe(raw)
  expect(await verify(sha256)).toMatchObject({ ok: true })
})

it('sends the same bytes again when the nodes forgot them', async () => {
  await open({}, ['--no-mining'])
  const sha256 = await seal()
  await work()
  const [{ hash }] = await signedOf()
  await chain.call('anvil_dropTransaction', hash)
  await work()
  await chain.call('evm_mine')
  await work()
  expect(await signedOf()).toHaveLength(1)
  expect(await viewOf(sha256)).toMatchObject({ anchor: { state: 'final', txHash: hash } })
})

it('raises a fee that is too low under the same nonce', async () => {
  await open({}, ['--no-mining'])
  const sha256 = await seal()
  await work()
  await chain.call('anvil_setNextBlockBaseFeePerGas', `0x${(50_000_000_000).toString(16)}`)
  await chain.call('evm_mine')
  await work()
  expect(await viewOf(sha256)).toMatchObject({ anchor: { state: 'sent' } })
  await work(3 * 60_000)
  const signed = await signedOf()
  expect(signed.map(({ nonce }) => nonce)).toEqual([0, 0])
  await chain.call('evm_mine')
  await work()
  expect(await viewOf(sha256)).toMatchObject({ anchor: { state: 'final', txHash: signed[1].hash } })
  expect(await verify(sha256)).toMatchObject({ ok: true })
})

it('takes another nonce when somebody used its own', async () => {
  await open({}, ['--no-mining'])
  const sha256 = await seal()
  await work()
  const account = privateKeyToAccount(chain.key)
  const fees = { maxFeePerGas: 90_000_000_000n, maxPriorityFeePerGas: 9_000_000_000n }
  const stranger = { chainId: chain.chainId, nonce: 0, to: account.address, gas: 21_000n, ...fees }
  await chain.call('eth_sendRawTransaction', await account.signTransaction(stranger))
  await chain.call('evm_mine')
  await work()
  await chain.call('evm_mine')
  await work()
  expect((await signedOf()).map(({ nonce }) => nonce)).toEqual([0, 1])
  expect(await viewOf(sha256)).toMatchObject({ anchor: { state: 'final' } })
})

it('writes a root once where its block comes between two looks at the chain', async () => {
  await open({}, ['--no-mining'])
  const { chainId, key, url } = chain
  let mineAfterNextLook = false
  const gateway = createServer(async (request, response) => {
    const body = await text(request)
    const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const said = await answer.text()
    if (mineAfterNextLook && body.includes('eth_getTransactionReceipt')) {
      mineAfterNextLook = false
      await chain.call('evm_mine')
    }
    response.end(said)
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  try {
    const rpc = [`http://127.0.0.1:${(gateway.address() as AddressInfo).port}`]
    const anchor = { name: '开发链', chainId, key, rpc, confirmations: 1, everySeconds: 0 }
    await portal.close()
    portal = await createTestApp({ domains: [proofsServer], env: { EVIDENCE_ANCHOR: JSON.stringify(anchor) } })
    const sha256 = await seal()
    await work()
    mineAfterNextLook = true
    await work()
    await chain.call('evm_mine')
    await work()
    expect(await signedOf()).toHaveLength(1)
    expect(await viewOf(sha256)).toMatchObject({ anchor: { state: 'final' } })
  } finally {
    gateway.closeAllConnections()
    gateway.close()
  }
})

it('writes through ten bytes of code where a chain takes data in no other way', async () => {
  await open({ profile: 'needs-code' })
  const sha256 = await seal()
  await work()
  await work()
  expect(await viewOf(sha256)).toMatchObject({ anchor: { state: 'final', profile: 'needs-code' } })
  expect(await verify(sha256)).toMatchObject({ ok: true, facts: { inBlock: true } })
  const [{ raw, hash }] = await signedOf()
  const transaction = readTransaction(Buffer.from(raw.slice(2), 'hex'))
  const { logs } = await chain.call<{ logs: { address: string; data: string }[] }>('eth_getTransactionReceipt', hash)
  const data = `0x${Buffer.from(transaction?.data ?? []).toString('hex')}`
  expect(logs).toMatchObject([{ address: transaction?.to, data }])
  await seal('second')
  await work()
  const { rows } = await portal.database.pool.query('select address from anchor_contract')
  expect(rows).toEqual([{ address: transaction?.to }])
})

it('says of a chain without such headers that only a look-up can tell', async () => {
  await open({ profile: 'no-header-proof' })
  const sha256 = await seal()
  await work()
  expect(await viewOf(sha256)).toMatchObject({ anchor: { state: 'final', profile: 'no-header-proof' } })
  expect(await verify(sha256)).toMatchObject({ ok: true, facts: { inBlock: false } })
})

it('believes no single node where two are configured', async () => {
  const other = await startLocalChain()
  others.push(other)
  await open()
  await portal.close()
  const { chainId, key, url } = chain
  const anchor = { name: '开发链', chainId, key, rpc: [url, other.url], confirmations: 1, everySeconds: 0 }
  portal = await createTestApp({ domains: [proofsServer], env: { EVIDENCE_ANCHOR: JSON.stringify(anchor) } })
  await other.call('evm_setAutomine', false)
  const sha256 = await seal()
  await work()
  expect(await viewOf(sha256)).toMatchObject({ anchor: { state: 'sent' }, settled: false })
  expect(await verify(sha256)).toBe('no anchor')
})

it('goes on when the chain comes back', async () => {
  await open()
  const { url } = chain
  const sha256 = await seal()
  await chain.stop()
  await work()
  expect(await viewOf(sha256)).toMatchObject({ anchor: { state: 'waiting' } })
  expect(portal.logged.some((line) => line.includes('the chain does not answer'))).toBe(true)
  chain = await startLocalChain({ port: Number(new URL(url).port) })
  await work()
  expect(await viewOf(sha256)).toMatchObject({ anchor: { state: 'final' } })
})

it('keeps what it signed for ever', async () => {
  await open()
  await seal()
  await work()
  for (const change of ["update anchor_transaction set raw = ''", 'delete from anchor_transaction']) {
    await expect(portal.database.pool.query(change)).rejects.toThrow(/append-only/)
  }
})
