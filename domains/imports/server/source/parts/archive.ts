import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { ensure, fail } from '../../failures.ts'

/**
 * The most times that a part may be larger inflated than packed: a sheet is about 10 times, a sheet of equal rows 100 times, a zip
 * bomb 1000 times as large.
 */
const mostRatio = 250
/** The ratio is not checked for parts up to this inflated size, which do no harm. */
const harmlessBytes = 16 * 1024 * 1024

/** What an archive of one kind may hold, and what is said of one that holds more. */
export type ArchiveRules = {
  /** The largest archive, packed. */
  fileBytes: number
  entries: number
  /** The largest inflated part. */
  partBytes: number
  /** The most that all parts together may inflate to; without it the largest part is the limit. */
  wholeBytes?: number
  tooLarge: string
  bomb: string
  broken: string
}

export type Archive = {
  has: (path: string) => boolean
  /** The names of all parts, folders included, in the order of the archive. */
  names: readonly string[]
  /** Opens a part as a stream of inflated bytes; the stream fails where its size is not the one that the archive states. */
  read: (path: string) => Promise<Readable>
  /** The inflated size of a part in bytes, and its size in the archive. */
  sizeOf: (path: string) => number
  packedSizeOf: (path: string) => number
  close: () => void
}

const ensureHarmless = ({ compressedSize, uncompressedSize }: Entry, { partBytes, bomb: msg }: ArchiveRules): void => {
  ensure(uncompressedSize <= partBytes, 'import.unreadable', { msg })
  const isDense = uncompressedSize > harmlessBytes && uncompressedSize > compressedSize * mostRatio
  ensure(!isDense, 'import.unreadable', { msg })
}

const entriesOf = async (zip: ZipFile, rules: ArchiveRules): Promise<Map<string, Entry>> => {
  const { wholeBytes = Number.POSITIVE_INFINITY, broken, bomb } = rules
  const entries = new Map<string, Entry>()
  let whole = 0
  for await (const entry of zip.eachEntry()) {
    ensure(!entries.has(entry.fileName) && !entry.isEncrypted(), 'import.unreadable', { msg: broken })
    ensureHarmless(entry, rules)
    whole += entry.uncompressedSize
    ensure(whole <= wholeBytes, 'import.unreadable', { msg: bomb })
    entries.set(entry.fileName, entry)
  }
  return entries
}

/**
 * Opens an archive. The sizes that it states for its parts are limited here, and inflating stops where a part exceeds them.
 */
export const openArchive = async (path: string, size: number, rules: ArchiveRules): Promise<Archive> => {
  const broken = { msg: rules.broken }
  /** Turns a fault of the archive itself into the message that the file is broken; failures of our own pass unchanged. */
  const explained = (error: unknown): never => {
    if (error instanceof Error && 'failure' in error) throw error
    return fail('import.unreadable', { ...broken, cause: error })
  }
  ensure(size <= rules.fileBytes, 'import.unreadable', { msg: rules.tooLarge })
  const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch(explained)
  try {
    ensure(zip.entryCount > 0 && zip.entryCount <= rules.entries, 'import.unreadable', broken)
    const entries = await entriesOf(zip, rules)
    const entryOf = (name: string): Entry => entries.get(name) ?? fail('import.unreadable', broken)
    return {
      has: (name) => entries.has(name),
      names: [...entries.keys()],
      read: (name) => zip.openReadStreamPromise(entryOf(name)).catch(explained),
      sizeOf: (name) => entryOf(name).uncompressedSize,
      packedSizeOf: (name) => entryOf(name).compressedSize,
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    return explained(error)
  }
}
