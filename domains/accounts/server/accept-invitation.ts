import type { Ctx } from '@portal/platform/server'
import { eq, sql } from 'drizzle-orm'
import type { SignedIn } from '../contract/account.ts'
import type { AcceptForm, InvitationForm, InvitationView } from '../contract/invitation.ts'
import { recordAccountEvent } from './account-events.ts'
import { fail } from './failures.ts'
import { getInvited, takeInvitation } from './invitation.store.ts'
import { hashPassword, passwordGate } from './password-hash.ts'
import { ensurePasswordAllowed } from './password-rules.ts'
import { findField, phoneFingerprint, sealField } from './personal-data.ts'
import { recordUserAct } from './record-user-act.ts'
import { type SignInCtx, signIn } from './sign-in.ts'
import { users } from './user.table.ts'

/** For whom an invitation is, and until when it works. */
export const viewInvitation = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  { body }: { body: InvitationForm },
): Promise<InvitationView> => {
  const { user, expiresAt } = await getInvited(ctx, body.token)
  return { username: user.username, expiresAt: expiresAt.getTime() }
}

/** Takes an account into use: sets its password and phone, uses the invitation up, and signs in. */
export const acceptInvitation = async (
  ctx: SignInCtx & Pick<Ctx, 'config'>,
  { body: { token, password, phone } }: { body: AcceptForm },
): Promise<SignedIn> => {
  const { user: invited } = await getInvited(ctx, token)
  const { id, username } = invited
  await ensurePasswordAllowed(ctx, password, { username, phone, email: findField(ctx, 'email', invited) })
  const passwordHash = await passwordGate(() => hashPassword(ctx, password))
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    await takeInvitation(inside, { userId: id, token })
    const own = { phone: sealField(ctx, 'phone', id, phone), phoneFingerprint: phoneFingerprint(ctx, phone) }
    const [user = fail('server.unexpected')] = await tx
      .update(users)
      .set({
        ...own,
        ...{ status: 'active', passwordHash, passwordChangedAt: ctx.now(), version: sql`${users.version} + 1` },
      })
      .where(eq(users.id, id))
      .returning()
    await recordAccountEvent(inside, { kind: 'invitation_accepted', userId: id })
    await recordUserAct(inside, user, { before: { status: 'invited' }, after: { status: 'active' }, by: id })
    return signIn(inside, user)
  })
}
