import type { PersonalSource } from '@portal/platform/server'
import { eq, inArray } from 'drizzle-orm'
import { precheckAnswers, precheckCases, precheckFindings } from './precheck.table.ts'
import { showField } from './stored-findings.ts'

/**
 * What this domain keeps of a person. What he was told of a form that he has not sent goes at once; of his cases stay which rules
 * spoke and what staff said of them, without the names of his files and without notes.
 */
export const prechecksPersonal: PersonalSource = {
  copy: async (ctx, userId) => {
    const rows = await ctx.db
      .select()
      .from(precheckFindings)
      .innerJoin(precheckCases, eq(precheckCases.id, precheckFindings.caseId))
      .where(eq(precheckCases.ownerId, userId))
      .orderBy(precheckCases.submittedAt, precheckFindings.position)
    return [
      {
        name: '海外维权业务的材料预审',
        rows: rows.map(({ precheck_case: { businessSn, submittedAt }, precheck_finding: found }) => {
          const { level, field, text, mend, told } = found
          return { businessSn, submittedAt, level, field, file: showField(ctx, 'file', found), text, mend, told }
        }),
      },
    ]
  },
  eraseAtOnce: async ({ db }, userId) => {
    await db.delete(precheckAnswers).where(eq(precheckAnswers.ownerId, userId))
  },
  eraseLater: async ({ db }, userId) => {
    const { id, ownerId } = precheckCases
    await db
      .update(precheckFindings)
      .set({ file: null, verdictNote: null })
      .where(inArray(precheckFindings.caseId, db.select({ id }).from(precheckCases).where(eq(ownerId, userId))))
  },
}
