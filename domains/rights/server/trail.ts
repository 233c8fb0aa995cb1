import { shanghaiDayOf } from '@portal/platform/contract'
import type { ActorCtx } from '@portal/platform/server'
import { sql } from 'drizzle-orm'
import type { TrailAction, TrailDetail } from '../contract/trail.ts'
import { ensure } from './failures.ts'
import { rights, rightTrail } from './right.table.ts'

type Line = { action: TrailAction; detail?: TrailDetail }

/**
 * Writes a line of the trail of each of these rights, and answers how many were written: a right that is removed in the same
 * moment has none any more. Each right is held before its line, as whoever removes it holds it. `onceAs` names what a line is
 * written once for.
 */
export const addLines = async (
  ctx: Pick<ActorCtx, 'db' | 'now' | 'newId' | 'actor'>,
  rightIds: readonly string[],
  { action, detail = {}, onceAs }: Line & { onceAs?: (rightId: string) => string },
): Promise<number> => {
  if (rightIds.length === 0) return 0
  const lines = rightIds.map((rightId) => ({ id: ctx.newId(), right_id: rightId, event_id: onceAs?.(rightId) ?? null }))
  const { rowCount } = await ctx.db.execute(sql`
    insert into ${rightTrail} (id, right_id, at, actor_id, action, detail, event_id)
    select line.id, held.id, ${ctx.now().toISOString()}::timestamptz, ${ctx.actor.userId}::uuid, ${action},
      ${JSON.stringify(detail)}::jsonb, line.event_id
    from (
      select id from ${rights} where id = any(${sql.param([...rightIds])}::uuid[]) order by id for key share
    ) as held
    join jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line(id uuid, right_id uuid, event_id text)
      on line.right_id = held.id
    on conflict do nothing`)
  return rowCount ?? 0
}

/**
 * Writes a line of the trail of a right, or one of each of several, in the caller's transaction. Fails with `record.not_found`
 * for a right that was removed in the same moment, so that nobody is answered what its owner is not told.
 */
export const recordTrail = async (
  ctx: ActorCtx,
  rightId: string | readonly string[],
  action: TrailAction,
  detail: TrailDetail = {},
): Promise<void> => {
  const ids = [rightId].flat()
  ensure((await addLines(ctx, ids, { action, detail })) === ids.length, 'record.not_found')
}

/** What a look is that a person has by the way, on a page that he opens often: the owner is told of it once a day. */
const daily = {
  ofStaff: { action: 'listed' },
  ofAgency: { action: 'delegateListed' },
  ofCoverage: { action: 'delegateLooked', detail: { coverage: true } },
} as const satisfies Record<string, Line>

/** Writes down who has seen these rights by the way: a line of each right for a person and a day, however often he looks. */
export const recordGlance = async (
  ctx: Pick<ActorCtx, 'db' | 'now' | 'newId' | 'actor'>,
  rightIds: readonly string[],
  glance: keyof typeof daily,
): Promise<void> => {
  const day = shanghaiDayOf(ctx.now())
  const onceAs = (rightId: string) => `${glance} ${rightId} ${ctx.actor.userId} ${day}`
  await addLines(ctx, rightIds, { ...daily[glance], onceAs })
}
