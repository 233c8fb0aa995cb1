import { providersInOffice } from '@portal/accounts/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import { type ActorCtx, isId } from '@portal/platform/server'
import { and, eq, gte, inArray, isNotNull, lte, or, type SQL } from 'drizzle-orm'
import { type RightAccess, rightAccesses } from '../contract/access.ts'
import type { PaperKind } from '../contract/paper-kinds.ts'
import { ensure } from './failures.ts'
import { rightDelegations, rights } from './right.table.ts'
import type { RightRecord } from './right-facts.ts'

export type ReachCtx = Pick<ActorCtx, 'db' | 'actor' | 'now'>

/** The caller's own rights, as a condition. */
export const isOwn = ({ actor }: Pick<ReachCtx, 'actor'>): SQL => eq(rights.ownerId, actor.userId)

/** The delegations that count for the caller today: he has accepted them, and he is an agency in office. */
const isCounted = (ctx: ReachCtx): SQL | undefined => {
  const today = shanghaiDayOf(ctx.now())
  return and(
    eq(rightDelegations.agencyId, ctx.actor.userId),
    eq(rightDelegations.state, 'active'),
    lte(rightDelegations.from, today),
    gte(rightDelegations.until, today),
    inArray(rightDelegations.agencyId, providersInOffice(ctx)),
  )
}

/** The rights that others have delegated to the caller, as a condition. */
export const isDelegated = (ctx: ReachCtx): SQL =>
  inArray(rights.id, ctx.db.select({ id: rightDelegations.rightId }).from(rightDelegations).where(isCounted(ctx)))

/** The rights that staff see, as a condition: each only while its owner asks them to compare it. */
export const isShownToStaff = (): SQL => eq(rights.verification, 'asked')

/** The rights that the caller reaches, as a condition. */
export const isReached = (ctx: ReachCtx): SQL | undefined => or(isOwn(ctx), isDelegated(ctx))

/** A right, in which way the caller reaches it, and whether identity papers are among those that he may use. */
export type Reached = { right: RightRecord; access: RightAccess; withIdentity: boolean }

type Delegation = Pick<typeof rightDelegations.$inferSelect, 'scope' | 'withIdentity'>

const reachedBy = (
  { actor }: Pick<ReachCtx, 'actor'>,
  right: RightRecord,
  delegation: Delegation | null | undefined,
): Reached | undefined => {
  if (right.ownerId === actor.userId) return { right, access: 'owner', withIdentity: true }
  return delegation ? { right, access: delegation.scope, withIdentity: delegation.withIdentity } : undefined
}

/** In which way the caller reaches each of these rights; one that he reaches no more is left out. */
export const reachedAmong = async (
  ctx: ReachCtx,
  found: readonly RightRecord[],
): Promise<ReadonlyMap<string, Reached>> => {
  const others = found.filter(({ ownerId }) => ownerId !== ctx.actor.userId).map(({ id }) => id)
  const delegations =
    others.length === 0
      ? []
      : await ctx.db
          .select()
          .from(rightDelegations)
          .where(and(inArray(rightDelegations.rightId, others), isCounted(ctx)))
  const byRight = new Map(delegations.map((one) => [one.rightId, one]))
  const reached = found.map((right) => reachedBy(ctx, right, byRight.get(right.id)))
  return new Map(reached.flatMap((one) => (one ? [[one.right.id, one] as const] : [])))
}

const selectReached = (ctx: ReachCtx, id: string) =>
  ctx.db
    .select({ right: rights, delegation: rightDelegations })
    .from(rights)
    .leftJoin(rightDelegations, and(eq(rightDelegations.rightId, rights.id), isCounted(ctx)))
    .where(and(eq(rights.id, id), or(isOwn(ctx), isNotNull(rightDelegations.id))))

const isEnough = (access: RightAccess, need: RightAccess): boolean =>
  rightAccesses.indexOf(access) >= rightAccesses.indexOf(need)

/**
 * A right that the caller reaches in the way that is needed, at least; undefined for any other. With `steady` nobody changes
 * or removes it until the transaction ends, while others may rely on it as well.
 */
export const findReached = async (
  ctx: ReachCtx,
  id: string,
  { need, steady = false }: { need: RightAccess; steady?: boolean },
): Promise<Reached | undefined> => {
  if (!isId(id)) return undefined
  const select = selectReached(ctx, id)
  const [row] = await (steady ? select.for('share', { of: rights }) : select)
  const reached = row && reachedBy(ctx, row.right, row.delegation)
  return reached && isEnough(reached.access, need) ? reached : undefined
}

/**
 * A right that the caller reaches in the way that is needed, at least; with `held` its row is locked until the transaction
 * ends. A right that he does not reach at all fails like one that does not exist; one that he reaches in a lesser way fails
 * with `access.denied`.
 */
export const getRight = async (
  ctx: ReachCtx,
  id: string,
  { need, held = false }: { need: RightAccess; held?: boolean },
): Promise<Reached> => {
  ensure(isId(id), 'record.not_found')
  const select = selectReached(ctx, id)
  const [row] = await (held ? select.for('update', { of: rights }) : select)
  const reached = row && reachedBy(ctx, row.right, row.delegation)
  ensure(reached, 'record.not_found')
  ensure(isEnough(reached.access, need), 'access.denied')
  return reached
}

/** Whether a paper of this kind is among those that the caller may see and use. */
export const mayHavePaper = (
  { access, withIdentity }: Pick<Reached, 'access' | 'withIdentity'>,
  kind: PaperKind,
): boolean => access === 'owner' || (access === 'use' && (kind !== 'identity' || withIdentity))
