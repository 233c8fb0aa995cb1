import type { Job, JobCtx } from '@portal/platform/server'
import { and, eq, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { deliveries, notices } from './notice.table.ts'

const dayMs = 24 * 3600_000
/** Days after which a read notice is deleted. */
const readDays = 180
/**
 * Days that the delivery log is kept. It outlives the notices: complaints come late, and network logs must be kept for at least
 * six months.
 */
const logDays = 365
/** Days after which a waiting delivery is closed; the queue has given it up long before. */
const waitingDays = 3
/** Days for which a failed mail with papers keeps the address to which staff can repeat it. */
const addressDays = 30
const batch = 1_000

type SweepCtx = Pick<JobCtx, 'db' | 'now'>

const ago = ({ now }: SweepCtx, days: number): Date => new Date(now().getTime() - days * dayMs)

/** Whether a delivery began that many days ago, and was not repeated since. */
const isBefore = (ctx: SweepCtx, days: number): SQL | undefined => {
  const then = ago(ctx, days)
  return and(lt(deliveries.createTime, then), or(isNull(deliveries.repeatTime), lt(deliveries.repeatTime, then)))
}

/** Deletes rows in small statements, so that none takes long. Answers how many rows it deleted. */
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

/** Deletes notices that were read long ago and old rows of the delivery log, and closes deliveries that the queue left open. */
export const sweepNotices = async (ctx: SweepCtx): Promise<{ notices: number; deliveries: number }> => {
  await ctx.db
    .update(deliveries)
    .set({
      state: 'failed',
      outcome: '超过重试期限',
      heldUntil: null,
      sealedAddress: sql`case when ${deliveries.papers} is not null then ${deliveries.sealedAddress} end`,
      linkEnd: null,
    })
    .where(and(eq(deliveries.state, 'waiting'), isBefore(ctx, waitingDays)))
  await ctx.db
    .update(deliveries)
    .set({ sealedAddress: null })
    .where(and(eq(deliveries.state, 'failed'), isNotNull(deliveries.sealedAddress), isBefore(ctx, addressDays)))
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
