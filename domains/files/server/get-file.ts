import { createHash } from 'node:crypto'
import { addAbortSignal } from 'node:stream'
import { isActiveUser } from '@portal/accounts/server'
import { type Ctx, isAppFailure, isId, isTampering } from '@portal/platform/server'
import { and, eq, sql } from 'drizzle-orm'
import { ensure, fail } from './failures.ts'
import { files } from './file.table.ts'
import { openBytes, type StoredBytes } from './file-bytes.ts'
import { type LinkQuery, linkStateOf } from './file-links.ts'
import { ensurePassed } from './scan-uploads.ts'

export type StoredFile = typeof files.$inferSelect
type Reader = Pick<Ctx, 'db' | 'actor' | 'signer' | 'now' | 'linkReaders'>

/**
 * A file that the caller may read: by a signed link, or as its owner. For everybody else it fails with `record.not_found`,
 * as a missing file does; only somebody with one of our links that has expired is told so (`file.link_expired`). A link ends
 * with the account of the user whom it was given to, and where the domain of the record says that he reads it no more. A file
 * that the virus scanner has not passed fails for everybody, as `ensurePassed` does.
 */
export const getReadableFile = async (ctx: Reader, id: string, query: LinkQuery): Promise<StoredFile> => {
  const file = await findReadableFile(ctx, id, query)
  ensure(file !== 'expired', 'file.link_expired')
  ensure(file, 'record.not_found')
  ensurePassed(file)
  return file
}

/**
 * Finds a file that the caller may read, as `getReadableFile` does, also one that the virus scanner has not passed: the
 * caller asks `ensurePassed`. Answers `expired` to somebody with one of our links that has expired.
 */
export const findReadableFile = async (
  ctx: Reader,
  id: string,
  query: LinkQuery,
): Promise<StoredFile | 'expired' | undefined> => {
  if (!isId(id)) return undefined
  const link = linkStateOf(ctx, id, query)
  const isOwn = ctx.actor ? eq(files.ownerId, ctx.actor.userId) : sql`false`
  const [file] = await ctx.db
    .select()
    .from(files)
    .where(and(eq(files.id, id), link === 'valid' ? undefined : isOwn))
  if (!file) return link === 'expired' ? link : undefined
  return link !== 'valid' || (await holds(ctx, file, query)) ? file : undefined
}

/**
 * Whether a valid link still opens its file; one without a reader was given to the owner of the file. A reader was given his for
 * the sake of a record, so that it ends when the record no longer holds the file.
 */
const holds = async (
  ctx: Reader,
  { id: fileId, ownerId, attachedKind, attachedRef }: StoredFile,
  { reader }: LinkQuery,
) => {
  if (!(await isActiveUser(ctx, reader ?? ownerId))) return false
  if (reader === undefined) return true
  if (attachedRef === null) return false
  const readers = ctx.linkReaders.find(({ kind }) => kind === attachedKind)
  return readers === undefined || readers.mayStillRead(ctx, { ref: attachedRef, fileId, readerId: reader })
}

/**
 * The most milliseconds in which the store must deliver a whole file once it has begun to answer: enough for 10 MB at 1
 * MB/s.
 */
const readingMs = 10_000

type Reading = Pick<Ctx, 'storage' | 'cipher' | 'log'>
/** An object in the store, with the size and the SHA-256 that its plain bytes must have. */
export type Kept = StoredBytes & Pick<StoredFile, 'size' | 'sha256'>

const digestOf = async (ctx: Reading, { size, ...stored }: Kept, take: (chunk: Buffer) => void) => {
  const patience = AbortSignal.timeout(readingMs)
  const hash = createHash('sha256')
  let bytes = 0
  try {
    for await (const chunk of addAbortSignal(patience, await openBytes(ctx, stored))) {
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
 * Reads a whole file and checks it against its SHA-256, before the first of its bytes is sent to anybody. A changed or lost
 * file is reported in the log and fails with `file.damaged`. `take` receives the bytes, for a caller who needs them in
 * memory.
 */
export const ensureIntact = async (
  ctx: Reading,
  file: Kept,
  take: (chunk: Buffer) => void = () => undefined,
): Promise<void> => {
  const named = { file: file.id, storageKey: file.storageKey }
  const changed = 'a stored file does not match its SHA-256'
  try {
    if ((await digestOf(ctx, file, take)) === file.sha256) return
    ctx.log.error(named, changed)
  } catch (error) {
    if (isAppFailure(error)) throw error
    ctx.log.error({ ...named, err: error }, isTampering(error) ? changed : 'a stored file cannot be read')
  }
  fail('file.damaged')
}

/** The verified bytes of a file in memory, for a caller who works on the whole file. Fails as `ensureIntact` does. */
export const readVerified = async (ctx: Reading, file: Kept): Promise<Buffer> => {
  const chunks: Buffer[] = []
  await ensureIntact(ctx, file, (chunk) => chunks.push(chunk))
  return Buffer.concat(chunks)
}
