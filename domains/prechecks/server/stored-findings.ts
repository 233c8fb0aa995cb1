import { userNames, usernameOf } from '@portal/accounts/server'
import { type Ctx, sealedFields } from '@portal/platform/server'
import { asc, eq } from 'drizzle-orm'
import type { DeskFinding, StoredFinding } from '../contract/stored.ts'
import { precheckCases, precheckFindings } from './precheck.table.ts'

export type FindingRecord = typeof precheckFindings.$inferSelect

export const { seal: sealField, show: showField } = sealedFields(precheckFindings)

type ReadCtx = Pick<Ctx, 'db' | 'cipher'>

/** What was stored of a case, its findings in their order; undefined where nothing was. */
export const findStored = async ({ db }: Pick<Ctx, 'db'>, businessSn: string) => {
  const [stored] = await db.select().from(precheckCases).where(eq(precheckCases.businessSn, businessSn))
  if (!stored) return undefined
  const findings = await db
    .select()
    .from(precheckFindings)
    .where(eq(precheckFindings.caseId, stored.id))
    .orderBy(asc(precheckFindings.position))
  return { ...stored, findings }
}

export const storedFindingOf = (ctx: Pick<Ctx, 'cipher'>, row: FindingRecord): StoredFinding => {
  const { id, rule, version, level, field, text, why, source, mend, question, told } = row
  return { id, rule, version, level, field, file: showField(ctx, 'file', row), text, why, source, mend, question, told }
}

/** Findings as staff see them, with what was said of each. */
export const deskFindingsOf = async (ctx: ReadCtx, rows: readonly FindingRecord[]): Promise<DeskFinding[]> => {
  const names = await userNames(
    ctx,
    rows.flatMap(({ verdictBy }) => verdictBy ?? []),
  )
  return rows.map((row) => {
    const { verdict, verdictBy, verdictAt, askedRound } = row
    const judged =
      verdict && verdictBy && verdictAt
        ? {
            verdict,
            note: showField(ctx, 'verdictNote', row),
            by: usernameOf(names, verdictBy),
            at: verdictAt.getTime(),
          }
        : null
    return { ...storedFindingOf(ctx, row), judged, askedRound }
  })
}
