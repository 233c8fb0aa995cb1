import type { Config } from './config/config.ts'
import type { Log } from './log/log.ts'
import type { Db } from './postgres/database.ts'
import type { Purview } from './purview.ts'
import type { Cipher } from './secrets/cipher.ts'
import type { Signer } from './secrets/signer.ts'
import type { Storage } from './storage/storage.ts'

/** Who calls: what the platform must know to guard a route. Found by the accounts domain from the session token. */
export type Actor = {
  userId: string
  sessionId: string
  userType: 'customer' | 'provider' | 'staff'
  /** Staff whose `pid` is "0". */
  topAdministrator: boolean
  /** Signed in with a one-time password: until it is changed, only calls marked `whilePasswordDue` are open. */
  mustChangePassword: boolean
  /**
   * Where whoever vouched for this session is to be asked again: until then no call is open to it but those for everyone,
   * which then see nobody.
   */
  recheckAt?: string
}

/** What a use case may reach. It names what it uses: `Pick<Ctx, 'db' | 'now'>`. */
export type Ctx = {
  /** The pool, or the transaction that the call runs in. */
  db: Db
  actor: Actor | null
  now: () => Date
  /** A new unguessable id (UUID). */
  newId: () => string
  /** Random bytes fit for secrets. */
  chance: (bytes: number) => Buffer
  cipher: Cipher
  signer: Signer
  storage: Storage
  config: Config
  log: Log
  /** The caller's network address, behind trusted proxies only. */
  address: string
  /** The session token as sent, or null. */
  token: string | null
  /** The device token of an earlier login (`X-Device`), or null. */
  device: string | null
  /** `User-Agent` as sent, or null. */
  userAgent: string | null
  /** What the domains of this app put into the menu of the back office. */
  purviews: readonly Purview[]
}

export type SignedInCtx = Ctx & { actor: Actor }
