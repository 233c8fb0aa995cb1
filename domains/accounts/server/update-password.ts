import type { SignedInCtx } from '@portal/platform/server'
import { refuseField } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import type { UpdatePassForm } from '../contract/forms.ts'
import { recordAccountEvent } from './account-events.ts'
import { forgetDevices } from './devices.ts'
import { ensure } from './failures.ts'
import { hashPassword, isSamePassword, passwordGate } from './password-hash.ts'
import { ensurePasswordAllowed } from './password-rules.ts'
import { findField } from './personal-data.ts'
import { provePassword } from './prove-password.ts'
import { endSessions } from './sessions.ts'
import { readSettings } from './settings.ts'
import { getUser } from './user.store.ts'
import { type UserRecord, users } from './user.table.ts'

type UpdateCtx = Pick<
  SignedInCtx,
  'db' | 'now' | 'chance' | 'cipher' | 'config' | 'actor' | 'address' | 'device' | 'act'
>

/**
 * Refuses users whom the administrator has barred from changing their password; a one-time password they must still
 * change.
 */
const ensureMayChange = async (ctx: UpdateCtx, user: UserRecord): Promise<void> => {
  const { disabled_update_pass } = await readSettings(ctx)
  const forbidden = disabled_update_pass.includes(user.id) && !user.mustChangePassword
  ensure(!forbidden, 'account.password_change_forbidden')
}

/** Changes the caller's own password; his other sessions end, and his other browsers count as strangers again. */
export const updatePassword = async (
  ctx: UpdateCtx,
  { body }: { body: UpdatePassForm },
): Promise<Record<string, never>> => {
  const user = await getUser(ctx, ctx.actor.userId)
  await ensureMayChange(ctx, user)
  await provePassword(ctx, user, body.old_password, {
    refusal: 'account.wrong_old_password',
    path: 'old_password',
    msg: '原密码错误',
  })
  // The old password has just been proved, so a new one that is equal in its normal form would match the stored hash
  // too.
  if (isSamePassword(body.password, body.old_password)) refuseField('password', '新密码不能与原密码相同')
  const [phone, email] = [findField(ctx, 'phone', user), findField(ctx, 'email', user)]
  await ensurePasswordAllowed(ctx, body.password, { username: user.username, phone, email })
  const passwordHash = await passwordGate(() => hashPassword(ctx, body.password))
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const [changed] = await tx
      .update(users)
      .set({ passwordHash, mustChangePassword: false, oneTimeUsedAt: null, passwordChangedAt: ctx.now() })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
      .returning({ id: users.id })
    ensure(changed, 'account.wrong_old_password')
    await endSessions(inside, user.id, { except: ctx.actor.sessionId })
    await forgetDevices(inside, user.id, { except: ctx.device })
    await recordAccountEvent(inside, { kind: 'password_changed', userId: user.id })
    return {}
  })
}
