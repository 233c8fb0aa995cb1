import type { Config } from './config/config.ts'
import type { Log } from './log/log.ts'
import type { Db } from './postgres/database.ts'
import type { Cipher } from './secrets/cipher.ts'
import type { Signer } from './secrets/signer.ts'
import type { Storage } from './storage/storage.ts'
import type { ArchiveFile } from './storage/zip-archive.ts'

/** What a domain needs to work with what it keeps of a person. `db` is the transaction of the caller where something is erased. */
export type PersonalCtx = {
  db: Db
  now: () => Date
  newId: () => string
  chance: (bytes: number) => Buffer
  cipher: Cipher
  signer: Signer
  storage: Storage
  config: Config
  log: Log
}

/** How many things of one kind a person has, and how many of them are still open. */
export type PersonalCount = {
  /** As `requests`: a refusal to close an account counts by it what is open. */
  key: string
  name: string
  count: number
  open: number
  /** The newest of them, each with its address in the back office. */
  newest: readonly { name: string; link: string }[]
  /** Staff who do not hold it are not told of them. */
  permission: string
}

/** A part of somebody's own copy of his data: what it is, and its rows. */
export type PersonalCopy = { name: string; rows: readonly object[] }

/** What a domain keeps of a person. The domain of accounts works with it without knowing the domains. */
export type PersonalSource = {
  counts?: (ctx: Pick<PersonalCtx, 'db' | 'now'>, userId: string) => Promise<PersonalCount[]>
  /** What the domain knows of a person, for his own copy. */
  copy?: (ctx: PersonalCtx, userId: string) => Promise<PersonalCopy[]>
  /** The files that a person has brought, for the same copy. */
  files?: (ctx: PersonalCtx, userId: string) => Promise<ArchiveFile[]>
  /** Erases what nobody needs any more once the account is closed. It runs in a transaction, and a second run changes nothing. */
  eraseAtOnce?: (ctx: PersonalCtx, userId: string) => Promise<void>
  /** Erases, after the time that the operator has set, the contact data and attachments of cases, all of which are closed. */
  eraseLater?: (ctx: PersonalCtx, userId: string) => Promise<void>
}
