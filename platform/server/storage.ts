import type { Readable } from 'node:stream'

/** A file that lies whole and synced in the spool folder: nothing of it is lost any more. */
export type Spooled = { path: string; size: number; sha256: string }

/** Where uploads live: `./data/files`, or S3-compatible storage. */
export type Storage = {
  /** Folder for files on their way in, on the same file system as the disk store. */
  spoolFolder: string
  /** Moves a spooled file to its final key, durably; the spooled file is gone afterwards. */
  keep: (spooled: Spooled, key: string) => Promise<void>
  read: (key: string) => Promise<Readable>
  remove: (key: string) => Promise<void>
  /** Throws when the store does not answer. */
  check: () => Promise<void>
}
