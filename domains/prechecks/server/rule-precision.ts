import type { Ctx } from '@portal/platform/server'
import { and, asc, count, eq, gte, lte, sql } from 'drizzle-orm'
import { type PrecisionQuery, type PrecisionTable, precisionOf } from '../contract/precision.ts'
import { precheckCases, precheckFindings } from './precheck.table.ts'

const moment = (at: number): Date => new Date(at)

/** How often each version of each rule was right, among the findings of cases that were submitted in a span of time. */
export const rulePrecision = async (
  { db }: Pick<Ctx, 'db'>,
  { query: { from, to } }: { query: PrecisionQuery },
): Promise<PrecisionTable> => {
  const { rule, version, level, verdict } = precheckFindings
  const { submittedAt } = precheckCases
  const rows = await db
    .select({
      rule,
      version,
      level,
      shown: count(),
      judged: count(verdict),
      right: sql`count(*) filter (where ${verdict} = 'right')`.mapWith(Number),
      wrong: sql`count(*) filter (where ${verdict} = 'wrong')`.mapWith(Number),
    })
    .from(precheckFindings)
    .innerJoin(precheckCases, eq(precheckCases.id, precheckFindings.caseId))
    .where(
      and(
        from === null ? undefined : gte(submittedAt, moment(from)),
        to === null ? undefined : lte(submittedAt, moment(to)),
      ),
    )
    .groupBy(rule, version, level)
    .orderBy(asc(rule), asc(version))
  return { rows: rows.map((row) => ({ ...row, ...precisionOf(row.right, row.wrong) })) }
}
