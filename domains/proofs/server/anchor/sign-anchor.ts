import type { Ctx } from '@portal/platform/server'
import { bytesToHex, hexToBytes, keccak256, parseTransaction } from 'viem'
import { encodeAnchor } from '../../proof/anchor/payload.ts'
import type { ChainSettings } from './chain-settings.ts'
import { ensureContract } from './log-contract.ts'
import { type Fees, findGas, readFees } from './read-chain.ts'

export type SignedAnchor = { nonce: number; raw: `0x${string}`; hash: string }

/** The address to which the anchor is sent: our own, or the log contract where the chain takes data only for contracts. */
const findTarget = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  chain: ChainSettings,
  data: string,
): Promise<{ to: `0x${string}`; gas: bigint }> => {
  const own = chain.account.address
  const gas = chain.profile === 'needs-code' ? undefined : await findGas(chain, { to: own, data })
  if (gas !== undefined) return { to: own, gas }
  const contract = (await ensureContract(ctx, chain)) as `0x${string}`
  return { to: contract, gas: (await findGas(chain, { to: contract, data })) ?? 100_000n }
}

const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other)
/** Nodes replace a transaction only if the new fee is a tenth higher; a quarter leaves no doubt. */
const raised = (fee: bigint): bigint => (fee * 5n) / 4n + 1n

/** Fees that are high enough to replace the transaction `raw`, or today's fees where those are higher. */
const raisedFees = (fees: Fees, raw: string): Fees => {
  const before = parseTransaction(raw as `0x${string}`)
  if ('gasPrice' in fees) return { gasPrice: larger(fees.gasPrice, raised(before.gasPrice ?? 0n)) }
  return {
    maxFeePerGas: larger(fees.maxFeePerGas, raised(before.maxFeePerGas ?? 0n)),
    maxPriorityFeePerGas: larger(fees.maxPriorityFeePerGas, raised(before.maxPriorityFeePerGas ?? 0n)),
  }
}

/**
 * Signs the transaction that writes a checkpoint; with `replaced`, one that takes the place of that one under the same
 * nonce.
 */
export const signAnchor = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  chain: ChainSettings,
  input: { size: number; root: string; nonce: number; replaced?: string },
): Promise<SignedAnchor> => {
  const data = bytesToHex(encodeAnchor({ size: input.size, root: hexToBytes(`0x${input.root}`) }))
  const { to, gas } = await findTarget(ctx, chain, data)
  const today = await readFees(chain)
  const fees = input.replaced === undefined ? today : raisedFees(today, input.replaced)
  const { account, chainId } = chain
  const raw = await account.signTransaction({ chainId, nonce: input.nonce, to, gas, data, ...fees })
  return { nonce: input.nonce, raw, hash: keccak256(raw) }
}
