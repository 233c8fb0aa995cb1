import type { Job, JobCtx } from '@portal/platform/server'
import { lte } from 'drizzle-orm'
import { rightImports } from './import.table.ts'
import { oldestKept } from './own-import.ts'

/** Removes the lists that are over, confirmed or not; answers how many. */
export const removeOldImports = async (ctx: Pick<JobCtx, 'db' | 'now'>): Promise<number> => {
  const gone = await ctx.db
    .delete(rightImports)
    .where(lte(rightImports.createTime, oldestKept(ctx)))
    .returning({ id: rightImports.id })
  return gone.length
}

export const oldImportsJob: Job = {
  name: 'rights.remove-old-imports',
  cron: '23 * * * *',
  run: async (ctx) => ctx.log.info({ removed: await removeOldImports(ctx) }, 'old lists of rights removed'),
}
