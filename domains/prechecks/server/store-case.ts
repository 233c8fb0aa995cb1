import { readPapersOf } from '@portal/files/server'
import { shanghaiDayOf } from '@portal/platform/contract'
import type { Job, JobCtx, Listener } from '@portal/platform/server'
import { eq, inArray } from 'drizzle-orm'
import * as z from 'zod/mini'
import { isDue, isUrgent } from '../contract/due.ts'
import { isOfFields } from '../contract/evaluate.ts'
import type { Finding } from '../contract/finding.ts'
import type { Rule } from '../contract/rule.ts'
import type { CaseSource, CheckedCase } from './case-source.ts'
import { precheckAnswers, precheckCases, precheckFindings } from './precheck.table.ts'
import { rulesInForce } from './rules-in-force.ts'
import { type FindRight, findingsOf } from './run-precheck.ts'
import { sealField } from './stored-findings.ts'
import { findAnswer, type ToldAnswer } from './told-answers.ts'

const submission = z.object({ businessSn: z.string() })

/** The job has time: what is not read of the papers would be missing from the case for ever. */
const readWithinMs = 60_000

/**
 * Whether the sender was told: what the page finds by itself it says beside each answer of the server, and of a field that he never
 * came to in the question before sending alone, which lists hints only beside others and is not asked where it is urgent.
 */
const wasTold = (
  rules: readonly Rule[],
  finding: Finding,
  { answer, found: { form, values } }: { answer: ToldAnswer | undefined; found: CheckedCase },
): boolean | null => {
  if (answer === undefined) return null
  const { rule, file, level } = finding
  const isKnown =
    rules.some((one) => one.id === rule && isOfFields(one)) ||
    answer.findings.some((one) => one.rule === rule && one.file === file)
  return isKnown && (isDue(finding, values) || (level !== 'hint' && !isUrgent(form, values)))
}

const isStored = async ({ db }: Pick<JobCtx, 'db'>, businessSn: string): Promise<boolean> => {
  const { id, businessSn: number } = precheckCases
  const found = await db.select({ id }).from(precheckCases).where(eq(number, businessSn))
  return found.length > 0
}

const judge = async (ctx: JobCtx, found: CheckedCase, findRight: FindRight | undefined) => {
  const { form, ownerId, submittedAt, values } = found
  const files = await readPapersOf(ctx, { ...found.papers, withinMs: readWithinMs })
  const answer = await findAnswer(ctx, { form, values, files, right: found.rightId ?? '', ownerId, submittedAt })
  const asOwner = { ...ctx, actor: { userId: ownerId } }
  const right = found.rightId === null ? undefined : await findRight?.(asOwner, found.rightId)
  const { rules, ruleSet } = await rulesInForce(ctx, new Date(submittedAt))
  const findings = findingsOf({ rules, form, values, files, right, today: shanghaiDayOf(submittedAt) })
  return { answer, ruleSet, rules, findings }
}

/**
 * Computes the findings of a case once more after its submission, and stores them with it. The event comes at least once, also
 * after a process died over it; what is stored already stays.
 */
const storeCase =
  (source: CaseSource, findRight: FindRight | undefined) =>
  async (ctx: JobCtx, businessSn: string): Promise<void> => {
    const found = await source.find(ctx, businessSn)
    if (!found || (await isStored(ctx, businessSn))) return
    const { answer, ruleSet, rules, findings } = await judge(ctx, found, findRight)
    const { form, ownerId, submittedAt } = found
    await ctx.db.transaction(async (tx) => {
      const caseId = ctx.newId()
      const head = { form, ownerId, submittedAt, ruleSet, checkedAt: ctx.now() }
      const stored = await tx
        .insert(precheckCases)
        .values({ id: caseId, businessSn, ...head })
        .onConflictDoNothing()
        .returning({ id: precheckCases.id })
      if (stored.length === 0) return
      const rows = findings.map((finding, position) => {
        const id = ctx.newId()
        const file = sealField(ctx, 'file', id, finding.file)
        return { ...finding, id, caseId, position, file, told: wasTold(rules, finding, { answer, found }) }
      })
      if (rows.length > 0) await tx.insert(precheckFindings).values(rows)
      if (answer) await tx.delete(precheckAnswers).where(eq(precheckAnswers.id, answer.id))
    })
  }

export const caseListener = (source: CaseSource, findRight: FindRight | undefined): Listener => ({
  event: source.submitted,
  name: 'prechecks-store-case',
  react: (ctx, data) => storeCase(source, findRight)(ctx, submission.parse(data).businessSn),
})

const hourMs = 3_600_000
/** How long a case is looked for whose event was lost, and how young a case still waits for its own. */
const missedFor = { fromMs: 7 * 24 * hourMs, toMs: hourMs } as const
/** The most cases of one run. */
const batch = 100

/** Stores the findings of cases of the last days whose event was lost, as after a stand-still of the store of files. */
export const missedCases = (source: CaseSource, findRight: FindRight | undefined): Job => ({
  name: 'prechecks.missed-cases',
  cron: '17 * * * *',
  run: async (ctx) => {
    const now = ctx.now().getTime()
    const span = { from: new Date(now - missedFor.fromMs), to: new Date(now - missedFor.toMs) }
    const numbers = await source.submittedIn(ctx, span)
    if (numbers.length === 0) return
    const { businessSn } = precheckCases
    const stored = await ctx.db.select({ businessSn }).from(precheckCases).where(inArray(businessSn, numbers))
    const there = new Set(stored.map((one) => one.businessSn))
    const missed = numbers.filter((number) => !there.has(number)).slice(0, batch)
    const failures: unknown[] = []
    // A case that cannot be judged does not keep the others from it; the job then fails, and is seen to have failed.
    for (const number of missed)
      await storeCase(source, findRight)(ctx, number).catch((error: unknown) => failures.push(error))
    const cases = missed.length - failures.length
    if (cases > 0) ctx.log.warn({ cases }, 'findings of cases were stored that had been missed')
    if (failures.length > 0)
      throw new AggregateError(failures, `findings of ${failures.length} of ${missed.length} cases were not stored`)
  },
})
