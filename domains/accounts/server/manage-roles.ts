import type { AskedParts, ById, Ctx, SignedInCtx } from '@portal/platform/server'
import { recordAct, refuseField } from '@portal/platform/server'
import { eq, sql } from 'drizzle-orm'
import type { AccountEventKind } from '../contract/account-events.ts'
import { roleLimits } from '../contract/role-limits.ts'
import type { ChangeRoleForm, RoleForm, RolePage, RoleView } from '../contract/roles.ts'
import { recordAccountEvent } from './account-events.ts'
import { ensure } from './failures.ts'
import { countHolders, findOwnRole, lockOwnRole, type OwnRole, readOwnRoles } from './role.store.ts'
import { staffRoles } from './role.table.ts'
import { builtInRoles } from './roles.ts'
import { tidyKeys } from './tidy-keys.ts'

type ViewCtx = Pick<Ctx, 'db' | 'permissions'>
type SaveCtx = Pick<SignedInCtx, 'db' | 'now' | 'newId' | 'actor' | 'address' | 'permissions' | 'act'>

const viewOf = ({ id, name, permissions, version }: OwnRole, users: number): RoleView => ({
  id,
  name,
  builtIn: false,
  permissions,
  users,
  version,
})

/** All roles with what they give and how many have them, and all permissions that there are. */
export const listRoles = async (ctx: ViewCtx): Promise<RolePage> => {
  const [own, holders] = await Promise.all([readOwnRoles(ctx), countHolders(ctx)])
  const usersOf = (id: string) => holders.get(id) ?? 0
  const builtIn = builtInRoles.map(({ id, name, gives }) => ({
    id,
    name,
    builtIn: true,
    permissions: ctx.permissions.map(({ key }) => key).filter(gives),
    users: usersOf(id),
    version: 0,
  }))
  return {
    elements: [...builtIn, ...own.map((role) => viewOf(role, usersOf(role.id)))],
    permissions: ctx.permissions.map(({ sensitive = false, ...permission }) => ({ ...permission, sensitive })),
  }
}

const isBuiltIn = (id: string): boolean => builtInRoles.some((role) => role.id === id)

/** The role, locked; a built-in one cannot be changed, and one that is not there is not found. */
const takeRole = async (ctx: Pick<Ctx, 'db'>, id: string): Promise<OwnRole> => {
  ensure(!isBuiltIn(id), 'role.built_in')
  const role = await lockOwnRole(ctx, id)
  ensure(role, 'record.not_found')
  return role
}

/** Two changes of roles wait for each other, so that they cannot take the same name or pass the limit together. */
const inTurn = <R>(ctx: SaveCtx, change: (inside: SaveCtx) => Promise<R>): Promise<R> =>
  ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('staff_role'))`)
    return change({ ...ctx, db: tx })
  })

/** Refuses a name that another role has, and permissions that no domain declares. */
const ensureFits = (ctx: SaveCtx, others: readonly { name: string }[], { name, permissions }: RoleForm): void => {
  if ([...builtInRoles, ...others].some((role) => role.name === name)) refuseField('name', '已有同名的角色')
  const known = new Set(ctx.permissions.map(({ key }) => key))
  if (permissions.some((key) => !known.has(key))) refuseField('permissions', '没有这个权限')
}

type Content = { name: string; permissions: string[] }
const contentOf = ({ name, permissions }: Content): Content => ({ name, permissions })

/** Adds to the history, and to the act log, what a role was before and is after; null where there is none. */
const recordChange = async (
  ctx: SaveCtx,
  kind: AccountEventKind,
  { id, before, after }: { id: string; before: Content | null; after: Content | null },
): Promise<void> => {
  await recordAccountEvent(ctx, { kind, userId: null, detail: { role: id, before, after } })
  const { name } = after ?? before ?? { name: id }
  await recordAct(ctx, { subjectKind: 'role', subjectRef: name, link: '/roles', before, after })
}

const ensureRoom = (own: readonly OwnRole[]): void => ensure(own.length < roleLimits.roles, 'role.too_many')

export const createRole = (ctx: SaveCtx, { body }: { body: RoleForm }): Promise<{ id: string }> =>
  inTurn(ctx, async (inside) => {
    const own = await readOwnRoles(inside)
    ensureRoom(own)
    ensureFits(inside, own, body)
    const id = inside.newId()
    const after = { name: body.name, permissions: tidyKeys(body.permissions) }
    await inside.db.insert(staffRoles).values({ id, ...after, version: 1, createTime: inside.now() })
    await recordChange(inside, 'role_created', { id, before: null, after })
    return { id }
  })

/** Changes name and permissions of a role; whoever has it may do what it then gives from his next call on. */
export const changeRole = (ctx: SaveCtx, { params, body }: ById & { body: ChangeRoleForm }): Promise<{ id: string }> =>
  inTurn(ctx, async (inside) => {
    const { id } = params
    const role = await takeRole(inside, id)
    if (body.version !== role.version) {
      const current = viewOf(role, (await countHolders(inside)).get(id) ?? 0)
      ensure(false, 'role.newer_version', { current })
    }
    const others = (await readOwnRoles(inside)).filter((one) => one.id !== id)
    ensureFits(inside, others, body)
    const after = { name: body.name, permissions: tidyKeys(body.permissions) }
    await inside.db
      .update(staffRoles)
      .set({ ...after, version: role.version + 1 })
      .where(eq(staffRoles.id, id))
    await recordChange(inside, 'role_changed', { id, before: contentOf(role), after })
    return { id }
  })

/** Removes a role that nobody has. */
export const removeRole = (ctx: SaveCtx, { params }: ById): Promise<Record<string, never>> =>
  inTurn(ctx, async (inside) => {
    const role = await takeRole(inside, params.id)
    const users = (await countHolders(inside)).get(role.id) ?? 0
    ensure(users === 0, 'role.in_use', { msg: `有 ${users} 名工作人员在用这个角色，不能删除` })
    await inside.db.delete(staffRoles).where(eq(staffRoles.id, role.id))
    await recordChange(inside, 'role_removed', { id: role.id, before: contentOf(role), after: null })
    return {}
  })

/** Before the fields of a change are refused: whether there is such a role, and whether it may be changed. */
export const judgeRole = async (ctx: Pick<Ctx, 'db'>, { params }: AskedParts): Promise<void> => {
  const { id } = params as { id: string }
  ensure(!isBuiltIn(id), 'role.built_in')
  ensure(await findOwnRole(ctx, id), 'record.not_found')
}

/** Before the fields of a new role are refused: whether there may be one more. */
export const judgeRoom = async (ctx: Pick<Ctx, 'db'>): Promise<void> => ensureRoom(await readOwnRoles(ctx))
