import { fieldDetail, type SignedInCtx } from '@portal/platform/server'
import { recordAccountEvent } from './account-events.ts'
import { fail } from './failures.ts'
import { noteRefusal } from './note-refusal.ts'
import { passwordGate, verifyPassword } from './password-hash.ts'
import { ensureNotSlowed, recordFailure, userSubject } from './slow-down.ts'
import type { UserRecord } from './user.table.ts'

type ProveCtx = Pick<SignedInCtx, 'db' | 'now' | 'cipher' | 'actor' | 'address' | 'act'>

/**
 * Proves a password of somebody who is signed in. Failures count like those at the login, so that nobody can guess in an
 * unattended browser.
 * @throws AppFailure `account.slowed_down`, or `refusal` on the field `path`
 */
export const provePassword = (
  ctx: ProveCtx,
  user: UserRecord,
  password: string,
  {
    refusal = 'account.wrong_password',
    path = 'password',
    msg = '密码错误',
  }: { refusal?: 'account.wrong_password' | 'account.wrong_old_password'; path?: string; msg?: string } = {},
): Promise<void> => {
  const subjects = [userSubject(user.id)]
  return passwordGate(async () => {
    await ensureNotSlowed(ctx, subjects)
    if (await verifyPassword(user.passwordHash, password)) return
    await recordFailure(ctx, subjects)
    await recordAccountEvent(ctx, { kind: 'old_password_failed', userId: user.id })
    await noteRefusal(ctx, user, msg)
    fail(refusal, fieldDetail(path, msg))
  })
}
