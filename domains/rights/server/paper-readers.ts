import { staffHolding } from '@portal/accounts/server'
import type { LinkReaders } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import type { RightPermission } from '../contract/permissions.ts'
import { rightPapers, rights } from './right.table.ts'
import { findReached, isShownToStaff, mayHavePaper } from './right-access.ts'
import { paperFileKind } from './right-papers.ts'

const compares: RightPermission = 'rights.verify'

/**
 * A reader opens a paper by the link that he was given only while he is shown it: an agency while the right is delegated to it for
 * use, staff while they are asked to compare it. An end counts at once, and not when the link runs out.
 */
export const paperReaders: LinkReaders = {
  kind: paperFileKind,
  mayStillRead: async (ctx, { ref, fileId, readerId }) => {
    const [paper] = await ctx.db
      .select({ kind: rightPapers.kind })
      .from(rightPapers)
      .where(and(eq(rightPapers.rightId, ref), eq(rightPapers.fileId, fileId)))
    if (!paper) return false
    const reached = await findReached({ ...ctx, actor: { userId: readerId } }, ref, { need: 'use' })
    if (reached) return mayHavePaper(reached, paper.kind)
    const isAsked = (await ctx.db.$count(rights, and(eq(rights.id, ref), isShownToStaff()))) > 0
    return isAsked && (await staffHolding(ctx, compares)).includes(readerId)
  },
}
