import type { Ctx } from '@portal/platform/server'
import { and, desc, eq, max, sql } from 'drizzle-orm'
import type { LogState } from '../../contract/log-state.ts'
import { anchors, anchorTransactions } from '../anchor.table.ts'
import { proofsSettings } from '../proofs.settings.ts'

const shown = 5

/** The newest anchors on today's chain, and the size of the newest final one; null where no chain is configured. */
export const readAnchorsState = async ({ db, config }: Pick<Ctx, 'db' | 'config'>): Promise<LogState['chain']> => {
  const { chain } = proofsSettings(config)
  if (!chain) return null
  const isHere = eq(anchors.chainId, chain.chainId)
  const hash = sql<string>`(
    select ${anchorTransactions.hash} from ${anchorTransactions}
    where ${anchorTransactions.anchorId} = ${anchors.id} order by ${anchorTransactions.id} desc limit 1)`
  const rows = await db
    .select({ anchor: anchors, hash })
    .from(anchors)
    .where(isHere)
    .orderBy(desc(anchors.size))
    .limit(shown)
  const [final] = await db
    .select({ size: max(anchors.size) })
    .from(anchors)
    .where(and(isHere, eq(anchors.state, 'final')))
  return {
    name: chain.name,
    finalSize: final?.size ?? 0,
    anchors: rows.map(({ anchor, hash: txHash }) => ({
      size: anchor.size,
      state: anchor.state,
      confirmations: anchor.confirmations,
      at: anchor.createdAt.getTime(),
      txHash: anchor.file?.transactionHash ?? txHash,
      blockNumber: anchor.file?.blockNumber ?? null,
      blockTime: anchor.file?.blockTime ?? null,
    })),
  }
}
