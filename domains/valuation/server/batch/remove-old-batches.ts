import type { Job, JobCtx } from '@portal/platform/server'
import { lt } from 'drizzle-orm'
import { valuationLimits } from '../../contract/limits.ts'
import { valuationBatches } from './batch.table.ts'

const dayMs = 86_400_000

/** Removes batches, with their lines, that are older than they are kept; answers how many. */
export const removeOldBatches = async ({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<number> => {
  const before = new Date(now().getTime() - valuationLimits.batchDays * dayMs)
  const gone = await db
    .delete(valuationBatches)
    .where(lt(valuationBatches.createTime, before))
    .returning({ id: valuationBatches.id })
  return gone.length
}

export const oldBatchesJob: Job = {
  name: 'valuation.remove-old-batches',
  cron: '17 3 * * *',
  run: async (ctx) => ctx.log.info({ removed: await removeOldBatches(ctx) }, 'old batches of valuations removed'),
}
