import type { Db } from './postgres/database.ts'

/** Which file somebody opens by a signed link that was given to him, and of which record it is. */
type LinkLook = { ref: string; fileId: string; readerId: string }

/**
 * What a domain says of signed links to the files of its records. A link outlives the answer that carried it by minutes; where
 * somebody may lose a record from one moment to the next, the domain is asked again each time that his link opens a file.
 */
export type LinkReaders = {
  /** The kind of record, by which `domains/files` knows its files. */
  kind: string
  mayStillRead: (ctx: { db: Db; now: () => Date }, look: LinkLook) => Promise<boolean>
}
