import type { Ctx } from '@portal/platform/server'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { topPid } from '../contract/account.ts'
import { findField } from './personal-data.ts'
import { byOwnRoles } from './role.store.ts'
import { accessAtFirst, mayOf } from './roles.ts'
import { findByLoginName } from './user.store.ts'
import { users } from './user.table.ts'
import { userAccess } from './user-access.table.ts'

type ContactCtx = Pick<Ctx, 'db' | 'cipher'>

/** Phone and e-mail of a user in clear: the caller must mask them before they are shown or written down. */
export type UserContact = { phone: string | null; email: string | null }

/** The contact data of these users, by id, for sending them a message; a disabled or unknown user is missing in the map. */
export const contactsOf = async (
  ctx: ContactCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UserContact>> => {
  const rows = await ctx.db
    .select({ id: users.id, phone: users.phone, email: users.email })
    .from(users)
    .where(and(inArray(users.id, [...new Set(ids)]), eq(users.status, 'active')))
  return new Map(
    rows.map((row) => [row.id, { phone: findField(ctx, 'phone', row), email: findField(ctx, 'email', row) }]),
  )
}

/** The contact data of one user; undefined for a disabled or unknown one. */
export const findContact = async (ctx: ContactCtx, id: string): Promise<UserContact | undefined> =>
  (await contactsOf(ctx, [id])).get(id)

/** The ids of all staff whose accounts are active, the oldest account first. */
export const activeStaffIds = async (ctx: Pick<Ctx, 'db'>): Promise<string[]> => {
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'staff'), eq(users.status, 'active')))
    .orderBy(asc(users.createTime), asc(users.id))
  return rows.map(({ id }) => id)
}

/** The ids of the active administrators (pid "0"), the oldest account first. */
export const administratorIds = async (ctx: Pick<Ctx, 'db'>): Promise<string[]> => {
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'staff'), eq(users.pid, topPid), eq(users.status, 'active')))
    .orderBy(asc(users.createTime), asc(users.id))
  return rows.map(({ id }) => id)
}

/** The ids of the active staff who hold a permission, the oldest account first. */
export const staffHolding = async (ctx: Pick<Ctx, 'db'>, permission: string): Promise<string[]> => {
  const rows = await ctx.db
    .select({ id: users.id, pid: users.pid, access: userAccess, byOwnRoles })
    .from(users)
    .leftJoin(userAccess, eq(userAccess.userId, users.id))
    .where(and(eq(users.userType, 'staff'), eq(users.status, 'active')))
    .orderBy(asc(users.createTime), asc(users.id))
  return rows
    .filter(({ pid, access, ...by }) => pid === topPid || mayOf({ ...(access ?? accessAtFirst), ...by }, permission))
    .map(({ id }) => id)
}

/** The id of the user whom a login by this user name, phone or e-mail means; other domains search by it. */
export const findUserId = async (ctx: ContactCtx, name: string): Promise<string | undefined> =>
  (await findByLoginName(ctx, name))?.id
