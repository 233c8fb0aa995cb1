import type { PageQuery } from '@portal/platform/contract'
import { type Ctx, isId, readPage } from '@portal/platform/server'
import { and, asc, desc, eq, inArray, or } from 'drizzle-orm'
import type { ApprovalState } from '../contract/account.ts'
import type { ProviderAccount } from './approval.ts'
import { isNamedLike } from './find-users.ts'
import { users } from './user.table.ts'

const isProvider = eq(users.userType, 'provider')
const isInUse = eq(users.status, 'active')
/** In office is who is approved and whose account is in use. */
const isInOffice = and(eq(users.approvalState, 'approved'), isInUse)

/** Providers, the oldest account first: all of them, those with these ids, or of either those in office alone. */
export const findProviders = (
  { db }: Pick<Ctx, 'db'>,
  { ids, inOffice = false }: { ids?: readonly string[]; inOffice?: boolean },
): Promise<ProviderAccount[]> =>
  db
    .select()
    .from(users)
    .where(and(isProvider, inOffice ? isInOffice : undefined, ids && inArray(users.id, [...new Set(ids)].filter(isId))))
    .orderBy(asc(users.createTime), asc(users.id))

/** The ids of the providers in office, the oldest account first. */
export const approvedProviderIds = async (ctx: Pick<Ctx, 'db'>): Promise<string[]> =>
  (await findProviders(ctx, { inOffice: true })).map(({ id }) => id)

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
      approvalState === '' ? undefined : and(eq(users.approvalState, approvalState), isInUse),
      keyword === '' ? undefined : or(isNamedLike(keyword), inArray(users.id, [...besides])),
    ),
    orderBy: [desc(users.createTime), users.id],
  })
}
