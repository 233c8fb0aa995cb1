import { type Ctx, databaseErrorCode, isId, refuseField } from '@portal/platform/server'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { type AccountStatus, topPid, type UserType } from '../contract/account.ts'
import { usernameKey } from '../contract/username.ts'
import { fail } from './failures.ts'
import { loginNameOf } from './login-name.ts'
import {
  emailFingerprint,
  idCardFingerprint,
  phoneFingerprint,
  sealField,
  usernameFingerprint,
} from './personal-data.ts'
import { keptUsernames, type UserRecord, users } from './user.table.ts'

const uniqueViolation = '23505'
export const getUser = async (ctx: Pick<Ctx, 'db'>, id: string): Promise<UserRecord> => {
  if (!isId(id)) return fail('record.not_found')
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id))
  return user ?? fail('record.not_found')
}

/**
 * Finds a user by user name, phone or e-mail. Registration does not prove a phone or e-mail, so the earliest active
 * account keeps it: a stranger who registers with it later does not take the login from its owner.
 */
export const findByLoginName = async (
  ctx: Pick<Ctx, 'db' | 'cipher'>,
  name: string,
): Promise<UserRecord | undefined> => {
  const { kind, key } = loginNameOf(name)
  const isThem = {
    email: eq(users.emailFingerprint, emailFingerprint(ctx, key)),
    phone: eq(users.phoneFingerprint, phoneFingerprint(ctx, key)),
    username: eq(users.usernameKey, key),
  }[kind]
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(isThem)
    .orderBy(sql`${users.status} <> 'active'`, asc(users.createTime), asc(users.id))
    .limit(1)
  return user
}

/** Whether somebody has this user name, or had it and closed his account not long ago. */
export const isUsernameTaken = async (ctx: Pick<Ctx, 'db' | 'now' | 'cipher'>, username: string): Promise<boolean> => {
  const key = usernameKey(username)
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.usernameKey, key))
  if (user) return true
  const isKept = and(eq(keptUsernames.fingerprint, usernameFingerprint(ctx, key)), gt(keptUsernames.until, ctx.now()))
  return (await ctx.db.$count(keptUsernames, isKept)) > 0
}

export const refuseTakenUsername = (): never => refuseField('username', '该用户名已被使用')

export type NewUser = {
  username: string
  passwordHash: string
  mustChangePassword?: boolean
  userType: UserType
  status?: AccountStatus
  pid?: typeof topPid | null
  approved?: boolean
  companyName?: string | null
  phone?: string | null
  email?: string | null
  idCard?: string | null
}

const rolesOf = (userType: UserType, pid: string | null): string[] =>
  pid === topPid ? [userType, 'administrator'] : [userType]

/** Stores a new user; refuses a user name that somebody has already on the field `username`. */
export const insertUser = async (
  ctx: Pick<Ctx, 'db' | 'now' | 'newId' | 'cipher'>,
  { username, passwordHash, userType, pid = null, approved = false, mustChangePassword = false, ...given }: NewUser,
): Promise<UserRecord> => {
  const id = ctx.newId()
  const now = ctx.now()
  const { status = 'active', phone = null, email = null, idCard = null, companyName = null } = given
  try {
    const [user] = await ctx.db
      .insert(users)
      .values({
        id,
        username,
        usernameKey: usernameKey(username),
        passwordHash,
        mustChangePassword,
        passwordChangedAt: now,
        userType,
        status,
        approvalState: userType === 'provider' ? (approved ? 'approved' : 'waiting') : 'none',
        pid,
        roles: rolesOf(userType, pid),
        companyName,
        phone: sealField(ctx, 'phone', id, phone),
        email: sealField(ctx, 'email', id, email),
        idCard: sealField(ctx, 'idCard', id, idCard),
        phoneFingerprint: phone && phoneFingerprint(ctx, phone),
        emailFingerprint: email && emailFingerprint(ctx, email),
        idCardFingerprint: idCard && idCardFingerprint(ctx, idCard),
        createTime: now,
      })
      .returning()
    return user ?? fail('server.unexpected')
  } catch (error) {
    if (databaseErrorCode(error) === uniqueViolation) return refuseTakenUsername()
    throw error
  }
}
