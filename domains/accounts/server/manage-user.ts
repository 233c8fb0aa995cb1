import type { ById, Db, SignedInCtx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import {
  type AccountState,
  fitsState,
  mayManage,
  type StatusAction,
  stateAfter,
  type UserAction,
} from '../contract/user-actions.ts'
import { recordAccountEvent } from './account-events.ts'
import { moveApproval } from './approval.ts'
import { forgetDevices } from './devices.ts'
import { ensure } from './failures.ts'
import { oneTimePassword } from './one-time-password.ts'
import { hashPassword, passwordGate } from './password-hash.ts'
import { endSessions } from './sessions.ts'
import { getUser } from './user.store.ts'
import { type UserRecord, users } from './user.table.ts'

type DeskCtx = Pick<SignedInCtx, 'db' | 'now' | 'chance' | 'actor' | 'address'>
/**
 * The user, if the viewer may take this action now; else fails with 404, 403 or 409, checked in this order. The row
 * stays locked.
 */
const ensureManaged = async (ctx: DeskCtx, tx: Db, id: string, action: UserAction): Promise<UserRecord> => {
  const { id: userId } = await getUser(ctx, id)
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  ensure(user, 'record.not_found')
  ensure(mayManage(ctx.actor, user), 'access.denied')
  ensure(fitsState(action, user), 'account.state_conflict')
  return user
}

/** Approves a provider, disables or enables an account; a disabled user is signed out everywhere. */
export const changeStatus = (
  ctx: DeskCtx,
  { params, body }: ById & { body: { action: StatusAction } },
): Promise<AccountState> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const user = await ensureManaged(inside, tx, params.id, body.action)
    const { status, approvalState } = user
    if (body.action === 'approve') return { status, approvalState: await moveApproval(inside, user, 'approve') }
    const before = { status, approvalState }
    const after = stateAfter(body.action, before)
    await tx.update(users).set(after).where(eq(users.id, user.id))
    if (after.status === 'disabled') await endSessions(inside, user.id)
    await recordAccountEvent(inside, { kind: 'status_changed', userId: user.id, detail: { before, after } })
    return after
  })

/**
 * Sets a one-time password: it works for one login within a day, at which the user must choose another. It is answered
 * once.
 */
export const resetPassword = async (ctx: DeskCtx, { params }: ById): Promise<{ password: string }> => {
  const password = oneTimePassword(ctx)
  await getUser(ctx, params.id)
  const passwordHash = await passwordGate(() => hashPassword(ctx, password))
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const user = await ensureManaged(inside, tx, params.id, 'resetPassword')
    await tx
      .update(users)
      .set({ passwordHash, mustChangePassword: true, oneTimeUsedAt: null, passwordChangedAt: ctx.now() })
      .where(eq(users.id, user.id))
    await endSessions(inside, user.id)
    await forgetDevices(inside, user.id, { except: null })
    await recordAccountEvent(inside, { kind: 'password_reset', userId: user.id })
  })
  return { password }
}

/** Signs a user out everywhere. */
export const endUserSessions = (ctx: DeskCtx, { params }: ById): Promise<{ ended: number }> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const user = await ensureManaged(inside, tx, params.id, 'endSessions')
    const ended = await endSessions(inside, user.id)
    await recordAccountEvent(inside, { kind: 'session_ended', userId: user.id, detail: { ended } })
    return { ended }
  })
