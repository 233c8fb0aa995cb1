import { type Ctx, publish } from '@portal/platform/server'
import { and, gte, lt, max, sql } from 'drizzle-orm'
import { proofsChanged, tellChanged } from '../log/tell-changed.ts'
import { logCheckpoints, logCosignatures } from '../log.table.ts'
import { proofsSettings } from '../proofs.settings.ts'
import { timestamps } from '../timestamp.table.ts'
import type { StampOrder } from './stamp-orders.ts'

/**
 * The last checkpoint before `size` that has its stamp and its witnesses: statements in it do not wait for a later
 * checkpoint.
 */
const lastWholeBefore = async (ctx: Pick<Ctx, 'db' | 'config'>, size: number): Promise<number> => {
  const { quorum } = proofsSettings(ctx.config)
  const [row] = await ctx.db
    .select({ size: max(logCheckpoints.size) })
    .from(logCheckpoints)
    .where(
      and(
        lt(logCheckpoints.size, size),
        sql`exists (select from ${timestamps} where ${timestamps.checkpointSize} = ${logCheckpoints.size})`,
        gte(
          sql`(select count(*) from ${logCosignatures} where ${logCosignatures.size} = ${logCheckpoints.size})`,
          quorum,
        ),
      ),
    )
  return row?.size ?? 0
}

/**
 * Publishes `proofs.changed` for the statements whose proofs a new stamp completes, in the transaction that keeps the stamp.
 */
export const tellStamped = async (ctx: Pick<Ctx, 'db' | 'now' | 'config'>, order: StampOrder): Promise<void> => {
  const { sha256, checkpointSize } = order
  if (checkpointSize === null) await publish(ctx, proofsChanged, { sha256 })
  else await tellChanged(ctx, { from: await lastWholeBefore(ctx, checkpointSize), to: checkpointSize })
}
