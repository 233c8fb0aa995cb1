import { createHash } from 'node:crypto'
import { type Ctx, isAppFailure } from '@portal/platform/server'
import { and, eq, sql } from 'drizzle-orm'
import { ensure, fail } from './failures.ts'
import { files } from './file.table.ts'
import { type LinkQuery, linkStateOf } from './file-links.ts'

export type StoredFile = typeof files.$inferSelect
type Reader = Pick<Ctx, 'db' | 'actor' | 'signer' | 'now'>

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * A file that the caller may read: by a signed link, or as its owner. Everyone else gets what a missing file gives,
 * `record.not_found`; only who holds a link of ours that is over learns that (`file.link_expired`).
 */
export const getReadableFile = async (ctx: Reader, id: string, query: LinkQuery): Promise<StoredFile> => {
  ensure(idForm.test(id), 'record.not_found')
  const link = linkStateOf(ctx, id, query)
  const isOwn = ctx.actor ? eq(files.ownerId, ctx.actor.userId) : sql`false`
  const [file] = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.id, id), link === 'valid' ? undefined : isOwn))
  ensure(file || link !== 'expired', 'file.link_expired')
  ensure(file, 'record.not_found')
  return file
}

const readAll = async (storage: Ctx['storage'], { storageKey, size }: StoredFile): Promise<Buffer> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of await storage.read(storageKey)) {
    bytes += chunk.length
    if (bytes > size) break
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/**
 * The bytes of a file as they were received. They are checked against their SHA-256 before the first of them leaves: a
 * changed or lost file is reported in the log and not served (`file.damaged`). No purpose takes more than fits in memory.
 */
export const readVerified = async ({ storage, log }: Pick<Ctx, 'storage' | 'log'>, file: StoredFile) => {
  try {
    const bytes = await readAll(storage, file)
    if (createHash('sha256').update(bytes).digest('hex') === file.sha256) return bytes
    log.error({ file: file.id, storageKey: file.storageKey }, 'a stored file does not match its SHA-256')
  } catch (error) {
    if (isAppFailure(error)) throw error
    log.error({ file: file.id, storageKey: file.storageKey, err: error }, 'a stored file cannot be read')
  }
  return fail('file.damaged')
}
