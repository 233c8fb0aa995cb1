import type { PageQuery } from '@portal/platform/contract'
import { type Ctx, isId, readPage } from '@portal/platform/server'
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import type { ApprovalState } from '../contract/account.ts'
import { usernameKey } from '../contract/username.ts'
import type { ProviderAccount } from './approval.ts'
import { isNamedLike } from './find-users.ts'
import { users } from './user.table.ts'

const isProvider = eq(users.userType, 'provider')
const isInUse = eq(users.status, 'active')
/** In office is who is approved and whose account is in use. */
const isInOffice = and(eq(users.approvalState, 'approved'), isInUse)

/**
 * Providers, the oldest account first: all of them, those with these ids or with this user name in whichever spelling, or of
 * either those in office alone.
 */
export const findProviders = (
  { db }: Pick<Ctx, 'db'>,
  { ids, username, inOffice = false }: { ids?: readonly string[]; username?: string; inOffice?: boolean },
): Promise<ProviderAccount[]> =>
  db
    .select()
    .from(users)
    .where(
      and(
        isProvider,
        inOffice ? isInOffice : undefined,
        ids && inArray(users.id, [...new Set(ids)].filter(isId)),
        username === undefined ? undefined : eq(users.usernameKey, usernameKey(username)),
      ),
    )
    .orderBy(asc(users.createTime), asc(users.id))

/** The ids of the providers in office, as a part of another query: what a domain lets them reach is a condition in SQL. */
export const providersInOffice = ({ db }: Pick<Ctx, 'db'>) =>
  db.select({ id: users.id }).from(users).where(and(isProvider, isInOffice))

/** The ids of the providers in office, the oldest account first. */
export const approvedProviderIds = async (ctx: Pick<Ctx, 'db'>): Promise<string[]> =>
  (await findProviders(ctx, { inOffice: true })).map(({ id }) => id)

/** An approval names accounts in use alone. */
const isIn = (approvalState: ApprovalState) => and(eq(users.approvalState, approvalState), isInUse)

/** How many providers a list of this approval has. */
export const countProviders = ({ db }: Pick<Ctx, 'db'>, approvalState: ApprovalState): Promise<number> =>
  db.$count(users, and(isProvider, isIn(approvalState)))

/**
 * A page of providers, the newest account first, by approval and by a part of user name or company. An approval names
 * accounts in use alone, `''` names all. `besides` are the ids that the caller has found by the keyword among what it alone knows.
 */
export const listProviderAccounts = async (
  { db }: Pick<Ctx, 'db'>,
  query: PageQuery & { approvalState: ApprovalState | ''; keyword: string; besides: readonly string[] },
): Promise<{ rows: ProviderAccount[]; totalElements: number }> => {
  const { approvalState, keyword, besides } = query
  return readPage(db, query, {
    from: users,
    where: and(
      isProvider,
      approvalState === '' ? undefined : isIn(approvalState),
      keyword === '' ? undefined : or(isNamedLike(keyword), inArray(users.id, [...besides])),
    ),
    orderBy: [desc(users.createTime), users.id],
  })
}
