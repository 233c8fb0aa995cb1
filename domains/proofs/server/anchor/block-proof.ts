import { createMerkleProof, createMPT } from '@ethereumjs/mpt'
import { bytesToHex, hexToBytes, keccak256 } from 'viem'
import { encodeRlp, quantityBytes } from '../../proof/anchor/rlp.ts'
import { transactionKey } from '../../proof/anchor/trie-proof.ts'
import { headerValues, type RpcBlock } from './block.ts'

/** What proves offline that a transaction stands in a block, as RLP in hex: the block's header, and the nodes of its trie. */
export type BlockProof = { header: `0x${string}`; proof: `0x${string}`[] }

const bytes = (text: string): Uint8Array => hexToBytes(text as `0x${string}`)

/** The block's header as RLP; undefined where it does not hash to the block's hash. */
const headerOf = (block: RpcBlock): Uint8Array | undefined => {
  const header = encodeRlp(
    headerValues(block).map(({ text, isNumber }) => (isNumber ? quantityBytes(BigInt(text)) : bytes(text))),
  )
  return keccak256(header) === block.hash ? header : undefined
}

/**
 * Builds the proof for the transaction number `index` of a block from all its transactions. Undefined where the header or
 * the transactions do not hash to what the chain says: then the chain is not of Ethereum's form, whatever its name.
 */
export const proveInBlock = async (
  block: RpcBlock,
  rawTransactions: readonly `0x${string}`[],
  index: number,
): Promise<BlockProof | undefined> => {
  const header = headerOf(block)
  if (!header) return undefined
  const trie = await createMPT()
  for (const [at, raw] of rawTransactions.entries()) await trie.put(transactionKey(at), bytes(raw))
  if (bytesToHex(trie.root()) !== block.transactionsRoot) return undefined
  const proof = await createMerkleProof(trie, transactionKey(index))
  return { header: bytesToHex(header), proof: proof.map((node) => bytesToHex(node)) }
}
