import { createHash } from 'node:crypto'
import { addAbortSignal } from 'node:stream'
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

/** A store that has begun to answer gets this long to tell a whole file: 10 MB at 1 MB/s. */
const readingMs = 10_000

type Reading = Pick<Ctx, 'storage' | 'log'>
/** Something kept, and what its bytes must be. */
export type Kept = Pick<StoredFile, 'id' | 'storageKey' | 'size' | 'sha256'>

const digestOf = async ({ storage }: Reading, { storageKey, size }: Kept, take: (chunk: Buffer) => void) => {
  const patience = AbortSignal.timeout(readingMs)
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of addAbortSignal(patience, await storage.read(storageKey))) {
      bytes += chunk.length
      if (bytes > size) break
      hash.update(chunk)
      take(chunk)
    }
  } catch (error) {
    ensure(!patience.aborted, 'server.overloaded', { cause: error })
    throw error
  }
  return bytes === size ? hash.digest('hex') : ''
}

/**
 * Reads a file through and checks it against its SHA-256, before the first of its bytes leaves: a changed or lost file is
 * reported in the log and not served (`file.damaged`). `take` gets the bytes, for whoever needs them in memory.
 */
export const ensureIntact = async (
  ctx: Reading,
  file: Kept,
  take: (chunk: Buffer) => void = () => undefined,
): Promise<void> => {
  const named = { file: file.id, storageKey: file.storageKey }
  try {
    if ((await digestOf(ctx, file, take)) === file.sha256) return
    ctx.log.error(named, 'a stored file does not match its SHA-256')
  } catch (error) {
    if (isAppFailure(error)) throw error
    ctx.log.error({ ...named, err: error }, 'a stored file cannot be read')
  }
  fail('file.damaged')
}

/** The bytes of a file as they were received, in memory: for what works on the whole of it. */
export const readVerified = async (ctx: Reading, file: Kept): Promise<Buffer> => {
  const chunks: Buffer[] = []
  await ensureIntact(ctx, file, (chunk) => chunks.push(chunk))
  return Buffer.concat(chunks)
}
