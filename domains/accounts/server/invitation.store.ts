import { type Ctx, publish } from '@portal/platform/server'
import { and, eq, gt } from 'drizzle-orm'
import { type Invitation, invitationHours } from '../contract/invitation.ts'
import { ensure } from './failures.ts'
import { invitations } from './invitation.table.ts'
import { emailPlace } from './personal-data.ts'
import { hashToken, newToken } from './token.ts'
import { type UserRecord, users } from './user.table.ts'

/** The page of the back office where an invitation is accepted; the token follows as its query. */
export const invitationPage = '/admin.html#/invitation'
export const invitedEvent = 'account.invited'

const lifeMs = invitationHours * 3_600_000

type NewCtx = Pick<Ctx, 'db' | 'now' | 'chance' | 'cipher' | 'config'>

/**
 * Makes the link of an invited user, which ends the one that he had. It is answered once, and goes by mail to whoever has given
 * an address, where this portal sends mail: until then the token travels sealed.
 */
export const newInvitation = async (
  ctx: NewCtx,
  { id: userId, email }: Pick<UserRecord, 'id' | 'email'>,
): Promise<Invitation> => {
  const token = newToken(ctx)
  const query = `?token=${token}`
  const link = { tokenHash: hashToken(token), expiresAt: new Date(ctx.now().getTime() + lifeMs) }
  await ctx.db
    .insert(invitations)
    .values({ ...link, userId })
    .onConflictDoUpdate({ target: invitations.userId, set: link })
  if (email !== null) {
    const place = { table: 'user_invitation', column: 'link_end', row: userId }
    const linkEnd = { sealed: ctx.cipher.seal(query, place), place }
    await publish(ctx, invitedEvent, { sealed: email, place: emailPlace(userId), linkEnd })
  }
  return { url: `${ctx.config.publicUrl}${invitationPage}${query}`, expiresAt: link.expiresAt.getTime() }
}

const standsFor = (ctx: Pick<Ctx, 'now'>, token: string) =>
  and(eq(invitations.tokenHash, hashToken(token)), gt(invitations.expiresAt, ctx.now()))

/**
 * Who is invited by this token. A link that is too old fails like one that was used, withdrawn or never made.
 * @throws AppFailure `account.invitation_over`
 */
export const getInvited = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  token: string,
): Promise<{ user: UserRecord; expiresAt: Date }> => {
  const [found] = await ctx.db
    .select({ user: users, expiresAt: invitations.expiresAt })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.userId))
    .where(and(standsFor(ctx, token), eq(users.status, 'invited')))
  ensure(found, 'account.invitation_over')
  return found
}

/**
 * Uses an invitation up and answers its user, whose row stays locked; of two at once the second one comes too late.
 * @throws AppFailure `account.invitation_over`
 */
export const takeInvitation = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  { userId, token }: { userId: string; token: string },
): Promise<UserRecord> => {
  // The user is locked first, as by whoever renews or withdraws the invitation, so that nobody waits for the other.
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId)).for('update')
  const [taken] = await ctx.db
    .delete(invitations)
    .where(and(eq(invitations.userId, userId), standsFor(ctx, token)))
    .returning({ userId: invitations.userId })
  ensure(user?.status === 'invited' && taken, 'account.invitation_over')
  return user
}

/** Until when somebody's invitation works; null where he has none. */
export const invitationEnd = async (ctx: Pick<Ctx, 'db'>, userId: string): Promise<number | null> => {
  const [found] = await ctx.db
    .select({ expiresAt: invitations.expiresAt })
    .from(invitations)
    .where(eq(invitations.userId, userId))
  return found?.expiresAt.getTime() ?? null
}
