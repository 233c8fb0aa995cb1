import { createHash, randomUUID } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Spooled } from '../storage/storage.ts'
import { storageFailure } from '../storage/storage-failure.ts'

/**
 * Writes a stream to a file in the spool folder, hashes and counts it, and syncs the file. Before bytes are written,
 * `ensureSize` gets their number so far and throws when they are too many. After any failure no file is left behind.
 * @throws AppFailure `server.storage_full`, and whatever `ensureSize` or the stream throws
 */
export const spool = async (
  source: AsyncIterable<Buffer>,
  folder: string,
  ensureSize: (bytes: number) => void,
): Promise<Spooled> => {
  const path = join(folder, randomUUID())
  const hash = createHash('sha256')
  let size = 0
  try {
    const handle = await open(path, 'wx', 0o600)
    try {
      for await (const chunk of source) {
        size += chunk.length
        ensureSize(size)
        hash.update(chunk)
        await handle.appendFile(chunk)
      }
      await handle.sync()
    } finally {
      await handle.close()
    }
  } catch (error) {
    await removeSpooled({ path })
    throw storageFailure(error)
  }
  return { path, size, sha256: hash.digest('hex') }
}

/** Removes a spooled file; succeeds also when the file has been moved to its final place. */
export const removeSpooled = ({ path }: Pick<Spooled, 'path'>): Promise<void> => rm(path, { force: true })
