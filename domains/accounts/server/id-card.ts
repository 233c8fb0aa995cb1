import type { Ctx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { findField } from './personal-data.ts'
import { users } from './user.table.ts'

/**
 * The whole ID number of a user, or undefined where none is stored, for a domain that copies it into a record of this
 * user. The caller must mask it before it leaves the server.
 */
export const findIdCard = async (ctx: Pick<Ctx, 'db' | 'cipher'>, userId: string): Promise<string | undefined> => {
  const [user] = await ctx.db.select({ id: users.id, idCard: users.idCard }).from(users).where(eq(users.id, userId))
  return (user && findField(ctx, 'idCard', user)) ?? undefined
}
