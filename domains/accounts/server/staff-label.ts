import type { Ctx } from '@portal/platform/server'

/** Letters and digits of a label, without those that look alike; there are 32, so that each stands for five bits. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const labelLength = 4

/**
 * A label for one member of staff, by which a customer can refer to them without learning their name. It is always the same
 * for the records of one `kind`.
 */
export const staffLabel = (ctx: Pick<Ctx, 'cipher'>, kind: 'request' | 'evidence', userId: string): string => {
  const bytes = Buffer.from(ctx.cipher.fingerprint(userId, `${kind}.staff-label`), 'hex')
  const label = [...bytes.subarray(0, labelLength)].map((byte) => letters[byte % letters.length]).join('')
  return `办案人员 ${label}`
}
