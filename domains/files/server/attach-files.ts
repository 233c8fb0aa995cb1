import type { Ctx } from '@portal/platform/server'
import { and, eq, inArray, isNull, lte, or, type SQL } from 'drizzle-orm'
import { type Purpose, ruleOf, tooManyText } from '../contract/purposes.ts'
import { ensure } from './failures.ts'
import { files } from './file.table.ts'
import { fileIdOf } from './file-address.ts'
import { kindByExtension } from './file-kinds.ts'

const notOurs = '附件地址无效，请重新上传'
const notFree = '附件不存在、已被使用或不适用于此处，请重新上传'

export type Attachment = {
  /** As the form sent them: the `url` of an upload's answer each. Names sent along are not used. */
  references: readonly { url: string }[]
  /** The file must keep the rules of one of these; what it was sent for does not count, since that need not be said. */
  purposes: readonly Purpose[]
  /** Who must have uploaded them. */
  ownerId: string
  /** What they belong to from now on: the caller's noun and its record's key. */
  kind: string
  ref: string
  /** The most files. */
  max: number
  /** The form's field, for the failure. */
  field?: string
}

export type AttachedFile = { id: string; fileName: string }

/**
 * Ties uploads to a record, in the caller's transaction, and answers what to store, in the order they were sent.
 * Every failure is U00400 in Chinese: too many, an address that is not ours, and in one text whatever is unknown,
 * someone else's, used already or of a kind or size that no purpose here takes. Naming again what this record holds already succeeds.
 */
export const attachFiles = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { references, purposes, ownerId, kind, ref, max, field }: Attachment,
): Promise<AttachedFile[]> => {
  const refusal = (msg: string) => ({ msg, ...(field && { fields: [{ path: field, msg }] }) })
  const found = references.map(({ url }) => fileIdOf(url))
  const ids = [...new Set(found.filter((id) => id !== undefined))]
  ensure(!found.includes(undefined), 'request.invalid', refusal(notOurs))
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
        or(isNull(files.attachedAt), isMine),
      ),
    )
    .returning({ id: files.id, fileName: files.fileName })
  ensure(attached.length === ids.length, 'request.invalid', refusal(notFree))
  return attached.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** Pixels are only counted when a file comes, so that a purpose with limits on them takes its own uploads alone. */
const fits = (purpose: Purpose): SQL | undefined => {
  const { bytes, extensions, pixels } = ruleOf(purpose)
  if (pixels) return eq(files.purpose, purpose)
  const kinds = extensions.flatMap((extension) => kindByExtension.get(extension) ?? [])
  return and(inArray(files.kind, kinds), lte(files.size, bytes))
}
