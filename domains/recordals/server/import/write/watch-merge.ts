import type { JobCtx } from '@portal/platform/server'
import { eq, sql } from 'drizzle-orm'
import { recordalImports } from '../../import.table.ts'

/** How often the progress of a merge is read, in ms. */
const everyMs = 1_000

/**
 * How many rows a merge has written so far. Sequences count outside of transactions, so they show it before anybody can see the
 * rows themselves; only one import runs at a time.
 */
const givenOut = async ({ db }: Pick<JobCtx, 'db'>): Promise<{ added: number; changed: number }> => {
  const { rows } = await db.execute(sql`select
    coalesce(pg_sequence_last_value(pg_get_serial_sequence('recordal', 'id')), 0)::int as added,
    coalesce(pg_sequence_last_value(pg_get_serial_sequence('recordal_change', 'id')), 0)::int as changed`)
  return { added: Number(rows[0]?.added), changed: Number(rows[0]?.changed) }
}

/**
 * Writes down how many rows `merge` has added and changed so far. It ends only after its last write, so that no late progress
 * overwrites the result.
 */
export const watchMerge = async <T>(
  ctx: Pick<JobCtx, 'db' | 'log'>,
  importId: string,
  merge: () => Promise<T>,
): Promise<T> => {
  const before = await givenOut(ctx)
  const look = async (): Promise<void> => {
    try {
      const now = await givenOut(ctx)
      const so = { added: now.added - before.added, changed: now.changed - before.changed }
      await ctx.db.update(recordalImports).set(so).where(eq(recordalImports.id, importId))
    } catch (error) {
      ctx.log.warn({ err: error, importId }, 'how far an import is could not be written down')
    }
  }
  let looking = Promise.resolve()
  const timer = setInterval(() => {
    looking = looking.then(look)
  }, everyMs)
  try {
    return await merge()
  } finally {
    clearInterval(timer)
    await looking
  }
}
