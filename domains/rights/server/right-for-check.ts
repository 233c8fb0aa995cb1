import type { ActorCtx } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import { rightPapers } from './right.table.ts'
import { findReached, mayHavePaper } from './right-access.ts'
import { openFacts } from './right-facts.ts'
import { recordalsOf } from './view-right.ts'

/** What a pre-check compares a form with: a right that the caller may use; undefined for one that he does not reach so. */
export const findRightForCheck = async (
  ctx: Pick<ActorCtx<'cipher'>, 'db' | 'actor' | 'cipher' | 'now'>,
  id: string,
) => {
  const reached = await findReached(ctx, id, { need: 'use' })
  if (!reached) return undefined
  const { right } = reached
  const { obligeeName, rightEndDate } = openFacts(ctx, right)
  const recordals = (await recordalsOf(ctx, [right.id]))(right.id)
  const papers = await ctx.db
    .select({ kind: rightPapers.kind, validUntil: rightPapers.validUntil })
    .from(rightPapers)
    .where(eq(rightPapers.rightId, right.id))
  return { obligeeName, rightEndDate, recordals, papers: papers.filter(({ kind }) => mayHavePaper(reached, kind)) }
}
