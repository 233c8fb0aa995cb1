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

/** Where a transaction stands, as two nodes say alike; undefined while it stands nowhere. */
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

/** The newest block, of whichever node answers. */
export const newestBlock = async (chain: ChainSettings) => {
  const newest = await ask(chain, { method: 'eth_getBlockByNumber', params: ['latest', false], form: block })
  if (!newest) throw chainFailure('no newest block')
  return newest
}

const numberForm = z.pipe(
  hex,
  z.transform((text: string) => Number(text)),
)

/** How many transactions of our address the newest block counts: the next free nonce. */
export const nextNonce = (chain: ChainSettings): Promise<number> =>
  agree(chain, { method: 'eth_getTransactionCount', params: [chain.account.address, 'latest'], form: numberForm })

/** Undefined where the chain does not know the call: many a chain knows only part of Ethereum's. */
const ifKnown = async <Result>(answer: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await answer
  } catch (error) {
    if (isChainFailure(error)) return undefined
    throw error
  }
}

/** The number of the newest block that the chain itself calls final; undefined where it knows no such word. */
export const findFinalized = async (chain: ChainSettings): Promise<number | undefined> => {
  const call = { method: 'eth_getBlockByNumber', params: ['finalized', false], form: block }
  const found = await ifKnown(agree(chain, call))
  return found ? Number(found.number) : undefined
}

/** A transaction of a block as it is signed, by a call that many nodes have; undefined where none does. */
export const findRawTransaction = async (chain: ChainSettings, hash: string): Promise<string | undefined> =>
  (await ifKnown(ask(chain, { method: 'eth_getRawTransactionByHash', params: [hash], form: z.nullable(hex) }))) ??
  undefined

const amount = z.pipe(
  hex,
  z.transform((text: string) => BigInt(text)),
)

/** What a unit of gas costs now, in wei: by EIP-1559 where blocks name a base fee, else the plain price. */
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

/** Gas that data to an address needs, with a fifth to spare. Undefined where the chain takes no data there. */
export const findGas = async (
  chain: ChainSettings,
  transaction: { to?: string; data: string },
): Promise<bigint | undefined> => {
  const params = [{ from: chain.account.address, ...transaction }]
  try {
    return ((await ask(chain, { method: 'eth_estimateGas', params, form: amount })) * 6n) / 5n
  } catch (error) {
    // FISCO BCOS names it CallAddressError, others a revert; a node that is merely away says neither.
    if (isChainFailure(error) && /revert|call ?address/i.test(error.message)) return undefined
    throw error
  }
}

export const readCode = (chain: ChainSettings, address: string): Promise<string> =>
  agree(chain, { method: 'eth_getCode', params: [address, 'latest'], form: hex })
