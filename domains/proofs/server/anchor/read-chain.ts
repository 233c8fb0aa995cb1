import * as z from 'zod/mini'
import type { ChainSettings } from './chain-settings.ts'
import { agree, ask, chainFailure, isChainFailure } from './rpc.ts'

const hex = z.string().check(z.regex(/^0x[0-9a-f]*$/i))

const receipt = z.nullable(
  z.object({ blockHash: hex, blockNumber: hex, transactionIndex: hex, status: z.optional(hex) }),
)
const block = z.nullable(
  z.looseObject({
    hash: hex,
    number: hex,
    timestamp: hex,
    transactionsRoot: hex,
    transactions: z.array(hex),
    baseFeePerGas: z.optional(hex),
  }),
)

/** The block in which a transaction stands, where two nodes agree on it; undefined while it stands in none. */
export const findPlace = async (
  chain: ChainSettings,
  hash: string,
): Promise<{ blockHash: string; blockNumber: number; index: number } | undefined> => {
  const found = await agree(chain, { method: 'eth_getTransactionReceipt', params: [hash], form: receipt })
  if (!found) return undefined
  const { blockHash, blockNumber, transactionIndex } = found
  return { blockHash, blockNumber: Number(blockNumber), index: Number(transactionIndex) }
}

export const findBlock = (chain: ChainSettings, hash: string) =>
  agree(chain, { method: 'eth_getBlockByHash', params: [hash, false], form: block })

/** The newest block, from whichever node answers first. */
export const newestBlock = async (chain: ChainSettings) => {
  const newest = await ask(chain, { method: 'eth_getBlockByNumber', params: ['latest', false], form: block })
  if (!newest) throw chainFailure('no newest block')
  return newest
}

const numberForm = z.pipe(
  hex,
  z.transform((text: string) => Number(text)),
)

/** The next free nonce: how many transactions of our address the newest block counts. */
export const nextNonce = (chain: ChainSettings): Promise<number> =>
  agree(chain, { method: 'eth_getTransactionCount', params: [chain.account.address, 'latest'], form: numberForm })

/** Undefined where the chain does not know the call, since many chains support only a part of Ethereum's calls. */
const ifKnown = async <Result>(answer: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await answer
  } catch (error) {
    if (isChainFailure(error)) return undefined
    throw error
  }
}

/** The number of the newest block that the chain itself calls final; undefined where it does not support that. */
export const findFinalized = async (chain: ChainSettings): Promise<number | undefined> => {
  const call = { method: 'eth_getBlockByNumber', params: ['finalized', false], form: block }
  const found = await ifKnown(agree(chain, call))
  return found ? Number(found.number) : undefined
}

/** The signed bytes of a transaction, by a call that many nodes support; undefined where no node does. */
export const findRawTransaction = async (chain: ChainSettings, hash: string): Promise<string | undefined> =>
  (await ifKnown(ask(chain, { method: 'eth_getRawTransactionByHash', params: [hash], form: z.nullable(hex) }))) ??
  undefined

const amount = z.pipe(
  hex,
  z.transform((text: string) => BigInt(text)),
)

/** The fees per unit of gas now, in wei: those of EIP-1559 where blocks name a base fee, else the plain price. */
export const readFees = async (chain: ChainSettings): Promise<Fees> => {
  const { baseFeePerGas } = await newestBlock(chain)
  if (baseFeePerGas === undefined) {
    return { gasPrice: await ask(chain, { method: 'eth_gasPrice', params: [], form: amount }) }
  }
  const tip = await ifKnown(ask(chain, { method: 'eth_maxPriorityFeePerGas', params: [], form: amount }))
  const maxPriorityFeePerGas = tip ?? 1_000_000_000n
  return { maxPriorityFeePerGas, maxFeePerGas: BigInt(baseFeePerGas) * 2n + maxPriorityFeePerGas }
}

export type Fees = { gasPrice: bigint } | { maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }

/** The gas that it takes to send data to an address, plus a fifth. Undefined where the chain takes no data there. */
export const findGas = async (
  chain: ChainSettings,
  transaction: { to?: string; data: string },
): Promise<bigint | undefined> => {
  const params = [{ from: chain.account.address, ...transaction }]
  try {
    return ((await ask(chain, { method: 'eth_estimateGas', params, form: amount })) * 6n) / 5n
  } catch (error) {
    // FISCO BCOS answers CallAddressError, other chains a revert; a node that is merely out of reach says neither.
    if (isChainFailure(error) && /revert|call ?address/i.test(error.message)) return undefined
    throw error
  }
}

export const readCode = (chain: ChainSettings, address: string): Promise<string> =>
  agree(chain, { method: 'eth_getCode', params: [address, 'latest'], form: hex })
