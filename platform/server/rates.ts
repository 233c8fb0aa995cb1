import { lt, sql } from 'drizzle-orm'
import type { RateClass } from '../contract/api.ts'
import type { Ctx } from './context.ts'
import type { Db } from './database.ts'
import type { Job, JobCtx } from './domain.ts'
import { failPlatform } from './failures.ts'
import { householdOf } from './household.ts'
import { rateCounters } from './platform.table.ts'

/** Calls a caller may make within a window. A fair's whole hall may share one address, hence the generous figures. */
const limits: Record<RateClass, { calls: number; seconds: number }> = {
  login: { calls: 300, seconds: 60 },
  register: { calls: 60, seconds: 600 },
  submit: { calls: 300, seconds: 60 },
  costly: { calls: 120, seconds: 60 },
}

/** Who was refused, until when (epoch ms), as far as this process has seen it. */
type Refused = Map<string, number>
const refusedByDatabase = new WeakMap<Db, Refused>()
const mostRemembered = 10_000

const refusedIn = (db: Db): Refused => {
  const refused = refusedByDatabase.get(db) ?? new Map()
  refusedByDatabase.set(db, refused)
  return refused
}

const remember = (refused: Refused, bucket: string, until: number, now: number): void => {
  if (refused.size >= mostRemembered) {
    for (const [other, end] of refused) if (end <= now) refused.delete(other)
    if (refused.size >= mostRemembered) refused.clear()
  }
  refused.set(bucket, until)
}

const refuse = (until: number, now: number): never =>
  failPlatform('calls.too_many', { retryAfter: Math.max(1, Math.ceil((until - now) / 1000)) })

type CallCtx = Pick<Ctx, 'db' | 'now' | 'actor' | 'address' | 'cipher'>

/**
 * Counts the call in PostgreSQL, so that all processes share the count; over the limit it fails with Retry-After.
 * Whoever is refused is not counted on: a flood from one address would keep every connection waiting for its one row.
 */
export const countCall = async (ctx: CallCtx, rateClass: RateClass): Promise<void> => {
  const { calls, seconds } = limits[rateClass]
  const now = ctx.now()
  const caller = ctx.actor?.userId ?? ctx.cipher.fingerprint(householdOf(ctx.address), 'address')
  const bucket = `${rateClass} ${caller}`
  const refused = refusedIn(ctx.db)
  const known = refused.get(bucket)
  if (known !== undefined && known > now.getTime()) refuse(known, now.getTime())
  const [row] = await ctx.db
    .insert(rateCounters)
    .values({ bucket, windowEnds: new Date(now.getTime() + seconds * 1000), calls: 1 })
    .onConflictDoUpdate({
      target: rateCounters.bucket,
      set: {
        calls: sql`case when ${rateCounters.windowEnds} <= ${now} then 1 else ${rateCounters.calls} + 1 end`,
        windowEnds: sql`case when ${rateCounters.windowEnds} <= ${now} then excluded.window_ends else ${rateCounters.windowEnds} end`,
      },
    })
    .returning({ calls: rateCounters.calls, windowEnds: rateCounters.windowEnds })
  if (!row || row.calls <= calls) return
  const until = row.windowEnds.getTime()
  remember(refused, bucket, until, now.getTime())
  refuse(until, now.getTime())
}

export const forgetOldCounters: Job = {
  name: 'platform.forget-old-rate-counters',
  cron: '23 * * * *',
  run: async (ctx: JobCtx) => {
    await ctx.db.delete(rateCounters).where(lt(rateCounters.windowEnds, ctx.now()))
  },
}
