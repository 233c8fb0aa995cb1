import type { Ctx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { ensure } from './failures.ts'
import { files } from './file.table.ts'
import { readVerified, type StoredFile } from './get-file.ts'
import { isPassed } from './scan-uploads.ts'

/**
 * A file that is attached to a record, with its verified bytes. Fails with `record.not_found` if the record does not hold
 * the file or the virus scanner has not passed it, and with `file.damaged` if the bytes have changed. The caller has checked that the reader may have it.
 */
export const readAttached = async (
  ctx: Pick<Ctx, 'db' | 'storage' | 'cipher' | 'log'>,
  { id, kind, ref }: { id: string; kind: string; ref: string },
): Promise<{ file: StoredFile; bytes: Buffer }> => {
  const [file] = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.attachedKind, kind), eq(files.attachedRef, ref)))
  ensure(file && isPassed(file), 'record.not_found')
  return { file, bytes: await readVerified(ctx, file) }
}
