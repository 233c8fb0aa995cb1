import { findProviders } from '@portal/accounts/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import { type ActorCtx, type ById, ensureField, publish } from '@portal/platform/server'
import { and, eq, gte, lte } from 'drizzle-orm'
import type { DelegationForm, DelegationState } from '../contract/delegation.ts'
import { rightLimits } from '../contract/limits.ts'
import { isOpen } from './delegation-state.ts'
import { ensure } from './failures.ts'
import { rightDelegations } from './right.table.ts'
import { getRight } from './right-access.ts'
import { recordTrail } from './trail.ts'

/** One answer for whoever is no agency in office, so that an offer tells nobody which user names there are. */
const noAgency = '没有使用这个用户名、且已通过审核的服务机构'

/** Offers one's own right to an agency in office, in the caller's transaction. */
export const offerDelegation = async (
  ctx: ActorCtx,
  { params, body }: ById & { body: DelegationForm },
): Promise<{ id: string; state: DelegationState }> => {
  const { right } = await getRight(ctx, params.id, { need: 'owner', held: true })
  const { username, scope, from, until } = body
  const [agency] = await findProviders(ctx, { username, inOffice: true })
  ensureField(agency !== undefined && agency.id !== right.ownerId, 'username', noAgency)
  const today = shanghaiDayOf(ctx.now())
  ensureField(today <= from, 'from', '委托起始日不能早于今天')
  const open = and(eq(rightDelegations.rightId, right.id), isOpen(ctx))
  ensure((await ctx.db.$count(rightDelegations, open)) < rightLimits.delegations, 'right.too_many_delegations')
  const [double] = await ctx.db
    .select({ id: rightDelegations.id })
    .from(rightDelegations)
    .where(
      and(
        open,
        eq(rightDelegations.agencyId, agency.id),
        lte(rightDelegations.from, until),
        gte(rightDelegations.until, from),
      ),
    )
  ensure(double === undefined, 'right.delegation_double', { current: { id: double?.id } })
  const [id, at] = [ctx.newId(), ctx.now()]
  await ctx.db.insert(rightDelegations).values({
    ...{ id, rightId: right.id, agencyId: agency.id, scope, from, until },
    withIdentity: scope === 'use' && body.withIdentity === 1,
    ...{ state: 'offered', offeredAt: at, stateAt: at },
  })
  await recordTrail(ctx, right.id, 'delegationOffered', { agency: agency.id, scope })
  await publish(ctx, 'right.delegation_offered', { userId: agency.id })
  return { id, state: 'offered' }
}
