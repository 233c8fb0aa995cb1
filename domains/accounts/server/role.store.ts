import { type Ctx, isId } from '@portal/platform/server'
import { and, asc, eq, exists, inArray, notExists, or, type SQL, sql } from 'drizzle-orm'
import { topPid } from '../contract/account.ts'
import { staffRoles } from './role.table.ts'
import { type Access, accessAtFirst, builtInRoles, type HeldAccess, type Role } from './roles.ts'
import { users } from './user.table.ts'
import { userAccess } from './user-access.table.ts'

export type OwnRole = typeof staffRoles.$inferSelect

/**
 * The permissions that a member of staff has by roles which the operator made, as a column beside his `user_access`: whoever
 * looks a session up reads them in the same statement. They are few, and the table has at most as many rows as there may be roles.
 */
export const byOwnRoles: SQL<string[]> = sql<string[]>`array(
  select unnest(${staffRoles.permissions}) from ${staffRoles} where ${staffRoles.id}::text = any(${userAccess.roles})
)`

/** The roles that the operator made, the oldest first. */
export const readOwnRoles = (ctx: Pick<Ctx, 'db'>): Promise<OwnRole[]> =>
  ctx.db.select().from(staffRoles).orderBy(asc(staffRoles.createTime), asc(staffRoles.id))

/** The same roles, which nobody can remove before the transaction of the caller ends. */
export const holdOwnRoles = (ctx: Pick<Ctx, 'db'>): Promise<OwnRole[]> =>
  ctx.db.select().from(staffRoles).orderBy(asc(staffRoles.createTime), asc(staffRoles.id)).for('share')

export const findOwnRole = async (ctx: Pick<Ctx, 'db'>, id: string): Promise<OwnRole | undefined> => {
  if (!isId(id)) return undefined
  const [found] = await ctx.db.select().from(staffRoles).where(eq(staffRoles.id, id))
  return found
}

/** One role of the operator, locked for a change; undefined where there is none. */
export const lockOwnRole = async (ctx: Pick<Ctx, 'db'>, id: string): Promise<OwnRole | undefined> => {
  if (!isId(id)) return undefined
  const [found] = await ctx.db.select().from(staffRoles).where(eq(staffRoles.id, id)).for('update')
  return found
}

/** All roles, the built-in ones first. */
export const rolesWith = (own: readonly OwnRole[]): Role[] => [
  ...builtInRoles,
  ...own.map(({ id, name, permissions }) => ({ id, name, gives: (one: string) => permissions.includes(one) })),
]

/**
 * How many members of staff have each role, by its id. Whoever is disabled keeps his roles and counts; the top-level
 * administrator has none.
 */
export const countHolders = async (ctx: Pick<Ctx, 'db'>): Promise<ReadonlyMap<string, number>> => {
  const staff = await ctx.db
    .select({ roles: userAccess.roles })
    .from(users)
    .leftJoin(userAccess, eq(userAccess.userId, users.id))
    .where(sql`${users.userType} = 'staff' and ${users.pid} is distinct from ${topPid}`)
  const counts = new Map<string, number>()
  for (const role of staff.flatMap(({ roles }) => roles ?? accessAtFirst.roles)) {
    counts.set(role, (counts.get(role) ?? 0) + 1)
  }
  return counts
}

/** The ids of the roles of these members of staff, by the id of the user. */
export const roleIdsOf = async (
  { db }: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<(userId: string) => readonly string[]> => {
  const rows = await db
    .select()
    .from(userAccess)
    .where(inArray(userAccess.userId, [...ids]))
  const found = new Map(rows.map(({ userId, roles }) => [userId, roles]))
  return (userId) => found.get(userId) ?? accessAtFirst.roles
}

/** The members of staff who have a role; those of whom nothing is stored have the first ones. */
export const hasRole = ({ db }: Pick<Ctx, 'db'>, role: string): SQL | undefined => {
  const stored = db.select({ one: sql`1` }).from(userAccess).where(eq(userAccess.userId, users.id))
  const named = db
    .select({ one: sql`1` })
    .from(userAccess)
    .where(and(eq(userAccess.userId, users.id), sql`${role} = any(${userAccess.roles})`))
  return and(
    eq(users.userType, 'staff'),
    sql`${users.pid} is distinct from ${topPid}`,
    or(exists(named), accessAtFirst.roles.includes(role) ? notExists(stored) : undefined),
  )
}

/** An access with what those of its roles give that the operator made. */
export const heldWith = <A extends Access>(own: readonly OwnRole[], access: A): A & HeldAccess => ({
  ...access,
  byOwnRoles: own.filter(({ id }) => access.roles.includes(id)).flatMap(({ permissions }) => permissions),
})
