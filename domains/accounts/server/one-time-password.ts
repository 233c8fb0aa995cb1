import type { Ctx } from '@portal/platform/server'
import type { UserRecord } from './user.table.ts'

/** Without 0/O, 1/l/I: it is read out over the telephone. 32 signs, so that a byte chooses without bias. */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789'
const groups = 5
const groupLength = 4

/** 100 random bits, `xxxx-xxxx-xxxx-xxxx-xxxx`. */
export const oneTimePassword = (ctx: Pick<Ctx, 'chance'>): string => {
  const text = Array.from(ctx.chance(groups * groupLength), (byte) => signs.charAt(byte % signs.length)).join('')
  return (text.match(new RegExp(`.{${groupLength}}`, 'g')) ?? []).join('-')
}

const lifeMs = 24 * 60 * 60_000

/** A one-time password opens one login within a day of its making; whoever comes later asks for another. */
export const isOverOneTimePassword = (
  { mustChangePassword, oneTimeUsedAt, passwordChangedAt }: UserRecord,
  now: Date,
): boolean => mustChangePassword && (oneTimeUsedAt !== null || now.getTime() >= passwordChangedAt.getTime() + lifeMs)
