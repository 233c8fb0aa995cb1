import { staffLabel, userNames, usernameOf } from '@portal/accounts/server'
import type { Ctx } from '@portal/platform/server'
import type { Performer } from '../contract/rules.ts'

/** Answers a function that names whoever acted, by user id: the owner reads labels, the desk reads user names. */
export const actorNames = async (
  ctx: Pick<Ctx, 'db' | 'cipher'>,
  { ids, ownerId, viewer }: { ids: readonly string[]; ownerId: string; viewer: Performer },
): Promise<(id: string) => string> => {
  if (viewer === 'owner') return (id) => (id === ownerId ? '您' : staffLabel(ctx, 'request', id))
  const names = await userNames(ctx, ids)
  return (id) => usernameOf(names, id)
}
