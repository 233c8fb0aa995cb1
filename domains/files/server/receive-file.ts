import { sessionLives } from '@portal/accounts/server'
import { type Actor, type Ctx, type Db, scanFile, type Upload } from '@portal/platform/server'
import type { DeclaredPicture } from '../contract/copy.ts'
import type { UploadedFile } from '../contract/file.ts'
import { type Purpose, ruleOf, tooLargeText } from '../contract/purposes.ts'
import { ensure } from './failures.ts'
import { files } from './file.table.ts'
import { keepBytes } from './file-bytes.ts'
import { uploadedFileOf } from './file-links.ts'
import { type JudgingCtx, judgeUpload } from './judge-upload.ts'
import { countAlone, ensureQuota } from './quota.ts'

const keyBytes = 20

export type ReceiveCtx = JudgingCtx & Pick<Ctx, 'newId' | 'chance' | 'storage' | 'signer' | 'log'>

export type Reception = {
  purpose: Purpose
  /** The user who will own the file. */
  owner: { userId: string; userType: Actor['userType'] }
  /** The session whose call brought the file. If it ended while the file was on its way, nothing is stored. */
  session?: string
  /** The picture that the file is declared to be a smaller copy of; null for an original. */
  copyOf?: DeclaredPicture | null
  /** Stores in the same transaction whatever must be stored together with the file. */
  alongside?: (tx: Db, fileId: string) => Promise<void>
}

/**
 * Stores a file that was sent, encrypted, or fails and stores nothing, as for a file in which the virus scanner found
 * something (`file.infected`). While the scanner does not answer, the file is stored and shown to nobody. A form names the
 * file by the `url` of this answer.
 */
export const receiveFile = async (
  ctx: ReceiveCtx,
  upload: Upload,
  { purpose, owner, session, copyOf = null, alongside }: Reception,
): Promise<UploadedFile> => {
  const ownerId = owner.userId
  const rule = ruleOf(purpose)
  ensure(!rule.staffOnly || owner.userType === 'staff', 'access.denied')
  ensure(upload.size <= rule.bytes, 'request.too_large', { msg: tooLargeText(purpose) })
  await ensureQuota(ctx, ownerId, upload.size)

  const { fileName, kind } = await judgeUpload(ctx, upload, { purpose, whose: ownerId })
  const scan = await scanFile(ctx, upload.path)
  ensure(scan !== 'infected', 'file.infected')
  const { path, size, sha256 } = upload
  const id = ctx.newId()
  const storageKey = ctx.chance(keyBytes).toString('hex')
  const { dataKey, seal } = await keepBytes(ctx, { id, storageKey, path })
  try {
    await ctx.db.transaction(async (tx) => {
      const inside = { db: tx, now: ctx.now }
      ensure(session === undefined || (await sessionLives(inside, session, { held: true })), 'session.required')
      await countAlone(tx, ownerId)
      await ensureQuota(inside, ownerId, size)
      const declared = { copyOfSha256: copyOf?.sha256 ?? null, copyOfSize: copyOf?.size ?? null }
      const stored = { size, sha256, kind, storageKey, dataKey, seal, scan, ...declared }
      await tx.insert(files).values({ id, ownerId, purpose, fileName, ...stored, createdAt: ctx.now() })
      await alongside?.(tx, id)
    })
  } catch (error) {
    await ctx.storage.remove(storageKey)
    throw error
  }
  return uploadedFileOf(ctx, { id, fileName, size, sha256, kind, scan, purpose })
}
