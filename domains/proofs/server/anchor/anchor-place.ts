import { parseTransaction } from 'viem'
import { type AnchorFile, anchorVersion } from '../../proof/anchor/anchor-file.ts'
import type { RpcBlock } from './block.ts'
import { proveInBlock } from './block-proof.ts'
import type { ChainSettings } from './chain-settings.ts'
import { findBlock, findFinalized, findPlace, findRawTransaction, newestBlock } from './read-chain.ts'

type SignedAnchor = { raw: string; hash: string }

/** Where an anchor stands, and whether it stays. */
export type AnchorPlace = {
  transaction: SignedAnchor
  block: RpcBlock
  index: number
  confirmations: number
  isFinal: boolean
}

/** Looks for each of an anchor's transactions, the last first: of those that share a nonce only one can stand. */
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

/** The block's transactions as signed; undefined where the chain does not hand them out. */
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

/** The anchor as a package carries it. What needs no node to be checked is added once the block stays. */
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
