import { bytesToHex as hexOf, hexToBytes } from '@noble/hashes/utils'
import { stress } from '@portal/platform/testing'
import { keccak256 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AnchorFile, anchorVersion } from '../../proof/anchor/anchor-file.ts'
import { decodeAnchor, encodeAnchor } from '../../proof/anchor/payload.ts'
import { verifyAnchor } from '../../proof/anchor/verify-anchor.ts'
import { type LocalChain, startLocalChain } from '../../testing/local-chain.ts'
import type { RpcBlock } from './block.ts'
import { proveInBlock } from './block-proof.ts'

const checkpoint = { size: 1001, root: new Uint8Array(32).fill(0xab) }
const payload = `0x${hexOf(encodeAnchor(checkpoint))}` as const

let chain: LocalChain
beforeAll(async () => {
  chain = await startLocalChain({ arguments: ['--no-mining'] })
})
afterAll(() => chain.stop())

const account = () => privateKeyToAccount(chain.key)
const pins = () => [{ name: '开发链', chainId: chain.chainId, senders: [account().address.toLowerCase()] }]

const signed = async (nonce: number, kind: 'eip1559' | 'eip2930' | 'legacy', data = payload) => {
  const common = { chainId: chain.chainId, to: account().address, nonce, gas: 60_000n, data } as const
  const fee = { maxFeePerGas: 3_000_000_000n, maxPriorityFeePerGas: 1_000_000_000n }
  if (kind === 'eip1559') return await account().signTransaction({ ...common, ...fee, type: kind })
  return await account().signTransaction({ ...common, gasPrice: 3_000_000_000n, type: kind })
}

/** A block of `count` transactions of all kinds, mined now. */
const mine = async (count: number): Promise<{ raws: `0x${string}`[]; block: RpcBlock }> => {
  const first = Number(await chain.call<string>('eth_getTransactionCount', account().address, 'latest'))
  const kinds = ['eip1559', 'eip2930', 'legacy'] as const
  const raws: `0x${string}`[] = []
  for (let at = 0; at < count; at += 1) raws.push(await signed(first + at, kinds[at % 3] ?? 'legacy'))
  for (const raw of raws) await chain.call('eth_sendRawTransaction', raw)
  await chain.call('evm_mine')
  const block = await chain.call<RpcBlock>('eth_getBlockByNumber', 'latest', false)
  expect(block.transactions).toHaveLength(count)
  return { raws, block }
}

const fileOf = async (count: number, index: number): Promise<AnchorFile> => {
  const { raws, block } = await mine(count)
  const rawTransaction = raws[index] ?? '0x'
  const proved = await proveInBlock(block, raws, index)
  if (!proved) throw new Error('not provable')
  return {
    v: anchorVersion,
    chain: '开发链',
    chainId: chain.chainId,
    profile: 'ethereum-like',
    rawTransaction,
    transactionHash: keccak256(rawTransaction),
    transactionIndex: index,
    blockNumber: Number(block.number),
    blockHash: block.hash,
    blockTime: Number(block.timestamp) * 1000,
    ...proved,
  }
}

const faultOf = (anchor: AnchorFile): string => {
  const verdict = verifyAnchor({ anchor, checkpoint, pins: pins() })
  return verdict.ok ? 'accepted' : verdict.fault
}

describe('an anchor in a block of a real chain', () => {
  it('is 44 bytes: tag, size, root', () => {
    const bytes = encodeAnchor(checkpoint)
    expect(hexOf(bytes)).toBe(`6970653100000000000003e9${'ab'.repeat(32)}`)
    expect(decodeAnchor(bytes)).toEqual(checkpoint)
    expect(decodeAnchor(bytes.subarray(1))).toBeUndefined()
    expect(decodeAnchor(Uint8Array.from(bytes, (byte, at) => (at === 0 ? 0 : byte)))).toBeUndefined()
  })

  // 1 has a trie of one leaf; 20 has extensions, branches, and both forms of keys (below and above 0x80 as RLP).
  it.each([
    [1, 0],
    [2, 1],
    [20, 0],
    [20, 7],
    [20, 19],
    [140, 127],
    [140, 128],
    [140, 139],
  ])('is shown offline among %i transactions at place %i', async (count, index) => {
    const anchor = await fileOf(count, index)
    expect(verifyAnchor({ anchor, checkpoint, pins: pins() })).toEqual({
      ok: true,
      facts: {
        chain: '开发链',
        isRenamed: false,
        chainId: chain.chainId,
        transactionHash: anchor.transactionHash,
        sender: account().address.toLowerCase(),
        blockNumber: anchor.blockNumber,
        blockHash: anchor.blockHash,
        blockTime: anchor.blockTime,
        size: 1001,
        root: 'ab'.repeat(32),
        inBlock: true,
      },
    })
  })

  it('is refused by its own fault when anything in it is changed', async () => {
    const anchor = await fileOf(20, 7)
    const other = `0x${'12'.repeat(32)}`
    expect(faultOf({ ...anchor, blockHash: other })).toBe('header')
    expect(faultOf({ ...anchor, blockNumber: anchor.blockNumber + 1 })).toBe('header')
    expect(faultOf({ ...anchor, blockTime: anchor.blockTime - 60_000 })).toBe('header')
    expect(faultOf({ ...anchor, transactionIndex: 8 })).toBe('inclusion')
    expect(faultOf({ ...anchor, proof: anchor.proof?.slice(1) })).toBe('inclusion')
    expect(faultOf({ ...anchor, chainId: 1 })).toBe('chain')
    expect(faultOf({ ...anchor, transactionHash: other })).toBe('transaction_hash')
    expect(verifyAnchor({ anchor, checkpoint: { ...checkpoint, size: 1000 }, pins: pins() })).toMatchObject({
      fault: 'checkpoint',
    })
    expect(verifyAnchor({ anchor, checkpoint, pins: [] })).toMatchObject({ fault: 'no_pins' })
    const stranger = [{ name: '开发链', chainId: chain.chainId, senders: [`0x${'00'.repeat(20)}`] }]
    expect(verifyAnchor({ anchor, checkpoint, pins: stranger })).toMatchObject({ fault: 'sender' })
  })

  it('is told by the name that the pins give the chain, and only where it was written to a pinned contract', async () => {
    const anchor = await fileOf(1, 0)
    const verdict = verifyAnchor({ anchor: { ...anchor, chain: '法院的链' }, checkpoint, pins: pins() })
    expect(verdict).toMatchObject({ ok: true, facts: { chain: '开发链', isRenamed: true } })
    const [pin] = pins()
    const contracts = [`0x${'cc'.repeat(20)}`]
    const senders = [account().address.toLowerCase()]
    // A sender may always write to itself.
    expect(verifyAnchor({ anchor, checkpoint, pins: pin ? [{ ...pin, contracts }] : [] })).toMatchObject({ ok: true })
    const elsewhere = await account().signTransaction({
      ...{ chainId: chain.chainId, to: `0x${'dd'.repeat(20)}`, nonce: 0, gas: 60_000n, data: payload, gasPrice: 1n },
      type: 'legacy',
    })
    const written = { ...anchor, rawTransaction: elsewhere, transactionHash: keccak256(elsewhere) }
    const { header: _, proof: __, ...bare } = written
    expect(verifyAnchor({ anchor: bare, checkpoint, pins: pin ? [{ ...pin, contracts, senders }] : [] })).toMatchObject(
      {
        fault: 'target',
      },
    )
  })

  it('that stands in another block or holds something else is refused', async () => {
    const [one, two] = [await fileOf(3, 1), await fileOf(3, 1)]
    expect(
      faultOf({
        ...one,
        header: two.header,
        blockHash: two.blockHash,
        blockNumber: two.blockNumber,
        blockTime: two.blockTime,
      }),
    ).toBe('inclusion')
    const raw = await signed(999, 'eip1559', '0x01')
    expect(faultOf({ ...one, rawTransaction: raw, transactionHash: keccak256(raw) })).toBe('payload')
  })

  it('says nothing else after any one bit of header, proof or transaction has changed', {
    timeout: 60_000,
  }, async () => {
    const anchor = await fileOf(5, 2)
    const facts = verifyAnchor({ anchor, checkpoint, pins: pins() })
    const flipped = (text: string, at: number) => {
      const bytes = hexToBytes(text.slice(2))
      bytes[at] = (bytes[at] ?? 0) ^ (1 << (at % 8))
      return `0x${hexOf(bytes)}`
    }
    const every = stress(import.meta, { what: '区块证明逐字节各改一位（本次每五字节）', full: 1, gate: 5 })
    const placesOf = (text: string) =>
      Array.from({ length: text.length / 2 - 1 }, (_, at) => at).filter((at) => at % every === 0)
    const { header = '0x', proof = [] } = anchor
    const raws = placesOf(anchor.rawTransaction).map((at) => {
      const rawTransaction = flipped(anchor.rawTransaction, at)
      return { ...anchor, rawTransaction, transactionHash: keccak256(rawTransaction as `0x${string}`) }
    })
    const headers = placesOf(header).map((at) => ({ ...anchor, header: flipped(header, at) }))
    const proofs = proof.flatMap((node, index) =>
      placesOf(node).map((at) => ({ ...anchor, proof: proof.with(index, flipped(node, at)) })),
    )
    for (const changed of [...raws, ...headers, ...proofs]) {
      const verdict = verifyAnchor({ anchor: changed, checkpoint, pins: pins() })
      if (verdict.ok) expect(verdict).toEqual(facts)
    }
    expect(raws.map(faultOf)).not.toContain('accepted')
    expect(headers.map(faultOf)).not.toContain('accepted')
  })

  it('without a header says that only the chain itself can tell', async () => {
    const { header: _, proof: __, ...anchor } = await fileOf(1, 0)
    const verdict = verifyAnchor({ anchor: { ...anchor, profile: 'no-header-proof' }, checkpoint, pins: pins() })
    expect(verdict).toMatchObject({ ok: true, facts: { inBlock: false } })
  })

  it('is not provable where the chain hashes otherwise', async () => {
    const { raws, block } = await mine(2)
    expect(await proveInBlock({ ...block, hash: `0x${'34'.repeat(32)}` }, raws, 0)).toBeUndefined()
    expect(await proveInBlock(block, raws.slice(1), 0)).toBeUndefined()
  })
})
