import type { Ctx } from '@portal/platform/server'
import { and, eq, inArray } from 'drizzle-orm'
import { files } from './file.table.ts'

/**
 * Detaches files from the record that named them, in the caller's transaction: the sweep then removes them and their bytes.
 * Ids of files that are not attached to this record are ignored.
 */
export const detachFiles = async (
  { db }: Pick<Ctx, 'db'>,
  { kind, ref, ids }: { kind: string; ref: string; ids: readonly string[] },
): Promise<void> => {
  if (ids.length === 0) return
  await db
    .update(files)
    .set({ attachedAt: null, attachedKind: null, attachedRef: null })
    .where(and(inArray(files.id, [...ids]), eq(files.attachedKind, kind), eq(files.attachedRef, ref)))
}
