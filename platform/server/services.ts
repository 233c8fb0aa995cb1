import { randomBytes, randomUUID } from 'node:crypto'
import type { Config } from './config/config.ts'
import type { Actor, Ctx } from './context.ts'
import type { JobCtx, ServerDomain } from './domain.ts'
import type { Log } from './log/log.ts'
import type { Db } from './postgres/database.ts'
import type { Cipher } from './secrets/cipher.ts'
import type { Signer } from './secrets/signer.ts'
import type { Storage } from './storage/storage.ts'

/** Everything the application is put together from; tests hand in their own clock. */
export type Services = {
  config: Config
  db: Db
  cipher: Cipher
  signer: Signer
  storage: Storage
  log: Log
  domains: readonly ServerDomain[]
  /**
   * Finds who holds a session token; null when nobody does any more. A call with `background` does not count as use of the
   * session.
   */
  authenticate: (
    ctx: Pick<Ctx, 'db' | 'now' | 'config'>,
    token: string,
    call?: { background: boolean },
  ) => Promise<Actor | null>
  /** Whether calls pile up at the database faster than they are answered. */
  isCrowded?: () => boolean
  /** Whether the disk has room for new data; while it has none, uploads and submissions are refused. */
  hasRoom?: () => Promise<boolean>
  now?: () => Date
  newId?: () => string
  chance?: (bytes: number) => Buffer
  /** For tests: a failure that the endpoint did not declare becomes an error. */
  strict?: boolean
}

export const jobCtxOf = (services: Services): JobCtx => ({
  db: services.db,
  now: services.now ?? (() => new Date()),
  newId: services.newId ?? randomUUID,
  chance: services.chance ?? randomBytes,
  cipher: services.cipher,
  signer: services.signer,
  storage: services.storage,
  config: services.config,
  log: services.log,
  personal: services.domains.flatMap(({ personal = [] }) => personal),
  histories: services.domains.flatMap(({ histories = [] }) => histories),
  linkReaders: services.domains.flatMap(({ linkReaders = [] }) => linkReaders),
})
