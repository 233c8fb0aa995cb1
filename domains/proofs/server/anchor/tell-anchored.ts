import type { Ctx } from '@portal/platform/server'
import { and, eq, lt, max } from 'drizzle-orm'
import { anchors } from '../anchor.table.ts'
import { tellChanged } from '../log/tell-changed.ts'

/**
 * Publishes `proofs.changed` for the statements that this anchor holds and no final anchor before it does, in the
 * transaction that changed the anchor.
 */
export const tellAnchored = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  { chainId, size }: { chainId: number; size: number },
): Promise<void> => {
  const [before] = await ctx.db
    .select({ size: max(anchors.size) })
    .from(anchors)
    .where(and(eq(anchors.chainId, chainId), eq(anchors.state, 'final'), lt(anchors.size, size)))
  await tellChanged(ctx, { from: before?.size ?? 0, to: size })
}
