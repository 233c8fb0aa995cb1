import type { JobCtx } from '@portal/platform/server'
import { refuseField } from '@portal/platform/server'
import { topPid } from '../contract/account.ts'
import { username as usernameSchema } from '../contract/username.ts'
import { recordAccountEvent } from './account-events.ts'

import { oneTimePassword } from './one-time-password.ts'
import { hashPassword, passwordGate } from './password-hash.ts'
import { insertUser, isUsernameTaken, refuseTakenUsername } from './user.store.ts'

/**
 * Makes a top-level administrator; the command line calls it. Answers the password once: it is stored nowhere in clear
 * and must be changed at the first login, within a day.
 */
export const createAdministrator = async (
  ctx: Pick<JobCtx, 'db' | 'now' | 'newId' | 'chance' | 'cipher'>,
  input: { username: string },
): Promise<{ username: string; password: string }> => {
  const parsed = usernameSchema.safeParse(input.username)
  if (!parsed.success) return refuseField('username', parsed.error.issues[0]?.message ?? '用户名有误')
  if (await isUsernameTaken(ctx, parsed.data)) return refuseTakenUsername()
  const password = oneTimePassword(ctx)
  const passwordHash = await passwordGate(() => hashPassword(ctx, password))
  const administrator = { username: parsed.data, passwordHash, userType: 'staff', pid: topPid } as const
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const { id } = await insertUser(inside, { ...administrator, mustChangePassword: true })
    await recordAccountEvent(inside, { kind: 'administrator_created', userId: id })
  })
  return { username: parsed.data, password }
}
