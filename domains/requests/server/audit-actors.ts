import { userNames, usernameOf } from '@portal/accounts/server'
import type { Ctx } from '@portal/platform/server'
import type { Performer } from '../contract/rules.ts'

/**
 * The alphabet of staff labels leaves out letters and digits that look alike; it has 32 signs, so that each takes five
 * bits.
 */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const labelLength = 4

/** A label for one member of staff: always the same, and free of personal data, so that a customer can refer to it. */
const staffLabel = (ctx: Pick<Ctx, 'cipher'>, userId: string): string => {
  const bytes = Buffer.from(ctx.cipher.fingerprint(userId, 'request.staff-label'), 'hex')
  const label = [...bytes.subarray(0, labelLength)].map((byte) => letters[byte % letters.length]).join('')
  return `办案人员 ${label}`
}

/** Answers a function that names whoever acted, by user id: the owner reads labels, the desk reads user names. */
export const actorNames = async (
  ctx: Pick<Ctx, 'db' | 'cipher'>,
  { ids, ownerId, viewer }: { ids: readonly string[]; ownerId: string; viewer: Performer },
): Promise<(id: string) => string> => {
  if (viewer === 'owner') return (id) => (id === ownerId ? '您' : staffLabel(ctx, id))
  const names = await userNames(ctx, ids)
  return (id) => usernameOf(names, id)
}
