import { userNames, usernameOf } from '@portal/accounts/server'
import type { Ctx } from '@portal/platform/server'
import type { Performer } from '../contract/rules.ts'

/** Without the letters and digits that look alike; 32 of them, so that each takes five bits. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const labelLength = 4

/** A short name for one member of staff, always the same and no private datum: a customer can refer to it. */
const staffLabel = (ctx: Pick<Ctx, 'cipher'>, userId: string): string => {
  const bytes = Buffer.from(ctx.cipher.fingerprint(userId, 'request.staff-label'), 'hex')
  const label = [...bytes.subarray(0, labelLength)].map((byte) => letters[byte % letters.length]).join('')
  return `办案人员 ${label}`
}

/** How each of those who did something is called before the viewer: the owner reads labels, the desk user names. */
export const actorNames = async (
  ctx: Pick<Ctx, 'db' | 'cipher'>,
  { ids, ownerId, viewer }: { ids: readonly string[]; ownerId: string; viewer: Performer },
): Promise<(id: string) => string> => {
  if (viewer === 'owner') return (id) => (id === ownerId ? '您' : staffLabel(ctx, id))
  const names = await userNames(ctx, ids)
  return (id) => usernameOf(names, id)
}
