import type { ActorCtx } from '@portal/platform/server'
import type { SelfCheck } from '../contract/choices.ts'
import type { Scores } from '../contract/score.ts'
import { gradeSelfCheck } from './grade.ts'
import { selfChecks } from './self-check.table.ts'

/** Keeps a check with the scores that the server works out. */
export const saveSelfCheck = async (
  ctx: ActorCtx,
  { body }: { body: SelfCheck & { score: number } },
): Promise<{ id: string; scores: Scores }> => {
  const { score: claimed, ...check } = body
  const scores = gradeSelfCheck(check, claimed)
  const id = ctx.newId()
  await ctx.db.insert(selfChecks).values({
    ...check,
    id,
    userId: ctx.actor.userId,
    scores,
    score: scores.score,
    light: scores.light,
    createTime: ctx.now(),
  })
  return { id, scores }
}
