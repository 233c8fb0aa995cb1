import { type AskedParts, type ById, type Ctx, refuseField, type SignedInCtx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { AccessForm, UserAccessView } from '../contract/access.ts'
import { hasAccess } from '../contract/account.ts'
import { recordAccountEvent } from './account-events.ts'
import { ensure } from './failures.ts'
import { recordUserAct } from './record-user-act.ts'
import { heldWith, holdOwnRoles, readOwnRoles, rolesWith } from './role.store.ts'
import { type Access, accessAtFirst, mayOf, rolesGiving } from './roles.ts'
import { tidyKeys } from './tidy-keys.ts'
import { getUser } from './user.store.ts'
import { type UserRecord, users } from './user.table.ts'
import { userAccess } from './user-access.table.ts'

type ViewCtx = Pick<Ctx, 'db' | 'permissions'>
type SaveCtx = Pick<SignedInCtx, 'db' | 'now' | 'actor' | 'address' | 'permissions' | 'act'>
type Stored = Access & { version: number }

const readAccess = async ({ db }: Pick<Ctx, 'db'>, userId: string): Promise<Stored> => {
  const [row] = await db.select().from(userAccess).where(eq(userAccess.userId, userId))
  const { roles, grants, denials, version } = row ?? { ...accessAtFirst, version: 0 }
  return { roles, grants, denials, version }
}

/** What a member of staff may do, and where each permission comes from. */
export const viewUserAccess = async (ctx: ViewCtx, { params }: ById): Promise<UserAccessView> => {
  const user = await getUser(ctx, params.id)
  ensure(hasAccess(user), 'account.access_fixed')
  const [access, own] = await Promise.all([readAccess(ctx, user.id), readOwnRoles(ctx)])
  const roles = rolesWith(own)
  const held = heldWith(own, access)
  const permissions = ctx.permissions.map(({ sensitive = false, ...permission }) => ({
    ...permission,
    sensitive,
    from: rolesGiving(roles, access, permission.key).map(({ name }) => name),
    held: mayOf(held, permission.key),
  }))
  const choices = roles.map(({ id, name, gives }) => ({
    id,
    name,
    permissions: ctx.permissions.map(({ key }) => key).filter(gives),
  }))
  return { username: user.username, ...access, permissions, choices }
}

/** Refuses roles or permissions that there are not. */
export const refuseUnknown = (field: keyof Access, given: readonly string[], known: readonly string[]): void => {
  if (given.some((one) => !known.includes(one))) refuseField(field, field === 'roles' ? '没有这个角色' : '没有这个权限')
}

/** Nobody changes his own access, and that of customers and of the top-level administrator is fixed. */
const ensureChangeable = ({ actor }: Pick<SaveCtx, 'actor'>, user: Pick<UserRecord, 'id' | 'userType' | 'pid'>) => {
  ensure(user.id !== actor.userId, 'access.denied')
  ensure(hasAccess(user), 'account.access_fixed')
}

/** Changes what a member of staff may do; it counts from his next call on. */
export const saveUserAccess = (
  ctx: SaveCtx,
  { params, body }: ById & { body: AccessForm },
): Promise<{ permissions: string[]; version: number }> =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const { id: userId } = await getUser(inside, params.id)
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    ensure(user, 'record.not_found')
    ensureChangeable(inside, user)
    const current = await readAccess(inside, userId)
    ensure(body.version === current.version, 'account.newer_access', { current })
    const { version: read, ...before } = current
    // A role that is given here must not be removed meanwhile.
    const own = await holdOwnRoles(inside)
    const keys = ctx.permissions.map(({ key }) => key)
    refuseUnknown(
      'roles',
      body.roles,
      rolesWith(own).map(({ id }) => id),
    )
    refuseUnknown('grants', body.grants, keys)
    refuseUnknown('denials', body.denials, keys)
    const after = { roles: tidyKeys(body.roles), grants: tidyKeys(body.grants), denials: tidyKeys(body.denials) }
    const version = read + 1
    await tx
      .insert(userAccess)
      .values({ ...after, userId, version })
      .onConflictDoUpdate({ target: userAccess.userId, set: { ...after, version } })
    await recordAccountEvent(inside, { kind: 'access_changed', userId, detail: { before, after } })
    await recordUserAct(inside, user, { before, after })
    const held = heldWith(own, after)
    return { permissions: keys.filter((key) => mayOf(held, key)), version }
  })

/** Before the fields of a change are refused: whether there is such a user, and whether his access may be changed. */
export const judgeAccess = async (ctx: Pick<SaveCtx, 'db' | 'actor'>, { params }: AskedParts): Promise<void> =>
  ensureChangeable(ctx, await getUser(ctx, (params as { id: string }).id))
