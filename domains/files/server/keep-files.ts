import type { Ctx } from '@portal/platform/server'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { files } from './file.table.ts'

type Chosen = { ownerId: string; ids: readonly string[] }

const unattached = ({ ownerId, ids }: Chosen) =>
  and(inArray(files.id, [...ids]), eq(files.ownerId, ownerId), isNull(files.attachedAt))

/**
 * Spares uploads from the sweep until a moment, since something unfinished of their sender names them. In the caller's
 * transaction; what is not his, gone or attached is passed over.
 */
export const keepFiles = async (
  { db }: Pick<Ctx, 'db'>,
  { until, ...chosen }: Chosen & { until: Date },
): Promise<void> => {
  if (chosen.ids.length === 0) return
  await db.update(files).set({ keptUntil: until }).where(unattached(chosen))
}

/** Nothing unfinished names them any more: swept as if they had never been kept. In the caller's transaction. */
export const releaseFiles = async ({ db }: Pick<Ctx, 'db'>, chosen: Chosen): Promise<void> => {
  if (chosen.ids.length === 0) return
  await db.update(files).set({ keptUntil: null }).where(unattached(chosen))
}

/** Which of these their sender may still attach to something. */
export const usableFiles = async ({ db }: Pick<Ctx, 'db'>, chosen: Chosen): Promise<ReadonlySet<string>> => {
  if (chosen.ids.length === 0) return new Set()
  const rows = await db.select({ id: files.id }).from(files).where(unattached(chosen))
  return new Set(rows.map(({ id }) => id))
}
