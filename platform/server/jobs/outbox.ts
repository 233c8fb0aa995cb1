import { asc, inArray } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Db } from '../postgres/database.ts'
import { outbox } from '../postgres/platform.table.ts'

/**
 * Records an event in the transaction that made it happen: either both are stored or neither. The relay delivers the event
 * to every listener at least once.
 */
export const publish = async (ctx: Pick<Ctx, 'db' | 'now'>, event: string, data: object): Promise<void> => {
  await ctx.db.insert(outbox).values({ event, data, createdAt: ctx.now() })
}

/** One statement writes so many rows at most, since it takes a limited number of values. */
const written = 500

/** Records several events of one name in their order, as `publish` does one. */
export const publishAll = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  event: string,
  all: readonly object[],
): Promise<void> => {
  const rows = all.map((data) => ({ event, data, createdAt: ctx.now() }))
  for (let from = 0; from < rows.length; from += written)
    await ctx.db.insert(outbox).values(rows.slice(from, from + written))
}

/** How many events the relay takes in one transaction; a full batch means that more may wait. */
export const relayBatch = 100

/** Hands waiting events to `deliver` within one transaction, oldest first. Returns how many were handed on. */
export const relayEvents = (
  db: Db,
  deliver: (tx: Db, event: { id: string; at: Date; event: string; data: unknown }) => Promise<void>,
): Promise<number> =>
  db.transaction(async (tx) => {
    const waiting = await tx
      .select()
      .from(outbox)
      .orderBy(asc(outbox.id))
      .limit(relayBatch)
      .for('update', { skipLocked: true })
    for (const { id, createdAt, event, data } of waiting) {
      await deliver(tx, { id: String(id), at: createdAt, event, data })
    }
    if (waiting.length > 0) {
      await tx.delete(outbox).where(
        inArray(
          outbox.id,
          waiting.map(({ id }) => id),
        ),
      )
    }
    return waiting.length
  })
