import { type ActorCtx, ensureField, isAppFailure, isId } from '@portal/platform/server'
import { roundTexts } from '@portal/promises/contract'
import { and, asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import { problemOf } from '../contract/finding.ts'
import type { SupplementForm } from '../contract/stored.ts'
import type { CaseSource } from './case-source.ts'
import { ensure, fail } from './failures.ts'
import { precheckCases, precheckFindings } from './precheck.table.ts'
import { type FindingRecord, showField } from './stored-findings.ts'

type Target = { params: { businessSn: string } }

/** The chosen findings of the case, in their order. */
const chosenOf = async (
  ctx: Pick<ActorCtx, 'db'>,
  businessSn: string,
  ids: readonly string[],
): Promise<FindingRecord[]> => {
  ensureField(ids.every(isId), 'findings', roundTexts.wrongItems)
  const found = await ctx.db
    .select(getTableColumns(precheckFindings))
    .from(precheckFindings)
    .innerJoin(precheckCases, eq(precheckCases.id, precheckFindings.caseId))
    .where(and(inArray(precheckFindings.id, [...ids]), eq(precheckCases.businessSn, businessSn)))
    .orderBy(asc(precheckFindings.position))
  ensureField(found.length === new Set(ids).size, 'findings', roundTexts.wrongItems)
  return found
}

/**
 * Makes the chosen findings a round of supplement of their case, each with the words that staff wrote or, without them, with
 * what its rule says to do. The rules of the case's state are those of whoever has the case.
 */
export const askSupplement =
  (source: CaseSource) =>
  async (ctx: ActorCtx<'cipher'>, { params: { businessSn }, body }: Target & { body: SupplementForm }) => {
    ensure(await source.find(ctx, businessSn), 'record.not_found')
    const words = new Map(body.findings.map(({ id, problem }) => [id, problem]))
    const chosen = await chosenOf(ctx, businessSn, [...words.keys()])
    const items = chosen.map((finding) => ({
      field: finding.field,
      problem: words.get(finding.id) || problemOf({ ...finding, file: showField(ctx, 'file', finding) }),
    }))
    const { round } = await askOwner(source, ctx, { businessSn, items, dueDate: body.dueDate })
    const ids = chosen.map(({ id }) => id)
    await ctx.db.update(precheckFindings).set({ askedRound: round }).where(inArray(precheckFindings.id, ids))
    return { round }
  }

/** Has the owner asked; a refusal by the state of the case keeps its words. */
const askOwner = async (source: CaseSource, ...asked: Parameters<CaseSource['askSupplement']>) => {
  try {
    return await source.askSupplement(...asked)
  } catch (error) {
    if (isAppFailure(error) && error.failure.http === 409)
      return fail('precheck.case_moved', { msg: error.failure.msg, cause: error })
    throw error
  }
}
