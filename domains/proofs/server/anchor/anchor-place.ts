import { parseTransaction } from 'viem'
import { type AnchorFile, anchorVersion } from '../../proof/anchor/anchor-file.ts'
import type { RpcBlock } from './block.ts'
import { proveInBlock } from './block-proof.ts'
import type { ChainSettings } from './chain-settings.ts'
import { findBlock, findFinalized, findPlace, findRawTransaction, newestBlock } from './read-chain.ts'

type SignedAnchor = { raw: string; hash: string }

/** The block in which an anchor's transaction stands, and whether that block is final. */
export type AnchorPlace = {
  transaction: SignedAnchor
  block: RpcBlock
  index: number
  confirmations: number
  isFinal: boolean
}

/**
 * Looks for each transaction of an anchor on the chain, the last one first; of those that share a nonce only one can get in.
 */
export const findAnchorPlace = async (
  chain: ChainSettings,
  transactions: readonly SignedAnchor[],
): Promise<AnchorPlace | undefined> => {
  for (const transaction of transactions.toReversed()) {
    const place = await findPlace(chain, transaction.hash)
    const block = place && (await findBlock(chain, place.blockHash))
    if (!place || !block) continue
    const newest = Number((await newestBlock(chain)).number)
    const confirmations = Math.max(0, newest - place.blockNumber + 1)
    const finalized = (await findFinalized(chain)) ?? -1
    const isFinal = confirmations >= chain.confirmations || finalized >= place.blockNumber
    return { transaction, block, index: place.index, confirmations, isFinal }
  }
  return undefined
}

/** The signed transactions of the block; undefined where no call of the chain hands them out. */
const rawTransactionsOf = async (
  chain: ChainSettings,
  { block, index, transaction }: AnchorPlace,
): Promise<`0x${string}`[] | undefined> => {
  const raws: `0x${string}`[] = []
  for (const [at, hash] of block.transactions.entries()) {
    const raw = at === index ? transaction.raw : await findRawTransaction(chain, hash)
    if (raw === undefined) return undefined
    raws.push(raw as `0x${string}`)
  }
  return raws
}

const proofOf = async (chain: ChainSettings, place: AnchorPlace) => {
  if (chain.profile === 'no-header-proof') return undefined
  const raws = await rawTransactionsOf(chain, place)
  return raws && (await proveInBlock(place.block, raws, place.index))
}

/** The anchor file as a package carries it. The proof that the block holds the transaction is added once the block is final. */
export const anchorFileOf = async (chain: ChainSettings, place: AnchorPlace): Promise<AnchorFile> => {
  const { block, index, transaction } = place
  const proved = place.isFinal ? await proofOf(chain, place) : undefined
  const isOwn =
    parseTransaction(transaction.raw as `0x${string}`).to?.toLowerCase() === chain.account.address.toLowerCase()
  return {
    v: anchorVersion,
    chain: chain.name,
    chainId: chain.chainId,
    profile: proved ? (isOwn ? 'ethereum-like' : 'needs-code') : 'no-header-proof',
    rawTransaction: transaction.raw,
    transactionHash: transaction.hash,
    transactionIndex: index,
    blockNumber: Number(block.number),
    blockHash: block.hash,
    blockTime: Number(block.timestamp) * 1000,
    ...proved,
  }
}
