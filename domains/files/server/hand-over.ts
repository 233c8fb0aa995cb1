import type { Ctx, Db } from '@portal/platform/server'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { ensure } from './failures.ts'
import { files } from './file.table.ts'
import { fileIdOf } from './file-address.ts'
import { readVerified, type StoredFile } from './get-file.ts'

const gone = { msg: '文件不存在或已被使用，请重新上传' }

/**
 * An upload of `ownerId` that is not attached to anything, named by the `url` that the answer to its upload gave (`field` is
 * where the form has it), with its verified bytes, for work on them inside the portal: the virus scanner may still owe its verdict. Fails with
 * `request.invalid` if there is no such upload, or the scanner found a virus in it.
 */
export const openUpload = async (
  ctx: Pick<Ctx, 'db' | 'storage' | 'cipher' | 'log'>,
  { url, ownerId, field }: { url: string; ownerId: string; field?: string },
): Promise<{ file: StoredFile; bytes: Buffer }> => {
  const id = fileIdOf(url)
  const refusal = { ...gone, ...(field !== undefined && { fields: [{ path: field, msg: gone.msg }] }) }
  ensure(id !== undefined, 'request.invalid', refusal)
  const [file] = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, ownerId), isNull(files.attachedAt), ne(files.scan, 'infected')))
  ensure(file, 'request.invalid', refusal)
  return { file, bytes: await readVerified(ctx, file) }
}

/**
 * Removes an upload from this domain because another domain has taken its bytes, in that domain's transaction. Answers the
 * storage key of the object: the caller removes the object after the transaction has committed, else the sweep does. Fails
 * with `request.invalid` if the upload was attached or taken meanwhile.
 */
export const giveUpload = async (tx: Db, id: string): Promise<string> => {
  const [given] = await tx
    .delete(files)
    .where(and(eq(files.id, id), isNull(files.attachedAt)))
    .returning({ storageKey: files.storageKey })
  ensure(given, 'request.invalid', gone)
  return given.storageKey
}
