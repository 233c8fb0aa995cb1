import { type Ctx, refuseField } from '@portal/platform/server'
import { recordAccountEvent } from './account-events.ts'
import { noteRefusal } from './note-refusal.ts'
import { findFactorInForce, takeCode } from './second-factor.store.ts'
import { recordFailure, type Subject } from './slow-down.ts'
import type { UserRecord } from './user.table.ts'

type ProveCtx = Pick<Ctx, 'db' | 'now' | 'cipher' | 'actor' | 'address' | 'act'>
/** Whose code it is. */
type Owner = Pick<UserRecord, 'id' | 'userType'>

/** Counts a wrong code like a wrong password, and refuses its field. */
export const refuseCode = async (ctx: ProveCtx, user: Owner, subjects: readonly Subject[]): Promise<never> => {
  await recordFailure(ctx, subjects)
  await recordAccountEvent(ctx, { kind: 'second_factor_failed', userId: user.id })
  await noteRefusal(ctx, user, '动态验证码错误')
  return refuseField('code', '动态验证码错误')
}

/**
 * Proves the second factor of a user who has one, after his password was proved: whoever does not know the password neither
 * learns that there is one nor uses a code up.
 */
export const proveCode = async (
  ctx: ProveCtx,
  user: Owner,
  given: { code: string | undefined; subjects: readonly Subject[] },
): Promise<void> => {
  const factor = await findFactorInForce(ctx, user.id)
  if (!factor) return
  const code = given.code?.trim()
  if (!code) return refuseField('code', '请输入动态验证码')
  if (!(await takeCode(ctx, factor, code))) await refuseCode(ctx, user, given.subjects)
}
