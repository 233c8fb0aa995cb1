import { lt, sql } from 'drizzle-orm'
import type { RateClass } from '../../contract/api.ts'
import type { Actor, Ctx } from '../context.ts'
import type { Job, JobCtx } from '../domain.ts'
import type { Db } from '../postgres/database.ts'
import { rateCounters } from '../postgres/platform.table.ts'
import { countedAddress } from './counted-address.ts'
import { failPlatform } from './failures.ts'
import { createInTurn, type InTurn } from './in-turn.ts'

/** How many calls one caller may make within how long. */
export type RateLimit = { calls: number; seconds: number }

/** The limits of each rate class. A whole exhibition hall may share one address, hence the generous figures. */
const limits: Record<RateClass, RateLimit> = {
  login: { calls: 300, seconds: 60 },
  register: { calls: 60, seconds: 600 },
  submit: { calls: 300, seconds: 60 },
  costly: { calls: 120, seconds: 60 },
  // Pictures of a page are loaded without a session, so calls for them are counted by address; a hall with thirty cases
  // shares one address.
  views: { calls: 1200, seconds: 60 },
  // A search panel asks while somebody types, about once a second, and visitors are counted by address: two dozen of a hall
  // may type at the same moment, and none of it uses up the calls that verify evidence.
  search: { calls: 1500, seconds: 60 },
}

type Count = { calls: number; windowEnds: Date }
/** The callers (by bucket) that this process has seen refused, and until when (epoch ms). */
type Refused = Map<string, number>
type Counting = { refused: Refused; inTurn: InTurn<Count> }

const countingIn = new WeakMap<Db, Counting>()
const mostRemembered = 10_000

const countingOf = (db: Db): Counting => {
  const counting = countingIn.get(db) ?? { refused: new Map(), inTurn: createInTurn<Count>() }
  countingIn.set(db, counting)
  return counting
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

type CallCtx = Pick<Ctx, 'db' | 'now' | 'address' | 'cipher'> & { actor: Pick<Actor, 'userId'> | null }

const add = async (db: Db, bucket: string, more: { calls: number; now: Date; seconds: number }): Promise<Count> => {
  const { calls, now, seconds } = more
  const isOver = sql`${rateCounters.windowEnds} <= ${now}`
  const [row] = await db
    .insert(rateCounters)
    .values({ bucket, windowEnds: new Date(now.getTime() + seconds * 1000), calls })
    .onConflictDoUpdate({
      target: rateCounters.bucket,
      set: {
        calls: sql`case when ${isOver} then excluded.calls else ${rateCounters.calls} + excluded.calls end`,
        windowEnds: sql`case when ${isOver} then excluded.window_ends else ${rateCounters.windowEnds} end`,
      },
    })
    .returning({ calls: rateCounters.calls, windowEnds: rateCounters.windowEnds })
  return row ?? failPlatform('server.unexpected')
}

const bucketOf = ({ actor, cipher, address }: CallCtx, name: string): string =>
  `${name} ${actor?.userId ?? cipher.fingerprint(countedAddress(address), 'address')}`

/**
 * Counts a call in PostgreSQL, so that all processes share the count. Calls of one caller at the same moment are counted
 * together, and a refused caller is not counted on, so that a flood of one caller does not keep all connections waiting for
 * his one row. `name` is the name of the limit, for use cases that count what an endpoint alone cannot tell. In a
 * transaction the count is kept only if the transaction commits. A call that does the work of several counts as `costs` calls.
 * @throws AppFailure `calls.too_many` with Retry-After when the limit is exceeded
 */
export const countAgainst = async (ctx: CallCtx, name: string, limit: RateLimit, costs = 1): Promise<void> => {
  const now = ctx.now()
  const bucket = bucketOf(ctx, name)
  const { refused, inTurn } = countingOf(ctx.db)
  const known = refused.get(bucket)
  if (known !== undefined && known > now.getTime()) refuse(known, now.getTime())
  const { seconds } = limit
  const { result, behind } = await inTurn(bucket, (calls) => add(ctx.db, bucket, { calls, now, seconds }), costs)
  if (result.calls - behind <= limit.calls) return
  const until = result.windowEnds.getTime()
  remember(refused, bucket, until, now.getTime())
  refuse(until, now.getTime())
}

/**
 * Fails like `countAgainst` for a caller whom this process has already seen over the limit `name`, but counts nothing. For
 * limits on something that is known only when the work is done.
 * @throws AppFailure `calls.too_many`
 */
export const ensureNotOver = (ctx: CallCtx, name: string): void => {
  const now = ctx.now().getTime()
  const until = countingOf(ctx.db).refused.get(bucketOf(ctx, name))
  if (until !== undefined && until > now) refuse(until, now)
}

/**
 * Counts a call of an endpoint against the limit of its rate class, as one call unless `costs` says that it counts for more.
 * @throws AppFailure `calls.too_many`
 */
export const countCall = (ctx: CallCtx, rateClass: RateClass, costs = 1): Promise<void> =>
  countAgainst(ctx, rateClass, limits[rateClass], costs)

export const forgetOldCounters: Job = {
  name: 'platform.forget-old-rate-counters',
  cron: '23 * * * *',
  run: async (ctx: JobCtx) => {
    await ctx.db.delete(rateCounters).where(lt(rateCounters.windowEnds, ctx.now()))
  },
}
