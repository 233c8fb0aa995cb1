import type { Ctx } from '@portal/platform/server'
import { inArray } from 'drizzle-orm'
import { users } from './user.table.ts'

export type UserName = { username: string; companyName: string | null }

/** The names of these users, by id, for lists of other domains; an id that no user has is missing in the map. */
export const userNames = async (
  ctx: Pick<Ctx, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UserName>> => {
  const rows = await ctx.db
    .select({ id: users.id, username: users.username, companyName: users.companyName })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, username, companyName }) => [id, { username, companyName }]))
}

/** What a user whose account is closed is called everywhere; four characters follow where he still has a row. */
export const closedName = '已注销用户'

/** The name that a list shows for an id. */
export const usernameOf = (names: ReadonlyMap<string, Pick<UserName, 'username'>>, id: string): string =>
  names.get(id)?.username ?? closedName

/** The customer of a record, as the desk sees him. */
export const customerOf = (names: ReadonlyMap<string, UserName>, id: string) => ({
  id,
  username: usernameOf(names, id),
  companyName: names.get(id)?.companyName ?? null,
})
