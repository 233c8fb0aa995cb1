import type { Ctx } from '@portal/platform/server'
import type { UserRecord } from './user.table.ts'

/**
 * The alphabet has no 0/O and no 1/l/I, since staff read the password out over the telephone. It has 32 signs, so that
 * each byte chooses a sign without bias.
 */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789'
const groups = 5
const groupLength = 4

/** Makes a password of 100 random bits: `xxxx-xxxx-xxxx-xxxx-xxxx`. */
export const oneTimePassword = (ctx: Pick<Ctx, 'chance'>): string => {
  const text = Array.from(ctx.chance(groups * groupLength), (byte) => signs.charAt(byte % signs.length)).join('')
  return (text.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-')
}

const lifeMs = 24 * 60 * 60_000

/** Whether a one-time password has been used or is older than a day; its user then has to ask for another. */
export const isOverOneTimePassword = (
  { mustChangePassword, oneTimeUsedAt, passwordChangedAt }: UserRecord,
  now: Date,
): boolean => mustChangePassword && (oneTimeUsedAt !== null || now.getTime() >= passwordChangedAt.getTime() + lifeMs)
