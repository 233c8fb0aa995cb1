import type { Ctx } from '@portal/platform/server'
import { desc, eq } from 'drizzle-orm'
import { getContractAddress } from 'viem'
import { anchorContracts } from '../anchor.table.ts'
import type { ChainSettings } from './chain-settings.ts'
import { findGas, nextNonce, readCode, readFees } from './read-chain.ts'
import { broadcast, chainFailure } from './rpc.ts'

/**
 * The code of a contract, ten bytes: it writes whatever data it is called with into the chain's log: CALLDATASIZE, 0, 0,
 * CALLDATACOPY, CALLDATASIZE, 0, LOG0. It needs no compiler, and no instruction that an older chain lacks.
 */
const runtime = '366000600037366000a0'

/** The creation code: it puts the ten bytes into memory and returns them as the contract's code. */
const creation = `0x69${runtime}600052600a6016f3` as const

/** A contract that the chain does not have after this time will never come. */
const patienceMs = 10 * 60_000

/** The contract that the portal made last on this chain. */
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
 * The address of the log contract on this chain. The first call sends the contract. That call, and every further one until
 * the chain has the contract, throws a chain failure, since an anchor must be signed with a later nonce.
 */
export const ensureContract = async (ctx: Pick<Ctx, 'db' | 'now'>, chain: ChainSettings): Promise<string> => {
  const known = await findContract(ctx, chain)
  if (known && (await readCode(chain, known.address)) === `0x${runtime}`) return known.address
  const isOnItsWay = known && known.createdAt.getTime() + patienceMs > ctx.now().getTime()
  if (!isOnItsWay) await createContract(ctx, chain)
  throw chainFailure('the log contract is on its way, anchors follow it')
}
