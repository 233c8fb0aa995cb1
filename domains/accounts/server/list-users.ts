import type { Page } from '@portal/platform/contract'
import { readPage, type SignedInCtx, within } from '@portal/platform/server'
import { and, desc, eq, or, type SQL } from 'drizzle-orm'
import { maskEmail, maskPhone } from '../contract/masking.ts'
import type { AccountPermission } from '../contract/permissions.ts'
import { actionsFor } from '../contract/user-actions.ts'
import type { UserRow, UsersQuery } from '../contract/users.ts'
import { isNamedLike } from './find-users.ts'
import { emailFingerprint, phoneFingerprint, showField } from './personal-data.ts'
import { type UserRecord, users } from './user.table.ts'

/** Who does not hold it sees the list without an action. */
const actsPermission: AccountPermission = 'users.act'

type ListCtx = Pick<SignedInCtx, 'db' | 'cipher' | 'actor'>

/** The users that `keyword` finds. Phones and e-mail addresses are sealed, so only whole ones are found. */
const matches = (ctx: ListCtx, keyword: string): SQL | undefined => {
  if (keyword === '') return undefined
  return or(
    isNamedLike(keyword),
    eq(users.phoneFingerprint, phoneFingerprint(ctx, keyword)),
    eq(users.emailFingerprint, emailFingerprint(ctx, keyword)),
  )
}

const rowOf = (ctx: ListCtx, user: UserRecord): UserRow => {
  const { id, username, userType, companyName, pid, roles, status, approvalState } = user
  return {
    id,
    username,
    userType,
    companyName,
    phone: showField(ctx, 'phone', user, maskPhone),
    email: showField(ctx, 'email', user, maskEmail),
    pid,
    roles,
    status,
    approvalState,
    createTime: user.createTime.getTime(),
    lastLoginTime: user.lastLoginTime?.getTime() ?? null,
    can: ctx.actor.may?.(actsPermission) ? actionsFor(ctx.actor, user) : [],
  }
}

/** All accounts, newest first; phone and e-mail are masked. */
export const listUsers = async (ctx: ListCtx, { query }: { query: UsersQuery }): Promise<Page<UserRow>> => {
  const { keyword, userType, status, approvalState } = query
  const wanted = and(
    matches(ctx, keyword),
    userType === '' ? undefined : eq(users.userType, userType),
    status === '' ? undefined : eq(users.status, status),
    approvalState === '' ? undefined : eq(users.approvalState, approvalState),
    within(users.createTime, query),
  )
  const { rows, totalElements } = await readPage(ctx.db, query, {
    from: users,
    where: wanted,
    orderBy: [desc(users.createTime), users.id],
  })
  return { elements: rows.map((user) => rowOf(ctx, user)), totalElements }
}
