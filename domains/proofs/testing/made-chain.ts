import { createMerkleProof, createMPT } from '@ethereumjs/mpt'
import { bytesToHex, hexToBytes, keccak256 } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { type AnchorFile, anchorVersion } from '../proof/anchor/anchor-file.ts'
import { type AnchorPayload, encodeAnchor } from '../proof/anchor/payload.ts'
import { encodeRlp, quantityBytes } from '../proof/anchor/rlp.ts'
import { transactionKey } from '../proof/anchor/trie-proof.ts'
import type { Pins } from '../proof/pins.ts'

const account = privateKeyToAccount(`0x${'1d'.repeat(32)}`)
/** Where the anchors are written to. */
const contract = `0x${'c0'.repeat(20)}` as const
const blockNumber = 9
const zeros = (length: number): Uint8Array => new Uint8Array(length)

/**
 * The header of a block with one transaction, in the order in which Ethereum hashes its fields; those that no proof reads
 * are zero.
 */
const headerOf = (transactionsRoot: Uint8Array, seconds: number): Uint8Array => {
  const hashes = [zeros(32), zeros(32), zeros(20), zeros(32), transactionsRoot, zeros(32), zeros(256)]
  const numbers = [0, blockNumber, 30_000_000, 21_000, seconds].map(quantityBytes)
  return encodeRlp([...hashes, ...numbers, zeros(0), zeros(32), zeros(8)])
}

export type MadeChain = { pin: Pins['anchors'][number]; anchor: (payload: AnchorPayload) => Promise<AnchorFile> }

/** Makes anchors in blocks of a chain that never ran: their signatures and proofs are real, and no node must be started. */
export const makeChain = (name: string, chainId = 31_337): MadeChain => ({
  pin: { name, chainId, senders: [account.address.toLowerCase()], contracts: [contract], keys: [account.publicKey] },
  anchor: async (payload) => {
    const raw = await account.signTransaction({
      ...{ chainId, type: 'eip1559', to: contract, nonce: 3, gas: 60_000n },
      ...{ data: bytesToHex(encodeAnchor(payload)), maxFeePerGas: 3n, maxPriorityFeePerGas: 1n },
    })
    const trie = await createMPT()
    await trie.put(transactionKey(0), hexToBytes(raw))
    const seconds = Math.floor(Date.now() / 1000)
    const header = headerOf(trie.root(), seconds)
    const proof = await createMerkleProof(trie, transactionKey(0))
    return {
      ...{ v: anchorVersion, chain: name, chainId, profile: 'ethereum-like' },
      ...{ rawTransaction: raw, transactionHash: keccak256(raw), transactionIndex: 0 },
      ...{ blockNumber, blockHash: keccak256(header), blockTime: seconds * 1000 },
      ...{ header: bytesToHex(header), proof: proof.map((node) => bytesToHex(node)) },
    }
  },
})
