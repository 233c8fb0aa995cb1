import type { Page } from '@portal/platform/contract'
import { readPage, type SignedInCtx, within } from '@portal/platform/server'
import { and, desc, eq, ne, or, type SQL } from 'drizzle-orm'
import { hasAccess } from '../contract/account.ts'
import { maskEmail, maskPhone } from '../contract/masking.ts'
import { actionsFor } from '../contract/user-actions.ts'
import type { UserRow, UsersQuery } from '../contract/users.ts'
import { isNamedLike } from './find-users.ts'
import { emailFingerprint, phoneFingerprint, showField } from './personal-data.ts'
import { hasRole, roleIdsOf } from './role.store.ts'
import { usersWithFactor } from './second-factor.store.ts'
import { type UserRecord, users } from './user.table.ts'

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

type Beside = { roleIds: readonly string[]; hasFactor: boolean }

const rowOf = (ctx: ListCtx, user: UserRecord, { roleIds, hasFactor }: Beside): UserRow => {
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
    roleIds: hasAccess(user) ? [...roleIds] : [],
    status,
    approvalState,
    createTime: user.createTime.getTime(),
    lastLoginTime: user.lastLoginTime?.getTime() ?? null,
    can: actionsFor(ctx.actor, { ...user, hasFactor }),
  }
}

/** These accounts as rows of the list. */
export const rowsOf = async (ctx: ListCtx, found: readonly UserRecord[]): Promise<UserRow[]> => {
  const ids = found.map(({ id }) => id)
  const [roleIds, withFactor] = [await roleIdsOf(ctx, ids), await usersWithFactor(ctx, ids)]
  return found.map((user) => rowOf(ctx, user, { roleIds: roleIds(user.id), hasFactor: withFactor.has(user.id) }))
}

/** Accounts, newest first; phone and e-mail are masked. Those that are deleted stand under their own filter alone. */
export const listUsers = async (ctx: ListCtx, { query }: { query: UsersQuery }): Promise<Page<UserRow>> => {
  const { keyword, userType, status, approvalState, role } = query
  const wanted = and(
    matches(ctx, keyword),
    userType === '' ? undefined : eq(users.userType, userType),
    status === '' ? ne(users.status, 'deleted') : eq(users.status, status),
    role === '' ? undefined : hasRole(ctx, role),
    approvalState === '' ? undefined : eq(users.approvalState, approvalState),
    within(users.createTime, query),
  )
  const { rows, totalElements } = await readPage(ctx.db, query, {
    from: users,
    where: wanted,
    orderBy: [desc(users.createTime), users.id],
  })
  return { elements: await rowsOf(ctx, rows), totalElements }
}
