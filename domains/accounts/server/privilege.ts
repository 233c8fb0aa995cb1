import type { Purview, SignedInCtx } from '@portal/platform/server'
import type { Userinfo } from '../contract/account.ts'
import type { PurviewNode } from '../contract/purviews.ts'
import { menuOf } from './purviews.ts'
import { getUser } from './user.store.ts'
import { userinfoOf } from './userinfo.ts'

type PrivilegeCtx = Pick<SignedInCtx, 'db' | 'cipher' | 'actor' | 'token'> & { purviews: readonly Purview[] }

/** Who is signed in, and the part of the back office's menu that he may use; customers get an empty menu. */
export const privilege = async (
  ctx: PrivilegeCtx,
): Promise<{ userinfo: Userinfo; purviews: PurviewNode[]; mustChangePassword: boolean }> => {
  const user = await getUser(ctx, ctx.actor.userId)
  return {
    userinfo: userinfoOf(ctx, user, ctx.token ?? ''),
    purviews: menuOf(ctx.purviews, ctx.actor),
    mustChangePassword: user.mustChangePassword,
  }
}
