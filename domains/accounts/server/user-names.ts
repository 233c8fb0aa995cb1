import type { Ctx } from '@portal/platform/server'
import { inArray } from 'drizzle-orm'
import { users } from './user.table.ts'

export type UserName = { username: string; companyName: string | null }

/** Names by id, for other domains' lists; an id that is nobody's is missing. */
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
