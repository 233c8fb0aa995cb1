import type { Job, JobCtx } from '@portal/platform/server'
import { and, eq, inArray, lt, ne, type SQL } from 'drizzle-orm'
import { deliveries, notices } from './notice.table.ts'

const dayMs = 24 * 3600_000
/** What was read so long ago is not looked for any more. */
const readDays = 180
/** The log outlives the notices: complaints come late, and network logs are kept for six months at least. */
const logDays = 365
/** The queue has long given up by then. */
const waitingDays = 3
const batch = 1_000

type SweepCtx = Pick<JobCtx, 'db' | 'now'>

const ago = ({ now }: SweepCtx, days: number): Date => new Date(now().getTime() - days * dayMs)

/** Deletes in small statements, so that none takes long. Answers how many rows. */
const sweepTable = async (
  ctx: SweepCtx,
  table: typeof notices | typeof deliveries,
  isOld: SQL | undefined,
): Promise<number> => {
  let swept = 0
  for (;;) {
    const some = ctx.db.select({ id: table.id }).from(table).where(isOld).limit(batch)
    const removed = await ctx.db.delete(table).where(inArray(table.id, some)).returning({ id: table.id })
    swept += removed.length
    if (removed.length < batch) return swept
  }
}

/** Removes notices read long ago and old lines of the log, and closes what the queue left open. */
export const sweepNotices = async (ctx: SweepCtx): Promise<{ notices: number; deliveries: number }> => {
  await ctx.db
    .update(deliveries)
    .set({ state: 'failed', outcome: '超过重试期限', heldUntil: null, sealedAddress: null })
    .where(and(eq(deliveries.state, 'waiting'), lt(deliveries.createTime, ago(ctx, waitingDays))))
  return {
    notices: await sweepTable(ctx, notices, lt(notices.readTime, ago(ctx, readDays))),
    deliveries: await sweepTable(
      ctx,
      deliveries,
      and(ne(deliveries.state, 'waiting'), lt(deliveries.createTime, ago(ctx, logDays))),
    ),
  }
}

export const sweepJob: Job = {
  name: 'notices.sweep',
  cron: '37 4 * * *',
  run: async (ctx) => ctx.log.info(await sweepNotices(ctx), 'old notices swept'),
}
