import type { ById, SignedInCtx } from '@portal/platform/server'
import type { CreatedUser, CreateUserForm, SaveUserForm } from '../contract/save-user.ts'
import { recordAccountEvent } from './account-events.ts'
import { changeAccount } from './change-account.ts'
import { type InviteCtx, inviteStaff } from './invite-staff.ts'
import { type DeskCtx, ensureManaged } from './manage-user.ts'
import { oneTimePassword } from './one-time-password.ts'
import { hashPassword, passwordGate } from './password-hash.ts'
import { recordUserAct } from './record-user-act.ts'
import { insertUser, isUsernameTaken, refuseTakenUsername } from './user.store.ts'

/** Staff change company, contact data or note of an account; a masked value that comes back stands for the stored one. */
export const saveUser = (
  ctx: DeskCtx & Pick<SignedInCtx, 'cipher'>,
  { params, body }: ById & { body: SaveUserForm },
): Promise<{ version: number }> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const user = await ensureManaged(inside, tx, params.id, 'save')
    const { version: read, ...changes } = body
    const { version, fields } = await changeAccount(inside, user, { read, changes })
    // The log, which nobody erases, says which fields are others, and not what they were and are.
    await recordUserAct(inside, user, { before: { version: read }, after: { version, fields } })
    return { version }
  })

/**
 * Makes a customer or a provider on somebody's behalf. The password is answered once; it works for one login within a day, at
 * which another must be chosen.
 */
const makeUser = async (ctx: InviteCtx, body: CreateUserForm): Promise<{ id: string; password: string }> => {
  const { username, userType } = body
  if (await isUsernameTaken(ctx, username)) refuseTakenUsername()
  const password = oneTimePassword(ctx)
  const passwordHash = await passwordGate(() => hashPassword(ctx, password))
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const given = { phone: body.phone || null, email: body.email || null, companyName: body.companyName || null }
    const { id } = await insertUser(inside, { username, userType, passwordHash, mustChangePassword: true, ...given })
    await recordAccountEvent(inside, { kind: 'account_created', userId: id, detail: { userType } })
    await recordUserAct(inside, { id }, { before: null, after: { userType } })
    return { id, password }
  })
}

/** Makes an account on somebody's behalf, or invites a member of staff. */
export const createUser = (ctx: InviteCtx, { body }: { body: CreateUserForm }): Promise<CreatedUser> =>
  body.userType === 'staff' ? inviteStaff(ctx, body) : makeUser(ctx, body)
