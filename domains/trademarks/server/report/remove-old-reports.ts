import { detachFiles } from '@portal/files/server'
import type { Job, JobCtx } from '@portal/platform/server'
import { and, inArray, isNull, lt } from 'drizzle-orm'
import { trademarkLimits } from '../../contract/limits.ts'
import { searchReports } from '../trademark.table.ts'
import { reportFileKind } from './report-record.ts'

const dayMs = 86_400_000
const batch = 200

/**
 * Removes reports that belong to no order and are older than they are kept; answers how many. Their files are given to the
 * sweep in the same transaction.
 */
const removeOldReports = async (ctx: Pick<JobCtx, 'db' | 'now'>): Promise<number> => {
  const before = new Date(ctx.now().getTime() - trademarkLimits.reportDays * dayMs)
  const isOld = and(isNull(searchReports.businessSn), lt(searchReports.createTime, before))
  let removed = 0
  for (;;) {
    const gone = await ctx.db.transaction(async (tx) => {
      const some = tx.select({ id: searchReports.id }).from(searchReports).where(isOld).limit(batch)
      const rows = await tx
        .delete(searchReports)
        .where(and(inArray(searchReports.id, some), isOld))
        .returning({ id: searchReports.id, fileId: searchReports.fileId })
      for (const { id, fileId } of rows) await detachFiles({ db: tx }, { kind: reportFileKind, ref: id, ids: [fileId] })
      return rows.length
    })
    removed += gone
    if (gone < batch) return removed
  }
}

export const reportsJob: Job = {
  name: 'trademarks.remove-old-reports',
  cron: '37 3 * * *',
  run: async (ctx) => ctx.log.info({ removed: await removeOldReports(ctx) }, 'old search reports removed'),
}
