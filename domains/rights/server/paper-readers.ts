import type { LinkReaders } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { rightDelegations, rightPapers } from './right.table.ts'
import { findReached, mayHavePaper } from './right-access.ts'
import { paperFileKind } from './right-papers.ts'

/**
 * An agency opens a paper by the link that it was given only while the right is delegated to it for use: an end counts at once,
 * and not when the link runs out. Other readers are staff, whose links run out by themselves.
 */
export const paperReaders: LinkReaders = {
  kind: paperFileKind,
  mayStillRead: async (ctx, { ref, fileId, readerId }) => {
    const ofAgency = and(eq(rightDelegations.rightId, ref), eq(rightDelegations.agencyId, readerId))
    if ((await ctx.db.$count(rightDelegations, ofAgency)) === 0) return true
    const reached = await findReached({ ...ctx, actor: { userId: readerId } }, ref, { need: 'use' })
    if (!reached) return false
    const [paper] = await ctx.db
      .select({ kind: rightPapers.kind })
      .from(rightPapers)
      .where(and(eq(rightPapers.rightId, ref), eq(rightPapers.fileId, fileId)))
    return paper !== undefined && mayHavePaper(reached, paper.kind)
  },
}
