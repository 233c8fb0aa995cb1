import type { ActUnderWay } from './acts/act.ts'
import type { Config } from './config/config.ts'
import type { History } from './history.ts'
import type { LinkReaders } from './link-readers.ts'
import type { Log } from './log/log.ts'
import type { Permission } from './permission.ts'
import type { PersonalSource } from './personal-source.ts'
import type { Db } from './postgres/database.ts'
import type { Purview } from './purview.ts'
import type { Cipher } from './secrets/cipher.ts'
import type { Signer } from './secrets/signer.ts'
import type { Storage } from './storage/storage.ts'

/**
 * The signed-in caller, with what the platform must know to guard a route. The accounts domain finds it by the session
 * token.
 */
export type Actor = {
  userId: string
  sessionId: string
  userType: 'customer' | 'provider' | 'staff'
  /** Staff whose `pid` is "0". */
  topAdministrator: boolean
  /** Whether he holds a permission; where this is missing he holds none. */
  may?: (permission: string) => boolean
  /** The caller signed in with a one-time password: until it is changed, only calls marked `whilePasswordDue` are open. */
  mustChangePassword: boolean
  /** The operator asks the caller for a second factor: until it is set up, only calls marked `whileFactorDue` are open. */
  mustSetUpSecondFactor?: boolean
  /**
   * The address at which the party that vouched for this session must check the login again. Until then only public calls
   * are open to the session, and they treat the caller as nobody.
   */
  recheckAt?: string
}

/** Everything that a use case may work with. Each use case names only what it uses: `Pick<Ctx, 'db' | 'now'>`. */
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
  /** The caller's network address. `X-Forwarded-For` counts only where a trusted proxy sent it. */
  address: string
  /** The session token as sent, or null. */
  token: string | null
  /** The device token of an earlier login (`X-Device`), or null. */
  device: string | null
  /** `User-Agent` as sent, or null. */
  userAgent: string | null
  /** The menu items that this app's domains contribute to the back office. */
  purviews: readonly Purview[]
  /** All permissions that this app's domains declare. */
  permissions: readonly Permission[]
  /** What staff are doing in this call, for the act log; missing in calls that the log does not keep. */
  act?: ActUnderWay
  /** What this app's domains keep of a person. */
  personal: readonly PersonalSource[]
  /** The tables in which this app's domains write down what happened to records of customers. */
  histories: readonly History[]
  /** What this app's domains say of those whom signed links to their files were given to. */
  linkReaders: readonly LinkReaders[]
}

export type SignedInCtx = Ctx & { actor: Actor }

/**
 * What a use case that changes something needs of the context: the database, the clock, new ids and the user who acts.
 * `More` names what else it needs.
 */
export type ActorCtx<More extends keyof Ctx = never> = Pick<Ctx, 'db' | 'now' | 'newId' | 'act' | More> & {
  actor: Pick<Actor, 'userId'>
}

/** An `ActorCtx` in which the actor is null where nobody is signed in, or where the portal itself makes the change. */
export type ChangeCtx<More extends keyof Ctx = never> = Pick<Ctx, 'db' | 'now' | 'newId' | 'act' | More> & {
  actor: Pick<Actor, 'userId'> | null
}

/** The input of a call whose path names one record by its id. */
export type ById = { params: { id: string } }
