import { type DeskFound, type DeskSearch, type SignedInCtx, wholeFirst } from '@portal/platform/server'
import { and, desc, eq, ne, or, type SQL } from 'drizzle-orm'
import { userTypeLabels } from '../contract/account.ts'
import type { AccountPermission } from '../contract/permissions.ts'
import { isNamedLike } from './find-users.ts'
import { emailFingerprint, phoneFingerprint } from './personal-data.ts'
import { users } from './user.table.ts'

const permission: AccountPermission = 'users.read'

const newest = async ({ db }: SignedInCtx, wanted: SQL | undefined, limit: number): Promise<DeskFound[]> => {
  const { id, username, companyName, userType, status, createTime } = users
  const rows = await db
    .select({ id, username, companyName, userType })
    .from(users)
    .where(and(ne(status, 'deleted'), wanted))
    .orderBy(desc(createTime), users.id)
    .limit(limit)
  return rows.map((row) => ({
    title: row.companyName ?? row.username,
    sub: [userTypeLabels[row.userType], row.username].join(' · '),
    link: `/users/${row.id}`,
  }))
}

/** Users by their whole phone or e-mail address, then by a part of user name or company. */
export const userSearch: DeskSearch = {
  kind: 'users',
  name: '用户',
  sort: 30,
  permission,
  list: '/users',
  find: (ctx, keyword, limit) =>
    wholeFirst(
      limit,
      newest(
        ctx,
        or(
          eq(users.phoneFingerprint, phoneFingerprint(ctx, keyword)),
          eq(users.emailFingerprint, emailFingerprint(ctx, keyword)),
        ),
        limit,
      ),
      newest(ctx, isNamedLike(keyword), limit),
    ),
}
