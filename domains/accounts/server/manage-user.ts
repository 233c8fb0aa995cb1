import { type AskedParts, type ById, type Db, isId, type SignedInCtx } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import {
  type AccountState,
  fitsState,
  mayManage,
  type StatusAction,
  stateAfter,
  statusActions,
  type UserAction,
} from '../contract/user-actions.ts'
import { recordAccountEvent } from './account-events.ts'
import { moveApproval } from './approval.ts'
import { forgetDevices } from './devices.ts'
import { ensure } from './failures.ts'
import { oneTimePassword } from './one-time-password.ts'
import { hashPassword, passwordGate } from './password-hash.ts'
import { recordUserAct } from './record-user-act.ts'
import { sessions } from './session.table.ts'
import { endSessions } from './sessions.ts'
import { getUser } from './user.store.ts'
import { type UserRecord, users } from './user.table.ts'

export type DeskCtx = Pick<SignedInCtx, 'db' | 'now' | 'chance' | 'actor' | 'address' | 'act'>
/**
 * The user, if the viewer may take this action now; else fails with 404, 403 or 409, checked in this order. The row
 * stays locked.
 */
export const ensureManaged = async (ctx: DeskCtx, tx: Db, id: string, action: UserAction): Promise<UserRecord> => {
  const { id: userId } = await getUser(ctx, id)
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
  ensure(user, 'record.not_found')
  ensure(mayManage(ctx.actor, user), 'access.denied')
  ensure(fitsState(action, user), 'account.state_conflict')
  return user
}

type JudgeCtx = Pick<SignedInCtx, 'db' | 'actor'>

/** Before the fields of a call are refused: whether there is such a user, and whether the viewer may take this action now. */
export const judgeManaged =
  (action: UserAction) =>
  async (ctx: JudgeCtx, { params }: Pick<AskedParts, 'params'>): Promise<void> => {
    const user = await getUser(ctx, (params as { id: string }).id)
    ensure(mayManage(ctx.actor, user), 'access.denied')
    ensure(fitsState(action, user), 'account.state_conflict')
  }

/** The same where the body names the action; of an action that there is not, only its account is judged. */
export const judgeStatus = async (ctx: JudgeCtx, { params, body }: AskedParts): Promise<void> => {
  const action = statusActions.find((one) => one === (body as { action?: unknown } | null)?.action)
  if (action) return judgeManaged(action)(ctx, { params })
  const user = await getUser(ctx, (params as { id: string }).id)
  ensure(mayManage(ctx.actor, user), 'access.denied')
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
    const before = { status, approvalState }
    if (body.action === 'approve') {
      const approved = { status, approvalState: await moveApproval(inside, user, 'approve') }
      await recordUserAct(inside, user, { before, after: approved })
      return approved
    }
    const after = stateAfter(body.action, before)
    await tx.update(users).set(after).where(eq(users.id, user.id))
    if (after.status === 'disabled') await endSessions(inside, user.id)
    await recordAccountEvent(inside, { kind: 'status_changed', userId: user.id, detail: { before, after } })
    await recordUserAct(inside, user, { before, after })
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
    const { mustChangePassword } = user
    await recordUserAct(inside, user, { before: { mustChangePassword }, after: { mustChangePassword: true } })
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
    await recordUserAct(inside, user, { before: { sessions: ended }, after: { sessions: 0 } })
    return { ended }
  })

/** Ends one session of a user. */
export const endUserSession = (
  ctx: DeskCtx,
  { params }: { params: { id: string; sessionId: string } },
): Promise<{ ended: number }> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const user = await ensureManaged(inside, tx, params.id, 'endSessions')
    ensure(isId(params.sessionId), 'record.not_found')
    const isIt = and(eq(sessions.id, params.sessionId), eq(sessions.userId, user.id))
    const [ended] = await tx.delete(sessions).where(isIt).returning({ id: sessions.id })
    ensure(ended, 'record.not_found')
    await recordAccountEvent(inside, { kind: 'session_ended', userId: user.id, detail: { ended: 1 } })
    await recordUserAct(inside, user, { before: { sessions: 1 }, after: { sessions: 0 } })
    return { ended: 1 }
  })
