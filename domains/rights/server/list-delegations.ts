import { userNames, usernameOf } from '@portal/accounts/server'
import { type Page, type PageQuery, shanghaiDayOf } from '@portal/platform/contract'
import { type ActorCtx, type ById, readPage } from '@portal/platform/server'
import { findOfficeProvider, providerNames } from '@portal/providers/server'
import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { delegationActsOf } from '../contract/delegation.ts'
import type { DelegationRow, DelegationsQuery } from '../contract/delegation-view.ts'
import { type DelegationRecord, stateOn } from './delegation-state.ts'
import { rightDelegations, rights } from './right.table.ts'
import { getRight, isOwn, reachedAmong } from './right-access.ts'
import { type RightRecord, showFacts } from './right-facts.ts'

type ListCtx = ActorCtx<'cipher'>

/** The names of the parties, as each is told the other's. */
const partiesOf = async (ctx: ListCtx, rows: readonly DelegationRecord[], rightsOf: readonly RightRecord[]) => {
  const agencies = rows.map(({ agencyId }) => agencyId)
  const names = await userNames(ctx, [...agencies, ...rightsOf.map(({ ownerId }) => ownerId)])
  const checked = await providerNames(ctx, agencies)
  return {
    owner: (id: string) => ({ username: usernameOf(names, id), companyName: names.get(id)?.companyName ?? null }),
    agency: (id: string) => ({ username: usernameOf(names, id), companyName: checked.get(id)?.companyName ?? null }),
  }
}

/** A page of delegations of which the caller is a party, the one offered last first. */
const rowsPage = async (ctx: ListCtx, query: PageQuery, where: SQL | undefined): Promise<Page<DelegationRow>> => {
  const { rows, totalElements } = await readPage(ctx.db, query, {
    from: rightDelegations,
    where,
    orderBy: [desc(rightDelegations.offeredAt), asc(rightDelegations.id)],
  })
  const ids = [...new Set(rows.map(({ rightId }) => rightId))]
  const found = ids.length === 0 ? [] : await ctx.db.select().from(rights).where(inArray(rights.id, ids))
  const byId = new Map(found.map((right) => [right.id, right]))
  const [reachedOf, parties] = [await reachedAmong(ctx, found), await partiesOf(ctx, rows, found)]
  const isInOffice = rows.length > 0 && (await findOfficeProvider(ctx, ctx.actor.userId)) !== undefined
  const today = shanghaiDayOf(ctx.now())
  const elements = rows.flatMap((row): DelegationRow[] => {
    const { id, rightId, agencyId, scope, from, until, withIdentity, offeredAt } = row
    const right = byId.get(rightId)
    if (!right) return []
    const state = stateOn(row, today)
    const party = right.ownerId === ctx.actor.userId ? 'owner' : 'agency'
    // Of several delegations of one right, an agency is told of the right by the one that counts today.
    const isShown = party === 'owner' || (reachedOf.has(rightId) && state === 'active' && from <= today)
    return [
      {
        ...{ id, scope, from, until, state },
        right: isShown ? { id: rightId, recordName: showFacts(ctx, right).recordName } : null,
        ...{ owner: parties.owner(right.ownerId), agency: parties.agency(agencyId) },
        withIdentity: withIdentity ? 1 : 0,
        offeredAt: offeredAt.getTime(),
        can: delegationActsOf(state, party).filter((act) => act !== 'accept' || isInOffice),
      },
    ]
  })
  return { elements, totalElements }
}

/** The delegations of one's own right. */
export const listOfRight = async (
  ctx: ListCtx,
  { params, query }: ById & { query: PageQuery },
): Promise<Page<DelegationRow>> => {
  const { right } = await getRight(ctx, params.id, { need: 'owner' })
  return rowsPage(ctx, query, eq(rightDelegations.rightId, right.id))
}

/** The delegations that the caller was offered, or those that he has given. */
export const listDelegations = (ctx: ListCtx, { query }: { query: DelegationsQuery }): Promise<Page<DelegationRow>> =>
  rowsPage(
    ctx,
    query,
    query.box === 'received'
      ? eq(rightDelegations.agencyId, ctx.actor.userId)
      : inArray(rightDelegations.rightId, ctx.db.select({ id: rights.id }).from(rights).where(isOwn(ctx))),
  )
