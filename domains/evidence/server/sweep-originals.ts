import type { JobCtx } from '@portal/platform/server'
import { and, eq, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { originals } from './evidence.table.ts'
import { originalKeyForm } from './keep-original.ts'

/** A week. A file that no record took for so long was given up; an object without a row for so long was left by a crash. */
const keptMs = 7 * 24 * 3_600_000
const batch = 200

const before = ({ now }: Pick<JobCtx, 'now'>): Date => new Date(now().getTime() - keptMs)

/** Destroys the keys and objects of files that were given up; files in quarantine stay. Answers how many files. */
export const sweepFree = async (ctx: JobCtx): Promise<number> => {
  let swept = 0
  for (;;) {
    const given = and(
      isNull(originals.evidenceId),
      isNull(originals.removedAt),
      ne(originals.scan, 'infected'),
      lt(originals.receivedAt, before(ctx)),
    )
    const some = ctx.db.select({ id: originals.id }).from(originals).where(given).limit(batch)
    const removed = await ctx.db
      .update(originals)
      .set({ dataKey: null, fileName: '', removedAt: ctx.now() })
      .where(and(inArray(originals.id, some), given))
      .returning({ storageKey: originals.storageKey })
    for (const { storageKey } of removed) await ctx.storage.remove(storageKey)
    swept += removed.length
    if (removed.length < batch) return swept
  }
}

/** Removes objects from the store that no row names, or whose key is destroyed. Answers how many objects. */
export const sweepObjects = async (ctx: JobCtx): Promise<number> => {
  let swept = 0
  for await (const objects of ctx.storage.list()) {
    const old = objects.filter(({ key, keptAt }) => originalKeyForm.test(key) && keptAt < before(ctx))
    if (old.length === 0) continue
    const keys = old.map(({ key }) => key)
    const named = await ctx.db
      .select({ storageKey: originals.storageKey })
      .from(originals)
      .where(and(inArray(originals.storageKey, keys), isNull(originals.removedAt)))
    const known = new Set(named.map(({ storageKey }) => storageKey))
    for (const key of keys.filter((one) => !known.has(one))) {
      await ctx.storage.remove(key)
      swept += 1
    }
  }
  return swept
}

/** Some of the originals that still wait for their virus scan. */
export const pendingScans = ({ db }: Pick<JobCtx, 'db'>) =>
  db
    .select()
    .from(originals)
    .where(and(eq(originals.scan, 'pending'), isNull(originals.removedAt)))
    .orderBy(sql`random()`)
    .limit(batch)
