import type { Ctx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { SignedIn } from '../contract/account.ts'
import { isFactorAsked } from '../contract/second-factor.ts'
import { rememberDevice } from './devices.ts'
import { findFactorInForce } from './second-factor.store.ts'
import { endSessions, openSession, type Voucher } from './sessions.ts'
import { readSettings } from './settings.ts'
import { type UserRecord, users } from './user.table.ts'
import { userinfoOf } from './userinfo.ts'

export type SignInCtx = Pick<
  Ctx,
  'db' | 'now' | 'newId' | 'chance' | 'cipher' | 'address' | 'userAgent' | 'device' | 'actor' | 'act'
>

/**
 * Opens a session for a user whose row the caller's transaction holds: of two logins at once under single login
 * (login_style 1) the later one ends the earlier one's session, and exactly one stays. Whether the user must set up a second
 * factor is kept with the session, so that sessions that are open when the operator begins to ask go on.
 */
export const signIn = async (ctx: SignInCtx, user: UserRecord, voucher?: Voucher): Promise<SignedIn> => {
  const { login_style, secondFactor } = await readSettings(ctx)
  if (login_style === 1) await endSessions(ctx, user.id)
  const factorDue = isFactorAsked(secondFactor, user) && !(await findFactorInForce(ctx, user.id))
  const token = await openSession(ctx, user, { voucher, factorDue })
  const device = await rememberDevice(ctx, user.id)
  await ctx.db.update(users).set({ lastLoginTime: ctx.now() }).where(eq(users.id, user.id))
  const due = { mustChangePassword: user.mustChangePassword, mustSetUpSecondFactor: factorDue }
  return { token, userinfo: userinfoOf(ctx, user, token), device, ...due }
}
