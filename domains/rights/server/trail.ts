import type { ActorCtx } from '@portal/platform/server'
import type { TrailAction, TrailDetail } from '../contract/trail.ts'
import { rightTrail } from './right.table.ts'

/** Writes a line of the trail of a right, or one of each of several, in the caller's transaction. */
export const recordTrail = async (
  ctx: ActorCtx,
  rightId: string | readonly string[],
  action: TrailAction,
  detail: TrailDetail = {},
): Promise<void> => {
  const [at, actorId] = [ctx.now(), ctx.actor.userId]
  await ctx.db
    .insert(rightTrail)
    .values([rightId].flat().map((one) => ({ id: ctx.newId(), rightId: one, at, actorId, action, detail })))
}
