import { lt, sql } from 'drizzle-orm'
import type { RateClass } from '../contract/api.ts'
import type { Ctx } from './context.ts'
import type { Job, JobCtx } from './domain.ts'
import { failPlatform } from './failures.ts'
import { rateCounters } from './platform.table.ts'

/** Calls a caller may make within a window. A fair's whole hall may share one address, hence the generous figures. */
const limits: Record<RateClass, { calls: number; seconds: number }> = {
  login: { calls: 300, seconds: 60 },
  register: { calls: 60, seconds: 600 },
  submit: { calls: 300, seconds: 60 },
  costly: { calls: 120, seconds: 60 },
}

/** Counts the call in PostgreSQL, so that all processes share the count; over the limit it fails with Retry-After. */
export const countCall = async (ctx: Ctx, rateClass: RateClass): Promise<void> => {
  const { calls, seconds } = limits[rateClass]
  const now = ctx.now()
  const caller = ctx.actor?.userId ?? ctx.cipher.fingerprint(ctx.address, 'address')
  const [row] = await ctx.db
    .insert(rateCounters)
    .values({ bucket: `${rateClass} ${caller}`, windowEnds: new Date(now.getTime() + seconds * 1000), calls: 1 })
    .onConflictDoUpdate({
      target: rateCounters.bucket,
      set: {
        calls: sql`case when ${rateCounters.windowEnds} <= ${now} then 1 else ${rateCounters.calls} + 1 end`,
        windowEnds: sql`case when ${rateCounters.windowEnds} <= ${now} then excluded.window_ends else ${rateCounters.windowEnds} end`,
      },
    })
    .returning({ calls: rateCounters.calls, windowEnds: rateCounters.windowEnds })
  if (!row || row.calls <= calls) return
  const retryAfter = Math.max(1, Math.ceil((row.windowEnds.getTime() - now.getTime()) / 1000))
  failPlatform('calls.too_many', { retryAfter })
}

export const forgetOldCounters: Job = {
  name: 'platform.forget-old-rate-counters',
  cron: '23 * * * *',
  run: async (ctx: JobCtx) => {
    await ctx.db.delete(rateCounters).where(lt(rateCounters.windowEnds, ctx.now()))
  },
}
