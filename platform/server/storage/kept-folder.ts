/**
 * A folder for what a domain must remember outside the database, so that a database set back to an older state is noticed.
 * Paths are chosen by the domain, with slashes.
 */
export type KeptFolder = {
  read: (path: string) => Promise<Buffer | undefined>
  /** Writes a file whole or not at all; the file is durable when this answers. */
  write: (path: string, bytes: Uint8Array) => Promise<void>
  /** Removes a file; removing one that is not there succeeds. */
  remove: (path: string) => Promise<void>
}
