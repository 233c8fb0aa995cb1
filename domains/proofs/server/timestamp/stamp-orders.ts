import type { Ctx, JobCtx } from '@portal/platform/server'
import { and, eq, lte, sql } from 'drizzle-orm'
import { proofsSettings } from '../proofs.settings.ts'
import { timestampOrders, timestamps } from '../timestamp.table.ts'
import type { Stamped } from './request-timestamp.ts'

export type StampOrder = typeof timestampOrders.$inferSelect

/** An order for this authority may be filled by whichever authority answers first. */
export const anyAuthority = '*'

/** The first pause after a failure; each further pause is twice as long, up to an hour, and the tries never end. */
const firstPauseMs = 5_000
const longestPauseMs = 3_600_000

/** While a process works on an order no other takes it; if the process dies, the order is due again after this time. */
const holdMs = 60_000

/**
 * Which authorities have stamped this digest already: if one event is delivered twice, only the first delivery orders
 * stamps.
 */
const stampedBy = async ({ db }: Pick<Ctx, 'db'>, sha256: string): Promise<string[]> => {
  const rows = await db.select({ by: timestamps.authority }).from(timestamps).where(eq(timestamps.sha256, sha256))
  return rows.map(({ by }) => by)
}

/**
 * Orders the stamps that are wanted and not there: for a statement one from every authority, for a checkpoint (by its size)
 * one from whichever authority answers.
 */
export const orderStamps = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'config'>,
  wanted: Stamped,
  checkpointSize?: number,
): Promise<void> => {
  const { authorities } = proofsSettings(ctx.config)
  if (authorities.length === 0) return
  const isCheckpoint = checkpointSize !== undefined
  const stamped = await stampedBy(ctx, wanted.sha256)
  const missing = isCheckpoint
    ? [anyAuthority].filter(() => stamped.length === 0)
    : authorities.map(({ name }) => name).filter((name) => !stamped.includes(name))
  if (missing.length === 0) return
  const now = ctx.now()
  const rows = missing.map((authority) => ({
    sha256: wanted.sha256,
    sm3: wanted.sm3,
    authority,
    target: isCheckpoint ? ('checkpoint' as const) : ('statement' as const),
    checkpointSize: checkpointSize ?? null,
    nextAt: now,
    createdAt: now,
  }))
  await ctx.db.insert(timestampOrders).values(rows).onConflictDoNothing()
}

/** Takes orders that are due, and holds them so that no other process works on them meanwhile. */
export const takeOrders = async (
  ctx: Pick<JobCtx, 'db' | 'now'>,
  count: number,
  only?: string,
): Promise<StampOrder[]> => {
  const now = ctx.now()
  const due = ctx.db
    .select({ sha256: timestampOrders.sha256, authority: timestampOrders.authority })
    .from(timestampOrders)
    .where(and(lte(timestampOrders.nextAt, now), only === undefined ? undefined : eq(timestampOrders.sha256, only)))
    .orderBy(timestampOrders.nextAt)
    .limit(count)
    .for('update', { skipLocked: true })
  return await ctx.db
    .update(timestampOrders)
    .set({ nextAt: new Date(now.getTime() + holdMs), attempts: sql`${timestampOrders.attempts} + 1` })
    .where(sql`(${timestampOrders.sha256}, ${timestampOrders.authority}) in ${due}`)
    .returning()
}

const isOrder = ({ sha256, authority }: StampOrder) =>
  and(eq(timestampOrders.sha256, sha256), eq(timestampOrders.authority, authority))

export const closeOrder = async (ctx: Pick<Ctx, 'db'>, order: StampOrder): Promise<void> => {
  await ctx.db.delete(timestampOrders).where(isOrder(order))
}

/** A random length between half the pause and the whole, so that orders that failed together do not all come back together. */
const pauseMs = (ctx: Pick<Ctx, 'chance'>, attempts: number): number => {
  const whole = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts - 1, 20))
  return Math.round(whole * (0.5 + ctx.chance(1).readUInt8() / 512))
}

/** Puts an order back until its pause is over, or until `notBefore` (epoch ms) where that is later. */
export const postponeOrder = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'chance'>,
  order: StampOrder,
  { fault, notBefore = 0 }: { fault: string; notBefore?: number },
): Promise<void> => {
  const nextAt = Math.max(notBefore, ctx.now().getTime() + pauseMs(ctx, order.attempts))
  await ctx.db
    .update(timestampOrders)
    .set({ nextAt: new Date(nextAt), lastFault: fault })
    .where(isOrder(order))
}
