import { eq } from 'drizzle-orm'
import type { SignedIn } from '../contract/account.ts'
import type { LoginForm } from '../contract/forms.ts'
import { recordAccountEvent } from './account-events.ts'
import { isKnownDevice } from './devices.ts'
import { ensure, fail } from './failures.ts'
import { hashPassword, needsRehash, passwordGate, spareHash, verifyPassword } from './password-hash.ts'
import { type SignInCtx, signIn } from './sign-in.ts'
import {
  accountSubject,
  addressSubject,
  deviceSubject,
  ensureNotSlowed,
  forgetFailures,
  recordFailure,
  type Subject,
} from './slow-down.ts'
import { findByLoginName } from './user.store.ts'
import { type UserRecord, users } from './user.table.ts'

/** A browser that the user has signed in from before answers for itself and not for the account. */
const subjectsOf = async (ctx: SignInCtx, name: string, user: UserRecord | undefined): Promise<Subject[]> => {
  const known = await isKnownDevice(ctx, user?.id)
  const own = known && ctx.device !== null ? deviceSubject(ctx.device) : accountSubject(ctx, name)
  return [own, addressSubject(ctx, ctx.address)]
}

/** The same work and the same answer whether the user name is known or not, in the same time. */
const provePassword = async (
  ctx: SignInCtx,
  { password, user, subjects }: { password: string; user: UserRecord | undefined; subjects: readonly Subject[] },
): Promise<UserRecord> => {
  await ensureNotSlowed(ctx, subjects)
  return passwordGate(async () => {
    await ensureNotSlowed(ctx, subjects)
    const proved = await verifyPassword(user?.passwordHash ?? spareHash, password)
    if (user && proved) return user
    await recordFailure(ctx, subjects)
    await recordAccountEvent(ctx, { kind: 'login_failed', userId: user?.id ?? null })
    return fail('account.wrong_credentials')
  })
}

const rehashed = async (ctx: SignInCtx, user: UserRecord, password: string): Promise<string> =>
  needsRehash(user.passwordHash) ? passwordGate(() => hashPassword(ctx, password)) : user.passwordHash

/** Signs in by user name, or by phone or e-mail where unique. A disabled account learns so only with its password. */
export const login = async (ctx: SignInCtx, { body }: { body: LoginForm }): Promise<SignedIn> => {
  const found = await findByLoginName(ctx, body.username)
  const subjects = await subjectsOf(ctx, body.username, found)
  const proved = await provePassword(ctx, { password: body.password, user: found, subjects })
  ensure(proved.status === 'active', 'account.disabled')
  const passwordHash = await rehashed(ctx, proved, body.password)
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const [user] = await tx.select().from(users).where(eq(users.id, proved.id)).for('update')
    ensure(user?.passwordHash === proved.passwordHash, 'account.wrong_credentials')
    ensure(user.status === 'active', 'account.disabled')
    if (passwordHash !== user.passwordHash) await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    await forgetFailures(inside, accountSubject(ctx, body.username))
    await recordAccountEvent(inside, { kind: 'login_succeeded', userId: user.id })
    return signIn(inside, user)
  })
}
