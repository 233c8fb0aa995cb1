import { eq } from 'drizzle-orm'
import type { SignedIn } from '../contract/account.ts'
import type { LoginForm } from '../contract/forms.ts'
import { recordAccountEvent } from './account-events.ts'
import { isKnownDevice } from './devices.ts'
import { ensure, fail } from './failures.ts'
import { noteRefusal } from './note-refusal.ts'
import { isOverOneTimePassword } from './one-time-password.ts'
import { hashPassword, needsRehash, passwordGate, spareHash, verifyPassword } from './password-hash.ts'
import { proveCode } from './prove-code.ts'
import { type SignInCtx, signIn } from './sign-in.ts'
import {
  addressSubject,
  deviceSubject,
  ensureNotSlowed,
  forgetFailures,
  recordFailure,
  type Subject,
  unknownNameSubject,
  userSubject,
} from './slow-down.ts'
import { findByLoginName } from './user.store.ts'
import { type UserRecord, users } from './user.table.ts'

/** One try to sign in: `subjects` is what its failure counts against, `ahead` whether it waits ahead of strangers. */
type Attempt = {
  password: string
  code: string | undefined
  user: UserRecord | undefined
  subjects: readonly Subject[]
  ahead: boolean
}

/**
 * From a browser in which the user has signed in before, failures count against that browser alone: neither strangers
 * who guess at the account nor people behind the same address (a fair's hall, an office, a mobile network) keep its
 * owner out.
 */
const attemptOf = async (ctx: SignInCtx, { username, ...given }: LoginForm): Promise<Attempt> => {
  const user = await findByLoginName(ctx, username)
  const secrets = { password: given.password, code: given.code }
  const isKnown = await isKnownDevice(ctx, user?.id)
  if (isKnown && ctx.device !== null) return { ...secrets, user, subjects: [deviceSubject(ctx.device)], ahead: true }
  const own = user ? userSubject(user.id) : unknownNameSubject(ctx, username)
  return { ...secrets, user, subjects: [own, addressSubject(ctx, ctx.address)], ahead: false }
}

const isOpen = (ctx: SignInCtx, user: UserRecord): boolean =>
  user.status === 'active' && !isOverOneTimePassword(user, ctx.now())

/** Called after the password was proved: only its owner learns that an account is disabled or a one-time password is over. */
const ensureOpen = (ctx: SignInCtx, user: UserRecord): void => {
  ensure(user.status === 'active', 'account.disabled')
  ensure(isOpen(ctx, user), 'account.one_time_password_over')
}

/** Has whoever tried too often wait, whatever his password. */
const ensureTurn = async (ctx: SignInCtx, { user, subjects }: Pick<Attempt, 'user' | 'subjects'>): Promise<void> => {
  try {
    await ensureNotSlowed(ctx, subjects)
  } catch (error) {
    await noteRefusal(ctx, user, '尝试次数过多，须等待')
    throw error
  }
}

/** Counts a wrong password, and writes it down. Both go at the same time, so that staff wait no longer than others. */
const noteWrongPassword = (ctx: SignInCtx, { user, subjects }: Pick<Attempt, 'user' | 'subjects'>) => {
  const count = async () => {
    await recordFailure(ctx, subjects)
    await recordAccountEvent(ctx, { kind: 'login_failed', userId: user?.id ?? null })
  }
  return Promise.all([count(), noteRefusal(ctx, user, '密码错误')])
}

/**
 * Proves a password with the same work, in the same time and with the same answer, whether the user name is known or not. Only
 * after a right one is the second factor asked for, within the same place of the queue, so that guesses at it wait their turn.
 */
const proveUser = async (ctx: SignInCtx, { password, code, user, subjects, ahead }: Attempt): Promise<UserRecord> => {
  const who = { user, subjects }
  await ensureTurn(ctx, who)
  const prove = async () => {
    await ensureTurn(ctx, who)
    const proved = await verifyPassword(user?.passwordHash ?? spareHash, password)
    if (user && proved) {
      if (!isOpen(ctx, user)) await noteRefusal(ctx, user, '账号已停用或一次性密码已失效')
      ensureOpen(ctx, user)
      await proveCode(ctx, user, { code, subjects })
      return user
    }
    await noteWrongPassword(ctx, who)
    return fail('account.wrong_credentials')
  }
  return passwordGate(prove, { ahead })
}

const rehashed = async (ctx: SignInCtx, user: UserRecord, { password, ahead }: Attempt): Promise<string> =>
  needsRehash(user.passwordHash) ? passwordGate(() => hashPassword(ctx, password), { ahead }) : user.passwordHash

/**
 * Signs in by user name, phone or e-mail. A one-time password works once, so that a person who has read it comes too
 * late.
 */
export const login = async (ctx: SignInCtx, { body }: { body: LoginForm }): Promise<SignedIn> => {
  const attempt = await attemptOf(ctx, body)
  const proved = await proveUser(ctx, attempt)
  const passwordHash = await rehashed(ctx, proved, attempt)
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const [user] = await tx.select().from(users).where(eq(users.id, proved.id)).for('update')
    ensure(user?.passwordHash === proved.passwordHash, 'account.wrong_credentials')
    ensureOpen(ctx, user)
    const oneTimeUsedAt = user.mustChangePassword ? ctx.now() : null
    if (passwordHash !== user.passwordHash || oneTimeUsedAt !== null)
      await tx.update(users).set({ passwordHash, oneTimeUsedAt }).where(eq(users.id, user.id))
    await forgetFailures(inside, userSubject(user.id))
    await recordAccountEvent(inside, { kind: 'login_succeeded', userId: user.id })
    return signIn(inside, user)
  })
}
