import { findProviders } from '@portal/accounts/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import { type ActorCtx, type ById, isId, publish } from '@portal/platform/server'
import { and, eq, inArray, or } from 'drizzle-orm'
import { type DelegationAct, type DelegationState, delegationAfter } from '../contract/delegation.ts'
import type { TrailAction } from '../contract/trail.ts'
import { stateOn } from './delegation-state.ts'
import { ensure } from './failures.ts'
import { rightDelegations, rights } from './right.table.ts'
import { isOwn } from './right-access.ts'
import { recordTrail } from './trail.ts'

const trailed = {
  accept: 'delegationAccepted',
  decline: 'delegationDeclined',
  revoke: 'delegationRevoked',
} satisfies Record<DelegationAct, TrailAction>

const told = {
  accept: 'right.delegation_accepted',
  decline: 'right.delegation_declined',
  revoke: 'right.delegation_revoked',
} satisfies Record<DelegationAct, string>

/** A delegation of which the caller is a party, held until the transaction ends; for everybody else there is none. */
const getDelegation = async (ctx: ActorCtx, id: string) => {
  ensure(isId(id), 'record.not_found')
  // The right is held first, as whoever removes it does.
  const ofDelegation = ctx.db
    .select({ id: rightDelegations.rightId })
    .from(rightDelegations)
    .where(eq(rightDelegations.id, id))
  await ctx.db.select({ id: rights.id }).from(rights).where(inArray(rights.id, ofDelegation)).for('key share')
  const [row] = await ctx.db
    .select({ delegation: rightDelegations, ownerId: rights.ownerId })
    .from(rightDelegations)
    .innerJoin(rights, eq(rights.id, rightDelegations.rightId))
    .where(and(eq(rightDelegations.id, id), or(isOwn(ctx), eq(rightDelegations.agencyId, ctx.actor.userId))))
    .for('update', { of: rightDelegations })
  ensure(row, 'record.not_found')
  return row
}

/** An agency accepts or declines what it was offered, or either party ends it, in the caller's transaction. */
export const answerDelegation =
  (act: DelegationAct) =>
  async (ctx: ActorCtx, { params }: ById): Promise<{ state: DelegationState }> => {
    const { delegation, ownerId } = await getDelegation(ctx, params.id)
    const { id, rightId, agencyId } = delegation
    const party = ownerId === ctx.actor.userId ? 'owner' : 'agency'
    const state = delegationAfter(stateOn(delegation, shanghaiDayOf(ctx.now())), party, act)
    ensure(state !== null, 'right.delegation_not_open')
    // Whoever has lost his approval since the offer takes on nothing any more.
    if (act === 'accept')
      ensure((await findProviders(ctx, { ids: [agencyId], inOffice: true })).length > 0, 'right.delegation_not_open')
    await ctx.db.update(rightDelegations).set({ state, stateAt: ctx.now() }).where(eq(rightDelegations.id, id))
    await recordTrail(ctx, rightId, trailed[act], { agency: agencyId })
    // The agency is told no id of a right that it reaches no more.
    const news = party === 'owner' ? { userId: agencyId } : { userId: ownerId, id: rightId }
    await publish(ctx, told[act], news)
    return { state }
  }
