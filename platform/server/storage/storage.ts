import type { Readable } from 'node:stream'

/** A file that lies whole and synced in the spool folder: nothing of it is lost any more. `sha256` in hex, `size` in bytes. */
export type Spooled = { path: string; size: number; sha256: string }

/** A part of an object: the first and the last byte of it, from 0. */
export type Slice = { from: number; to: number }

/** Something kept: its key and since when. */
export type KeptObject = { key: string; keptAt: Date }

/** Where uploads live: `./data/files`, or S3-compatible storage. Keys are ours alone, 8 to 64 of `a-z0-9-`. */
export type Storage = {
  /** Folder for files on their way in, on the same file system as the disk store. */
  spoolFolder: string
  /**
   * Moves a spooled file to its final key, durably; the spooled file is gone afterwards.
   * Fails with `server.storage_full`, or with `server.overloaded` when the store does not answer; nothing is kept then.
   */
  keep: (spooled: Spooled, key: string) => Promise<void>
  /**
   * The whole object or a slice of it. Fails with `server.overloaded` when the store does not answer, otherwise when there
   * is no such object.
   */
  read: (key: string, slice?: Slice) => Promise<Readable>
  /**
   * From now on the object can neither be changed nor removed before `until`, as far as the store can hold to that: a lock
   * of S3 where one is set up, file permissions on disk.
   */
  lock: (key: string, until: Date) => Promise<void>
  /** Removing what is not there succeeds, so that an interrupted removal can be repeated. */
  remove: (key: string) => Promise<void>
  /** Everything kept, in batches and in no order, for the search for objects that no row names. */
  list: () => AsyncIterable<KeptObject[]>
  /** Throws when the store does not answer. */
  check: () => Promise<void>
}

const keyForm = /^[a-z0-9-]{8,64}$/

/** A key becomes a path or an address, so that nothing but our own form may pass. */
export const ensureKey = (key: string): string => {
  if (!keyForm.test(key)) throw new Error('not a storage key')
  return key
}
