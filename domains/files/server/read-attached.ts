import type { Ctx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { ensure } from './failures.ts'
import { files } from './file.table.ts'
import { readVerified, type StoredFile } from './get-file.ts'

/**
 * A file that a record holds, with its bytes as they were received: `record.not_found` where the record does not hold it,
 * `file.damaged` where the bytes are no longer those. The caller has checked who may have it.
 */
export const readAttached = async (
  ctx: Pick<Ctx, 'db' | 'storage' | 'log'>,
  { id, kind, ref }: { id: string; kind: string; ref: string },
): Promise<{ file: StoredFile; bytes: Buffer }> => {
  const [file] = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.attachedKind, kind), eq(files.attachedRef, ref)))
  ensure(file, 'record.not_found')
  return { file, bytes: await readVerified(ctx, file) }
}
