import type { SignedIn } from '../contract/account.ts'
import type { RegisterForm } from '../contract/forms.ts'
import { recordAccountEvent } from './account-events.ts'
import { hashPassword, passwordGate } from './password-hash.ts'
import { ensurePasswordAllowed } from './password-rules.ts'
import { type SignInCtx, signIn } from './sign-in.ts'
import { insertUser, isUsernameTaken, refuseTakenUsername } from './user.store.ts'

/** A new customer or provider, signed in at once. Only what the form names is taken over. */
export const register = async (ctx: SignInCtx, { body }: { body: RegisterForm }): Promise<SignedIn> => {
  const { username, password, phone, userType } = body
  const email = body.email || null
  const companyName = body.companyName || null
  if (await isUsernameTaken(ctx, username)) refuseTakenUsername()
  await ensurePasswordAllowed(password, { username, phone, email })
  const passwordHash = await passwordGate(() => hashPassword(ctx, password))
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const user = await insertUser(inside, { username, passwordHash, userType, phone, email, companyName })
    await recordAccountEvent(inside, { kind: 'registered', userId: user.id, detail: { userType } })
    return signIn(inside, user)
  })
}
