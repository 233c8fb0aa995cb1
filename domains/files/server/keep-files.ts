import type { Ctx } from '@portal/platform/server'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { files } from './file.table.ts'

type Chosen = { ownerId: string; ids: readonly string[] }

const unattached = ({ ownerId, ids }: Chosen) =>
  and(inArray(files.id, [...ids]), eq(files.ownerId, ownerId), isNull(files.attachedAt))

/**
 * Tells the sweep to spare uploads until a moment, since something unfinished of their owner names them. It runs in the
 * caller's transaction and ignores uploads that are somebody else's, gone or attached.
 */
export const keepFiles = async (
  { db }: Pick<Ctx, 'db'>,
  { until, ...chosen }: Chosen & { until: Date },
): Promise<void> => {
  if (chosen.ids.length === 0) return
  await db.update(files).set({ keptUntil: until }).where(unattached(chosen))
}

/**
 * Ends what `keepFiles` began: nothing unfinished names these uploads any more, and the sweep removes them like any others.
 * It runs in the caller's transaction.
 */
export const releaseFiles = async ({ db }: Pick<Ctx, 'db'>, chosen: Chosen): Promise<void> => {
  if (chosen.ids.length === 0) return
  await db.update(files).set({ keptUntil: null }).where(unattached(chosen))
}

/** Those of the uploads that their owner may still attach to something. */
export const usableFiles = async ({ db }: Pick<Ctx, 'db'>, chosen: Chosen): Promise<ReadonlySet<string>> => {
  if (chosen.ids.length === 0) return new Set()
  const rows = await db.select({ id: files.id }).from(files).where(unattached(chosen))
  return new Set(rows.map(({ id }) => id))
}
