import type { JobCtx } from '@portal/platform/server'
import { and, desc, eq, gt, max, ne, sql } from 'drizzle-orm'
import { anchors, anchorTransactions } from '../anchor.table.ts'
import { logCheckpoints, logCosignatures } from '../log.table.ts'
import { proofsSettings } from '../proofs.settings.ts'
import { timestamps } from '../timestamp.table.ts'
import type { ChainSettings } from './chain-settings.ts'
import { nextNonce } from './read-chain.ts'
import { broadcast } from './rpc.ts'
import { signAnchor } from './sign-anchor.ts'
import { tellAnchored } from './tell-anchored.ts'

type AnchorCtx = Pick<JobCtx, 'db' | 'now' | 'config' | 'log'>

/**
 * The newest checkpoint beyond `size` that has its time-stamp and its witnesses, where they are configured: one checkpoint
 * then serves all three proofs.
 */
const findCheckpoint = async ({ db, config }: AnchorCtx, size: number) => {
  const { quorum, authorities } = proofsSettings(config)
  const [checkpoint] = await db
    .select()
    .from(logCheckpoints)
    .where(
      and(
        gt(logCheckpoints.size, size),
        sql`(select count(*) from ${logCosignatures} where ${logCosignatures.size} = ${logCheckpoints.size}) >= ${quorum}`,
        authorities.length === 0
          ? undefined
          : sql`exists (select from ${timestamps} where ${timestamps.checkpointSize} = ${logCheckpoints.size})`,
      ),
    )
    .orderBy(desc(logCheckpoints.size))
    .limit(1)
  return checkpoint
}

/** The next free nonce. It also counts our own transactions in blocks that some node does not know yet. */
const freeNonce = async ({ db }: AnchorCtx, chain: ChainSettings): Promise<number> => {
  const [row] = await db
    .select({ last: max(anchorTransactions.nonce) })
    .from(anchorTransactions)
    .innerJoin(anchors, eq(anchors.id, anchorTransactions.anchorId))
    .where(and(eq(anchors.chainId, chain.chainId), eq(anchors.state, 'mined')))
  return Math.max(await nextNonce(chain), (row?.last ?? -1) + 1)
}

/** Signs and sends the next anchor, if one is due and none is on its way; answers whether it sent one. */
export const startAnchor = async (ctx: AnchorCtx, chain: ChainSettings): Promise<boolean> => {
  const [last] = await ctx.db
    .select()
    .from(anchors)
    .where(eq(anchors.chainId, chain.chainId))
    .orderBy(desc(anchors.size))
    .limit(1)
  const now = ctx.now()
  if (last && (last.state === 'sent' || last.createdAt.getTime() + chain.everyMs > now.getTime())) return false
  const checkpoint = await findCheckpoint(ctx, last?.size ?? 0)
  if (!checkpoint) return false
  const { size, root } = checkpoint
  const signed = await signAnchor(ctx, chain, { size, root, nonce: await freeNonce(ctx, chain) })
  await ctx.db.transaction(async (db) => {
    const [anchor] = await db
      .insert(anchors)
      .values({ chainId: chain.chainId, size, root, state: 'sent', sentAt: now, createdAt: now })
      .returning()
    if (!anchor) throw new Error('no anchor')
    await db.insert(anchorTransactions).values({ anchorId: anchor.id, ...signed, createdAt: now })
    await tellAnchored({ ...ctx, db }, anchor)
  })
  await sendAnchor(ctx, chain, signed.raw)
  return true
}

/** Sends signed bytes to the chain. It is no fault if a node has them already; any other refusal shows later in the blocks. */
export const sendAnchor = async ({ log }: Pick<JobCtx, 'log'>, chain: ChainSettings, raw: string): Promise<void> => {
  const faults = await broadcast(chain, raw)
  if (faults.length === chain.rpc.length) log.info({ faults }, 'no node took the anchor now')
}

/** The anchors on this chain that are not final, the oldest first. */
export const openAnchors = ({ db }: Pick<JobCtx, 'db'>, { chainId }: ChainSettings) =>
  db
    .select()
    .from(anchors)
    .where(and(eq(anchors.chainId, chainId), ne(anchors.state, 'final')))
    .orderBy(anchors.id)
