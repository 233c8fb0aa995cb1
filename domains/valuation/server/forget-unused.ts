import type { Job, JobCtx } from '@portal/platform/server'
import { and, lt, notExists, sql } from 'drizzle-orm'
import { valuationLimits } from '../contract/limits.ts'
import { batchLines } from './batch/batch.table.ts'
import { valuationReports } from './report/report.table.ts'
import { valuationHistory, valuations } from './valuation.table.ts'

const dayMs = 86_400_000

/** Removes valuations that nobody has used for as long as they are kept and that stand in no history, batch or report; answers how many. */
export const forgetUnused = async ({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<number> => {
  const before = new Date(now().getTime() - valuationLimits.keptDays * dayMs)
  const keptIn = [valuationHistory, batchLines, valuationReports].map((table) =>
    notExists(db.select({ one: sql`1` }).from(table).where(sql`${table.valuationId} = ${valuations.id}`)),
  )
  const gone = await db
    .delete(valuations)
    .where(and(lt(valuations.usedTime, before), ...keptIn))
    .returning({ id: valuations.id })
  return gone.length
}

export const unusedJob: Job = {
  name: 'valuation.forget-unused',
  cron: '47 3 * * *',
  run: async (ctx) => ctx.log.info({ removed: await forgetUnused(ctx) }, 'unused valuations removed'),
}
