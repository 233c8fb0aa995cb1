import type { Ctx } from '@portal/platform/server'
import { and, eq, inArray, isNull, lte, ne, or, type SQL } from 'drizzle-orm'
import { type Purpose, ruleOf, tooManyText } from '../contract/purposes.ts'
import { ensure } from './failures.ts'
import { files } from './file.table.ts'
import { fileIdOf } from './file-address.ts'
import { kindByExtension } from './file-kinds.ts'

const notOurs = '附件地址无效，请重新上传'
const notFree = '附件不存在、已被使用或不适用于此处，请重新上传'

export type Attachment = {
  /**
   * The files as the form sent them: each is named by the `url` that the answer to its upload gave. Further fields, such as
   * a name, are not used.
   */
  references: readonly { url: string }[]
  /**
   * Each file must keep the rules of one of these purposes. The purpose that the upload named does not count, since an
   * upload need not name one.
   */
  purposes: readonly Purpose[]
  /** The id of the user who must have uploaded the files. */
  ownerId: string
  /** The record to which the files belong from now on: a noun of the calling domain, and the key of its record. */
  kind: string
  ref: string
  /** The most files. */
  max: number
  /** The name of the form's field, for the message of a failure. */
  field?: string
  /** What the form says of a file that cannot be attached, where it has words of its own. */
  fault?: string
}

export type AttachedFile = { id: string; fileName: string }

/**
 * Attaches uploads to a record, in the caller's transaction, and answers what to store of them, in the order of
 * `references`. Every failure is U00400 with words in Chinese: too many files; an address that is not one of ours; and, in
 * one text for all of these, a file that is unknown, somebody else's, already used, infected, or of a kind or size that
 * none of `purposes` takes. A file that this record already holds may be named again.
 */
export const attachFiles = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { references, purposes, ownerId, kind, ref, max, field, fault }: Attachment,
): Promise<AttachedFile[]> => {
  const refusal = (msg: string) => ({ msg, ...(field && { fields: [{ path: field, msg }] }) })
  const found = references.map(({ url }) => fileIdOf(url))
  const ids = [...new Set(found.filter((id) => id !== undefined))]
  ensure(!found.includes(undefined), 'request.invalid', refusal(fault ?? notOurs))
  ensure(ids.length <= max, 'request.invalid', refusal(tooManyText))
  if (ids.length === 0) return []

  const isMine = and(eq(files.attachedKind, kind), eq(files.attachedRef, ref))
  const attached = await db
    .update(files)
    .set({ attachedAt: now(), attachedKind: kind, attachedRef: ref })
    .where(
      and(
        inArray(files.id, ids),
        eq(files.ownerId, ownerId),
        or(...purposes.map(fits)),
        ne(files.scan, 'infected'),
        or(isNull(files.attachedAt), isMine),
      ),
    )
    .returning({ id: files.id, fileName: files.fileName })
  ensure(attached.length === ids.length, 'request.invalid', refusal(fault ?? notFree))
  return attached.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/**
 * The SQL condition that a file keeps the rule of a purpose. The pixels of a picture are counted only while it is uploaded,
 * so a purpose with limits on pixels takes only files that were uploaded for it.
 */
const fits = (purpose: Purpose): SQL | undefined => {
  const { bytes, extensions, pixels } = ruleOf(purpose)
  if (pixels) return eq(files.purpose, purpose)
  const kinds = extensions.flatMap((extension) => kindByExtension.get(extension) ?? [])
  return and(inArray(files.kind, kinds), lte(files.size, bytes))
}
