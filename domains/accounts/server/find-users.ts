import { type Ctx, foundByGrams } from '@portal/platform/server'
import { or, type SQL } from 'drizzle-orm'
import { usernameKey } from '../contract/username.ts'
import { users } from './user.table.ts'

/** More users than this share no part of a name that anybody searches by. */
const mostFound = 1000

/** The users whose user name or company holds the keyword. */
export const isNamedLike = (keyword: string): SQL | undefined =>
  or(
    foundByGrams(users.searchGrams, [users.usernameKey], usernameKey(keyword)),
    foundByGrams(users.searchGrams, [users.companyName], keyword),
  )

/** The ids of users whose user name or company holds the keyword, for lists of other domains. */
export const findUserIds = async (ctx: Pick<Ctx, 'db'>, keyword: string): Promise<string[]> => {
  const rows = await ctx.db.select({ id: users.id }).from(users).where(isNamedLike(keyword)).limit(mostFound)
  return rows.map(({ id }) => id)
}
