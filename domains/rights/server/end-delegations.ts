import { type Ctx, publish } from '@portal/platform/server'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { isOpen } from './delegation-state.ts'
import { rightDelegations, rights } from './right.table.ts'
import { addLines } from './trail.ts'

type EndCtx = Pick<Ctx, 'db' | 'now' | 'newId'>

/** Tells the agencies of these rights, which are about to be removed with their delegations, that what was open has ended. */
export const tellAgencies = async (ctx: EndCtx, rightIds: readonly string[]): Promise<void> => {
  if (rightIds.length === 0) return
  const open = await ctx.db
    .selectDistinct({ userId: rightDelegations.agencyId })
    .from(rightDelegations)
    .where(and(inArray(rightDelegations.rightId, [...rightIds]), isOpen(ctx)))
  for (const { userId } of open) await publish(ctx, 'right.delegation_revoked', { userId })
}

/** Removes what was delegated to an agency whose account is closed; the owners are told what has ended by that. */
export const forgetAgency = async (ctx: EndCtx, agencyId: string): Promise<void> => {
  // The rights are held first, as whoever removes one does.
  const delegated = ctx.db
    .select({ id: rightDelegations.rightId })
    .from(rightDelegations)
    .where(eq(rightDelegations.agencyId, agencyId))
  await ctx.db
    .select({ id: rights.id })
    .from(rights)
    .where(inArray(rights.id, delegated))
    .orderBy(asc(rights.id))
    .for('key share')
  const open = await ctx.db
    .select({ id: rights.id, userId: rights.ownerId })
    .from(rightDelegations)
    .innerJoin(rights, eq(rights.id, rightDelegations.rightId))
    .where(and(eq(rightDelegations.agencyId, agencyId), isOpen(ctx)))
  for (const news of open) {
    const line = { action: 'delegationRevoked', detail: { agency: agencyId } } as const
    await addLines({ ...ctx, actor: { userId: agencyId } }, [news.id], line)
    await publish(ctx, 'right.delegation_revoked', news)
  }
  await ctx.db.delete(rightDelegations).where(eq(rightDelegations.agencyId, agencyId))
}
