import { type ById, type Ctx, type Permission, refuseField, type SignedInCtx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { AccessForm, UserAccessView } from '../contract/access.ts'
import { topPid } from '../contract/account.ts'
import { recordAccountEvent } from './account-events.ts'
import { ensure } from './failures.ts'
import { type Access, accessAtFirst, mayOf, roleChoices, rolesGiving } from './roles.ts'
import { getUser } from './user.store.ts'
import { type UserRecord, users } from './user.table.ts'
import { userAccess } from './user-access.table.ts'

type ViewCtx = Pick<Ctx, 'db' | 'permissions'>
type SaveCtx = Pick<SignedInCtx, 'db' | 'now' | 'actor' | 'address' | 'permissions'>

const readAccess = async ({ db }: Pick<Ctx, 'db'>, userId: string): Promise<Access & { version: number }> => {
  const [row] = await db.select().from(userAccess).where(eq(userAccess.userId, userId))
  const { roles, grants, denials, version } = row ?? { ...accessAtFirst, version: 0 }
  return { roles, grants, denials, version }
}

/** Only staff have an access of their own, and the top-level administrator holds all permissions in any case. */
const hasAccess = ({ userType, pid }: Pick<UserRecord, 'userType' | 'pid'>): boolean =>
  userType === 'staff' && pid !== topPid

const heldBy = (permissions: readonly Permission[], access: Access): string[] =>
  permissions.filter(({ key }) => mayOf(access, key)).map(({ key }) => key)

/** What a member of staff may do, and where each permission comes from. */
export const viewUserAccess = async (ctx: ViewCtx, { params }: ById): Promise<UserAccessView> => {
  const user = await getUser(ctx, params.id)
  ensure(hasAccess(user), 'account.access_fixed')
  const access = await readAccess(ctx, user.id)
  const permissions = ctx.permissions.map(({ key, name, group, sensitive = false }) => ({
    key,
    name,
    group,
    sensitive,
    from: rolesGiving(access, key),
    held: mayOf(access, key),
  }))
  return { ...access, permissions, choices: roleChoices }
}

const refuseUnknown = (field: keyof Access, given: readonly string[], known: readonly string[]): void => {
  if (given.some((one) => !known.includes(one))) refuseField(field, field === 'roles' ? '没有这个角色' : '没有这个权限')
}

/** Each key once, in order, so that the history compares alike. */
const tidy = (keys: readonly string[]): string[] => [...new Set(keys)].sort()

/** Changes what a member of staff may do; it counts from his next call on. Nobody changes his own. */
export const saveUserAccess = (
  ctx: SaveCtx,
  { params, body }: ById & { body: AccessForm },
): Promise<{ permissions: string[]; version: number }> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const { id: userId } = await getUser(inside, params.id)
    ensure(userId !== ctx.actor.userId, 'access.denied')
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    ensure(user && hasAccess(user), 'account.access_fixed')
    const { version: current, ...before } = await readAccess(inside, userId)
    ensure(body.version === current, 'account.newer_access')
    const keys = ctx.permissions.map(({ key }) => key)
    refuseUnknown(
      'roles',
      body.roles,
      roleChoices.map(({ id }) => id),
    )
    refuseUnknown('grants', body.grants, keys)
    refuseUnknown('denials', body.denials, keys)
    const after = { roles: tidy(body.roles), grants: tidy(body.grants), denials: tidy(body.denials) }
    const version = current + 1
    await tx
      .insert(userAccess)
      .values({ ...after, userId, version })
      .onConflictDoUpdate({ target: userAccess.userId, set: { ...after, version } })
    await recordAccountEvent(inside, { kind: 'access_changed', userId, detail: { before, after } })
    return { permissions: heldBy(ctx.permissions, after), version }
  })
