import type { Ctx } from '@portal/platform/server'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { type Purpose, tooManyText } from '../contract/index.ts'
import { ensure } from './failures.ts'
import { files } from './file.table.ts'

/** The only address that names a file; whatever its query says does not count. */
const address = /^\/api\/file\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\?[^#]*)?$/

const notOurs = '附件地址无效，请重新上传'
const notFree = '附件不存在、已被使用或不适用于此处，请重新上传'

export type Attachment = {
  /** As the form sent them: the `url` of an upload's answer each. Names sent along are not used. */
  references: readonly { url: string }[]
  /** The purposes that fit here. */
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
 * someone else's, used already or sent for another purpose. Naming again what this record holds already succeeds.
 */
export const attachFiles = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  { references, purposes, ownerId, kind, ref, max, field }: Attachment,
): Promise<AttachedFile[]> => {
  const refusal = (msg: string) => ({ msg, ...(field && { fields: [{ path: field, msg }] }) })
  const found = references.map(({ url }) => address.exec(url)?.[1])
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
        inArray(files.purpose, [...purposes]),
        or(isNull(files.attachedAt), isMine),
      ),
    )
    .returning({ id: files.id, fileName: files.fileName })
  ensure(attached.length === ids.length, 'request.invalid', refusal(notFree))
  return attached.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}
