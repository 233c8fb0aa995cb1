import { type ActorCtx, isId, loggedAs, recordAct } from '@portal/platform/server'
import { and, eq, getTableColumns } from 'drizzle-orm'
import { type JudgementForm, judgementWords } from '../contract/judgement.ts'
import type { CaseSource } from './case-source.ts'
import { ensure } from './failures.ts'
import { precheckCases, precheckFindings } from './precheck.table.ts'
import { sealField } from './stored-findings.ts'

type Target = { params: { businessSn: string; findingId: string } }

/** Says of a finding whether it is right; who says it again has the last word. */
export const judgeFinding =
  ({ record }: CaseSource) =>
  async (
    ctx: ActorCtx<'cipher'>,
    { params, body }: Target & { body: JudgementForm },
  ): Promise<Record<string, never>> => {
    const { businessSn, findingId } = params
    ensure(isId(findingId), 'record.not_found')
    const [finding] = await ctx.db
      .select(getTableColumns(precheckFindings))
      .from(precheckFindings)
      .innerJoin(precheckCases, eq(precheckCases.id, precheckFindings.caseId))
      .where(and(eq(precheckFindings.id, findingId), eq(precheckCases.businessSn, businessSn)))
      .for('update', { of: precheckFindings })
    ensure(finding, 'record.not_found')
    const { verdict, note } = body
    await ctx.db
      .update(precheckFindings)
      .set({
        verdict,
        verdictNote: note === '' ? null : sealField(ctx, 'verdictNote', finding.id, note),
        verdictBy: ctx.actor.userId,
        verdictAt: ctx.now(),
      })
      .where(eq(precheckFindings.id, finding.id))
    const of = { rule: finding.rule, version: finding.version }
    const before = finding.verdict === null ? null : judgementWords[finding.verdict]
    await recordAct(ctx, {
      ...loggedAs(record, businessSn),
      // What the note says is erased with the case, so that the log tells only that there is one.
      before: { ...of, verdict: before, hasNote: finding.verdictNote !== null },
      after: { ...of, verdict: judgementWords[verdict], hasNote: note !== '' },
    })
    return {}
  }
