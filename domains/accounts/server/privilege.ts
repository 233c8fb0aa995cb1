import type { SignedInCtx } from '@portal/platform/server'
import type { SignedIn, Userinfo } from '../contract/account.ts'
import type { PurviewNode } from '../contract/purviews.ts'
import { menuOf } from './purviews.ts'
import { getUser } from './user.store.ts'
import { userinfoOf } from './userinfo.ts'

type PrivilegeCtx = Pick<SignedInCtx, 'db' | 'cipher' | 'actor' | 'token' | 'purviews' | 'permissions'>

type Privilege = {
  userinfo: Userinfo
  purviews: PurviewNode[]
  permissions: string[]
} & Pick<SignedIn, 'mustChangePassword' | 'mustSetUpSecondFactor'>

/**
 * Who is signed in, the part of the back office's menu that he may use, and the permissions that he holds; customers get an
 * empty menu and hold none.
 */
export const privilege = async (ctx: PrivilegeCtx): Promise<Privilege> => {
  const user = await getUser(ctx, ctx.actor.userId)
  return {
    userinfo: userinfoOf(ctx, user, ctx.token ?? ''),
    purviews: menuOf(ctx.purviews, ctx.actor),
    permissions: ctx.permissions.filter(({ key }) => ctx.actor.may?.(key)).map(({ key }) => key),
    mustChangePassword: user.mustChangePassword,
    mustSetUpSecondFactor: ctx.actor.mustSetUpSecondFactor ?? false,
  }
}
