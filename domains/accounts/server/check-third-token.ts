import { type Ctx, ensureWritable } from '@portal/platform/server'
import type { SignedIn } from '../contract/account.ts'
import { recordAccountEvent } from './account-events.ts'
import { hashPassword, passwordGate } from './password-hash.ts'
import { proveThirdToken, refuseThirdToken } from './prove-third-token.ts'
import { type SignInCtx, signIn } from './sign-in.ts'
import { bindNewUser, findBoundUser, useUpToken } from './third-party-identity.ts'
import { newToken } from './token.ts'

const minuteMs = 60_000

/**
 * Signs in the user for whom a configured issuer vouches; each token works once. At the first login a customer's
 * account is made, with a password that nobody knows. All refusals are the same; only an issuer that does not answer
 * has a failure of its own, since the same token may then be shown again.
 */
export const checkThirdToken = async (
  ctx: SignInCtx & Pick<Ctx, 'config' | 'log'>,
  { query }: { query: { token: string } },
): Promise<SignedIn> => {
  const proved = await proveThirdToken(ctx, query.token)
  const { issuer } = proved
  const isKnown = (await findBoundUser(ctx, proved)) !== undefined
  // A login goes on while the portal may only be read; the first one makes an account, as a registration does.
  if (!isKnown) await ensureWritable(ctx)
  // The hash is made outside the transaction, since the queue before `passwordGate` may be long.
  const passwordHash = isKnown ? undefined : await passwordGate(() => hashPassword(ctx, newToken(ctx)))
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    if (!(await useUpToken(inside, proved))) return refuseThirdToken(ctx, 'used_before')
    const user = passwordHash ? await bindNewUser(inside, proved, passwordHash) : await findBoundUser(inside, proved)
    if (user?.status !== 'active') return refuseThirdToken(ctx, 'account_disabled')
    if (user.userType === 'staff') return refuseThirdToken(ctx, 'staff')
    await recordAccountEvent(inside, { kind: 'third_party_login', userId: user.id, detail: { issuer: issuer.issuer } })
    const recheckAt = new Date(ctx.now().getTime() + issuer.recheckMinutes * minuteMs)
    return signIn(inside, user, { issuer: issuer.issuer, recheckAt })
  })
}
