import { type Actor, type Config, type Ctx, type Db, prepareOnce } from '@portal/platform/server'
import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { topPid } from '../contract/account.ts'
import { accountsSettings } from './accounts.settings.ts'
import { browserFamily } from './browser-family.ts'
import { byOwnRoles } from './role.store.ts'
import { type Access, accessAtFirst, type HeldAccess, mayOf } from './roles.ts'
import { sessions } from './session.table.ts'
import { sessionLife } from './session-life.ts'
import { hashToken, newToken } from './token.ts'
import { type UserRecord, users } from './user.table.ts'
import { userAccess } from './user-access.table.ts'

const seenEveryMs = 60_000

/** The issuer who vouched for a login without a password, and when he is to be asked again. */
export type Voucher = { issuer: string; recheckAt: Date }

/** Opens a session and answers its token; only the token's hash is stored. */
export const openSession = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'newId' | 'chance' | 'userAgent' | 'address'>,
  user: Pick<UserRecord, 'id' | 'userType'>,
  { voucher, factorDue = false }: { voucher?: Voucher | undefined; factorDue?: boolean } = {},
): Promise<string> => {
  const token = newToken(ctx)
  const now = ctx.now()
  await ctx.db.insert(sessions).values({
    id: ctx.newId(),
    tokenHash: hashToken(token),
    userId: user.id,
    createTime: now,
    lastSeenTime: now,
    ...sessionLife(user.userType, now),
    ...voucher,
    factorDue,
    browser: browserFamily(ctx.userAgent),
    address: ctx.address,
  })
  return token
}

/** An SQL condition: the session has not ended at the given moment. */
export const isLive = (now: Date | ReturnType<typeof sql.placeholder>): SQL =>
  sql`(${sessions.expiresAt} > ${now} and ${sessions.lastSeenTime} + ${sessions.idleMinutes} * interval '1 minute' > ${now})`

const prepareFind = (db: Db) =>
  db
    .select({
      sessionId: sessions.id,
      lastSeenTime: sessions.lastSeenTime,
      userId: users.id,
      userType: users.userType,
      pid: users.pid,
      mustChangePassword: users.mustChangePassword,
      factorDue: sessions.factorDue,
      issuer: sessions.issuer,
      recheckAt: sessions.recheckAt,
      roles: userAccess.roles,
      grants: userAccess.grants,
      denials: userAccess.denials,
      byOwnRoles,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(userAccess, eq(userAccess.userId, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        isLive(sql.placeholder('now')),
        eq(users.status, 'active'),
      ),
    )
    .prepare('find_session')

const findFor = prepareOnce(prepareFind)

type Found = { issuer: string | null; recheckAt: Date | null }

/**
 * The standing of a session for which an issuer vouched: `open`; to be checked again at the address `recheckAt`; or
 * `gone`, where the operator has removed that issuer.
 */
const standingOf = (
  config: Config,
  { issuer, recheckAt }: Found,
  now: Date,
): 'open' | 'gone' | { recheckAt: string } => {
  if (issuer === null) return 'open'
  const known = accountsSettings(config).issuers.find((candidate) => candidate.issuer === issuer)
  if (!known) return 'gone'
  const isDue = !known.enabled || (recheckAt !== null && recheckAt <= now)
  return isDue ? { recheckAt: known.checkAddress } : 'open'
}

type FoundAccess = { [K in keyof Access]: Access[K] | null } & Pick<HeldAccess, 'byOwnRoles'>

/** What a member of staff may do, by what was found with his session; the top-level administrator may do all. */
const mayIn = ({ roles, grants, denials, byOwnRoles }: FoundAccess, topAdministrator: boolean) => {
  if (topAdministrator) return () => true
  const stored = roles && grants && denials ? { roles, grants, denials } : accessAtFirst
  const access = { ...stored, byOwnRoles }
  return (permission: string) => mayOf(access, permission)
}

/**
 * Who holds this token; null where the session is unknown, ended or expired, or the account is disabled. It is one
 * statement, planned once per connection, since every call passes here. Calls in the `background`, which a page makes
 * by itself, do not keep the session from falling idle.
 */
export const authenticate = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'config'>,
  token: string,
  { background }: { background: boolean } = { background: false },
): Promise<Actor | null> => {
  const now = ctx.now()
  const [found] = await findFor(ctx.db).execute({ tokenHash: hashToken(token), now })
  if (!found) return null
  const standing = standingOf(ctx.config, found, now)
  if (standing === 'gone') return null
  const { sessionId, userId, userType, pid, mustChangePassword, factorDue, lastSeenTime } = found
  if (!background && now.getTime() - lastSeenTime.getTime() >= seenEveryMs) {
    await ctx.db.update(sessions).set({ lastSeenTime: now }).where(eq(sessions.id, sessionId))
  }
  const topAdministrator = userType === 'staff' && pid === topPid
  return {
    userId,
    sessionId,
    userType,
    topAdministrator,
    ...(userType === 'staff' && { may: mayIn(found, topAdministrator) }),
    mustChangePassword,
    ...(factorDue && { mustSetUpSecondFactor: true }),
    ...(standing !== 'open' && standing),
  }
}

/** Ends all sessions of a user, without `except`, and answers how many there were. */
export const endSessions = async (
  ctx: Pick<Ctx, 'db'>,
  userId: string,
  { except }: { except?: string } = {},
): Promise<number> => {
  const ended = await ctx.db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)))
    .returning({ id: sessions.id })
  return ended.length
}
