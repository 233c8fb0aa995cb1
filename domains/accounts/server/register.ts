import type { Ctx } from '@portal/platform/server'
import type { SignedIn } from '../contract/account.ts'
import type { RegisterForm } from '../contract/forms.ts'
import { policy, policyTextSha256 } from '../contract/policy.ts'
import { recordAccountEvent } from './account-events.ts'
import { hashPassword, passwordGate } from './password-hash.ts'
import { ensurePasswordAllowed } from './password-rules.ts'
import { type SignInCtx, signIn } from './sign-in.ts'
import { insertUser, isUsernameTaken, refuseTakenUsername } from './user.store.ts'

/**
 * Makes a new customer or provider and signs him in at once. Only the fields of the form are stored. The event keeps when
 * and from where the user agreed (PIPL articles 14 and 17), with the version of the policy in force then and the digest of
 * the portal's own words, in the same transaction as the data that it concerns.
 */
export const register = async (
  ctx: SignInCtx & Pick<Ctx, 'config'>,
  { body }: { body: RegisterForm },
): Promise<SignedIn> => {
  const { username, password, phone, userType } = body
  const email = body.email || null
  const companyName = body.companyName || null
  if (await isUsernameTaken(ctx, username)) refuseTakenUsername()
  await ensurePasswordAllowed(ctx, password, { username, phone, email })
  const passwordHash = await passwordGate(() => hashPassword(ctx, password))
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const user = await insertUser(inside, { username, passwordHash, userType, phone, email, companyName })
    const detail = { userType, policyVersion: policy.version, policyTextSha256 }
    await recordAccountEvent(inside, { kind: 'registered', userId: user.id, detail })
    return signIn(inside, user)
  })
}
