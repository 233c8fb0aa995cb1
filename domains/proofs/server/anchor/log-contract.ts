import type { Ctx } from '@portal/platform/server'
import { desc, eq } from 'drizzle-orm'
import { getContractAddress } from 'viem'
import { anchorContracts } from '../anchor.table.ts'
import type { ChainSettings } from './chain-settings.ts'
import { findGas, nextNonce, readCode, readFees } from './read-chain.ts'
import { broadcast, chainFailure } from './rpc.ts'

/**
 * Ten bytes that write whatever they are called with into the chain's log: CALLDATASIZE, 0, 0, CALLDATACOPY,
 * CALLDATASIZE, 0, LOG0. No compiler, and no instruction that an older chain would not know.
 */
const runtime = '366000600037366000a0'

/** Puts the ten bytes into memory and hands them back as the contract's code. */
const creation = `0x69${runtime}600052600a6016f3` as const

/** A contract that is not there after this never will be. */
const patienceMs = 10 * 60_000

/** The last one made on this chain. */
const findContract = async ({ db }: Pick<Ctx, 'db'>, { chainId }: ChainSettings) => {
  const [contract] = await db
    .select()
    .from(anchorContracts)
    .where(eq(anchorContracts.chainId, chainId))
    .orderBy(desc(anchorContracts.id))
    .limit(1)
  return contract
}

/** Sends the contract to the chain, in a transaction of its own. */
const createContract = async (ctx: Pick<Ctx, 'db' | 'now'>, chain: ChainSettings): Promise<void> => {
  const nonce = await nextNonce(chain)
  const gas = await findGas(chain, { data: creation })
  if (gas === undefined) throw chainFailure('the chain takes no contract')
  const fees = await readFees(chain)
  const { account, chainId } = chain
  const raw = await account.signTransaction({ chainId, nonce, gas, data: creation, ...fees })
  const address = getContractAddress({ from: account.address, nonce: BigInt(nonce) }).toLowerCase()
  await ctx.db.insert(anchorContracts).values({ chainId, address, createdAt: ctx.now() })
  await broadcast(chain, raw)
}

/**
 * The address of the log contract on this chain. The first call makes it and, as those that follow until it stands, throws
 * a chain failure: an anchor is signed with the nonce behind it.
 */
export const ensureContract = async (ctx: Pick<Ctx, 'db' | 'now'>, chain: ChainSettings): Promise<string> => {
  const known = await findContract(ctx, chain)
  if (known && (await readCode(chain, known.address)) === `0x${runtime}`) return known.address
  const isOnItsWay = known && known.createdAt.getTime() + patienceMs > ctx.now().getTime()
  if (!isOnItsWay) await createContract(ctx, chain)
  throw chainFailure('the log contract is on its way, anchors follow it')
}
