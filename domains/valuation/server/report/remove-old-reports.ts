import { detachFiles } from '@portal/files/server'
import type { Job, JobCtx } from '@portal/platform/server'
import { and, inArray, lt } from 'drizzle-orm'
import { valuationLimits } from '../../contract/limits.ts'
import { reportFileKind } from './make-report.ts'
import { valuationReports } from './report.table.ts'

const dayMs = 86_400_000
const batch = 200

/** Removes reports that are older than they are kept, and gives their files to the sweep; answers how many. */
export const removeOldReports = async (ctx: Pick<JobCtx, 'db' | 'now'>): Promise<number> => {
  const isOld = lt(valuationReports.createTime, new Date(ctx.now().getTime() - valuationLimits.reportDays * dayMs))
  let removed = 0
  for (;;) {
    const gone = await ctx.db.transaction(async (tx) => {
      const some = tx.select({ id: valuationReports.id }).from(valuationReports).where(isOld).limit(batch)
      const rows = await tx
        .delete(valuationReports)
        .where(and(inArray(valuationReports.id, some), isOld))
        .returning({ id: valuationReports.id, fileId: valuationReports.fileId })
      for (const { id, fileId } of rows) await detachFiles({ db: tx }, { kind: reportFileKind, ref: id, ids: [fileId] })
      return rows.length
    })
    removed += gone
    if (gone < batch) return removed
  }
}

export const oldReportsJob: Job = {
  name: 'valuation.remove-old-reports',
  cron: '27 3 * * *',
  run: async (ctx) => ctx.log.info({ removed: await removeOldReports(ctx) }, 'old valuation reports removed'),
}
