import type { Ctx } from '@portal/platform/server'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { openContact } from './personal-data.ts'
import { findByLoginName } from './user.store.ts'
import { users } from './user.table.ts'

type ContactCtx = Pick<Ctx, 'db' | 'cipher'>

/** How to reach somebody, in clear: mask it before it is shown or written down. */
export type UserContact = { phone: string | null; email: string | null }

/** The contact data of users, by id, for telling them something; who is disabled or nobody is missing. */
export const contactsOf = async (
  ctx: ContactCtx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, UserContact>> => {
  const rows = await ctx.db
    .select({ id: users.id, phone: users.phone, email: users.email })
    .from(users)
    .where(and(inArray(users.id, [...new Set(ids)]), eq(users.status, 'active')))
  return new Map(
    rows.map((row) => {
      const { phone, email } = openContact(ctx, { ...row, idCard: null })
      return [row.id, { phone, email }]
    }),
  )
}

/** The same for one user. */
export const findContact = async (ctx: ContactCtx, id: string): Promise<UserContact | undefined> =>
  (await contactsOf(ctx, [id])).get(id)

/** Everyone at the desk whose account is in use. */
export const activeStaffIds = async (ctx: Pick<Ctx, 'db'>): Promise<string[]> => {
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, 'staff'), eq(users.status, 'active')))
    .orderBy(asc(users.createTime), asc(users.id))
  return rows.map(({ id }) => id)
}

/** Whom a login by this user name, phone or e-mail would mean, for other domains' searches. */
export const findUserId = async (ctx: ContactCtx, name: string): Promise<string | undefined> =>
  (await findByLoginName(ctx, name))?.id
