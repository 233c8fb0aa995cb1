import type { AskedParts, ById, Ctx, SignedInCtx } from '@portal/platform/server'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Invitation } from '../contract/invitation.ts'
import { mostStaff } from '../contract/role-limits.ts'
import type { CreateUserForm } from '../contract/save-user.ts'
import { recordAccountEvent } from './account-events.ts'
import { ensure } from './failures.ts'
import { newInvitation } from './invitation.store.ts'
import { refuseUnknown } from './manage-access.ts'
import { type DeskCtx, ensureManaged } from './manage-user.ts'
import { spareHash } from './password-hash.ts'
import { recordUserAct } from './record-user-act.ts'
import { holdOwnRoles, rolesWith } from './role.store.ts'
import { tidyKeys } from './tidy-keys.ts'
import { insertUser, isUsernameTaken, refuseTakenUsername } from './user.store.ts'
import { users } from './user.table.ts'
import { userAccess } from './user-access.table.ts'

export type InviteCtx = DeskCtx & Pick<SignedInCtx, 'cipher' | 'config' | 'newId'>

/** Before the fields are refused, and once more before anybody is invited: who may, and whether there is room for one more. */
const ensureMayInvite = async ({ actor, db }: Pick<SignedInCtx, 'actor' | 'db'>): Promise<void> => {
  ensure(actor.topAdministrator, 'access.administrator_only')
  const count = await db.$count(users, and(eq(users.userType, 'staff'), ne(users.status, 'deleted')))
  ensure(count < mostStaff, 'account.too_many_staff')
}

/** Judges a call that makes an account before its fields are refused. */
export const judgeCreate = async (ctx: Pick<SignedInCtx, 'actor' | 'db'>, { body }: AskedParts): Promise<void> => {
  if ((body as { userType?: unknown } | null)?.userType === 'staff') await ensureMayInvite(ctx)
}

/** The same roles, each once, which nobody removes meanwhile. */
const rolesFor = async (ctx: Pick<Ctx, 'db'>, given: readonly string[]): Promise<string[]> => {
  const known = rolesWith(await holdOwnRoles(ctx)).map(({ id }) => id)
  refuseUnknown('roles', given, known)
  return tidyKeys(given)
}

/**
 * Invites a member of staff. His account has no password that anybody knows: only the link opens it, which is answered once.
 * Without roles he may do nothing until somebody gives him one.
 */
export const inviteStaff = (
  ctx: InviteCtx,
  { username, roles: given = [], ...contact }: CreateUserForm,
): Promise<{ id: string; invitation: Invitation }> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    // Two who invite at the same time do so one after the other, so that they do not pass the limit together.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('staff_account'))`)
    await ensureMayInvite(inside)
    if (await isUsernameTaken(inside, username)) refuseTakenUsername()
    const roles = await rolesFor(inside, given)
    const user = await insertUser(inside, {
      ...{ username, userType: 'staff', status: 'invited', passwordHash: spareHash },
      ...{ phone: contact.phone || null, email: contact.email || null, companyName: contact.companyName || null },
    })
    await tx.insert(userAccess).values({ userId: user.id, roles, grants: [], denials: [], version: 1 })
    const invitation = await newInvitation(inside, user)
    await recordAccountEvent(inside, { kind: 'staff_invited', userId: user.id, detail: { roles } })
    const after = { userType: user.userType, status: user.status, roles }
    await recordUserAct(inside, user, { before: null, after })
    return { id: user.id, invitation }
  })

/** Makes another link for somebody who has not accepted his invitation; the old one no longer works. */
export const renewInvitation = (ctx: InviteCtx, { params }: ById): Promise<Invitation> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const user = await ensureManaged(inside, tx, params.id, 'invite')
    const invitation = await newInvitation(inside, user)
    await recordAccountEvent(inside, { kind: 'invitation_renewed', userId: user.id })
    await recordUserAct(inside, user, { before: null, after: { invitedUntil: new Date(invitation.expiresAt) } })
    return invitation
  })
