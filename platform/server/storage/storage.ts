import type { Readable } from 'node:stream'

/**
 * A file in the spool folder, complete and synced, so that a power cut loses nothing of it. `sha256` is in hex, `size` in
 * bytes.
 */
export type Spooled = { path: string; size: number; sha256: string }

/** A part of an object: its first and its last byte, counted from 0. */
export type Slice = { from: number; to: number }

/** An object in the store: its key and since when it is there. */
export type KeptObject = { key: string; keptAt: Date }

/**
 * Where uploads are kept: `<data folder>/files` or S3-compatible storage. Only the portal makes keys: 8 to 64 of `a-z0-9-`.
 */
export type Storage = {
  /**
   * The folder for uploads under way; it lies on the same file system as the store on disk, so that a rename keeps them.
   */
  spoolFolder: string
  /**
   * Moves a spooled file to its final key, durably; the spooled file is gone afterwards.
   * @throws AppFailure `server.storage_full`, or `server.overloaded` when the store does not answer; nothing is kept then
   */
  keep: (spooled: Spooled, key: string) => Promise<void>
  /**
   * Reads the whole object or a slice of it.
   * @throws AppFailure `server.overloaded` when the store does not answer; another error when there is no such object
   */
  read: (key: string, slice?: Slice) => Promise<Readable>
  /**
   * Protects the object from change and removal until `until`, as far as the store can: by Object Lock of S3 where the
   * bucket has it, by file permissions on disk.
   */
  lock: (key: string, until: Date) => Promise<void>
  /** Removes an object; removing one that is not there succeeds, so that an interrupted removal can be repeated. */
  remove: (key: string) => Promise<void>
  /** Lists all objects in batches, in no order: for the search for objects that no row of the database names. */
  list: () => AsyncIterable<KeptObject[]>
  /** Throws when the store does not answer. */
  check: () => Promise<void>
}

/** Whether reading failed because there is no such object, on disk or in S3. */
export const isMissingObject = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === 'ENOENT') || error.name === 'NoSuchKey')

const keyForm = /^[a-z0-9-]{8,64}$/

/** Throws for a key that the portal cannot have made, since a key becomes part of a path or an address. */
export const ensureKey = (key: string): string => {
  if (!keyForm.test(key)) throw new Error('not a storage key')
  return key
}
