import { eq } from 'drizzle-orm'
import type { SignedIn } from '../contract/account.ts'
import type { LoginForm } from '../contract/forms.ts'
import { recordAccountEvent } from './account-events.ts'
import { isKnownDevice } from './devices.ts'
import { ensure, fail } from './failures.ts'
import { isOverOneTimePassword } from './one-time-password.ts'
import { hashPassword, needsRehash, passwordGate, spareHash, verifyPassword } from './password-hash.ts'
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
type Attempt = { password: string; user: UserRecord | undefined; subjects: readonly Subject[]; ahead: boolean }

/**
 * From a browser in which the user has signed in before, failures count against that browser alone: neither strangers
 * who guess at the account nor people behind the same address (a fair's hall, an office, a mobile network) keep its
 * owner out.
 */
const attemptOf = async (ctx: SignInCtx, { username, password }: LoginForm): Promise<Attempt> => {
  const user = await findByLoginName(ctx, username)
  const isKnown = await isKnownDevice(ctx, user?.id)
  if (isKnown && ctx.device !== null) return { password, user, subjects: [deviceSubject(ctx.device)], ahead: true }
  const own = user ? userSubject(user.id) : unknownNameSubject(ctx, username)
  return { password, user, subjects: [own, addressSubject(ctx, ctx.address)], ahead: false }
}

/** Proves a password with the same work, in the same time and with the same answer, whether the user name is known or not. */
const provePassword = async (ctx: SignInCtx, { password, user, subjects, ahead }: Attempt): Promise<UserRecord> => {
  await ensureNotSlowed(ctx, subjects)
  const prove = async () => {
    await ensureNotSlowed(ctx, subjects)
    const proved = await verifyPassword(user?.passwordHash ?? spareHash, password)
    if (user && proved) return user
    await recordFailure(ctx, subjects)
    await recordAccountEvent(ctx, { kind: 'login_failed', userId: user?.id ?? null })
    return fail('account.wrong_credentials')
  }
  return passwordGate(prove, { ahead })
}

const rehashed = async (ctx: SignInCtx, user: UserRecord, { password, ahead }: Attempt): Promise<string> =>
  needsRehash(user.passwordHash) ? passwordGate(() => hashPassword(ctx, password), { ahead }) : user.passwordHash

/** Called after the password was proved: only its owner learns that an account is disabled or a one-time password is over. */
const ensureOpen = (ctx: SignInCtx, user: UserRecord): void => {
  ensure(user.status === 'active', 'account.disabled')
  ensure(!isOverOneTimePassword(user, ctx.now()), 'account.one_time_password_over')
}

/**
 * Signs in by user name, phone or e-mail. A one-time password works once, so that a person who has read it comes too
 * late.
 */
export const login = async (ctx: SignInCtx, { body }: { body: LoginForm }): Promise<SignedIn> => {
  const attempt = await attemptOf(ctx, body)
  const proved = await provePassword(ctx, attempt)
  ensureOpen(ctx, proved)
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
