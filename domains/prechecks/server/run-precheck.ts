import { readUploads } from '@portal/files/server'
import { foldName } from '@portal/names/server'
import { type Day, shanghaiDayOf } from '@portal/platform/contract'
import type { ActorCtx } from '@portal/platform/server'
import { precheck } from '../contract/evaluate.ts'
import type { RightFacts, SeenFile } from '../contract/facts.ts'
import { type Finding, type PrecheckResult, verdictOf } from '../contract/finding.ts'
import { type PrecheckAsked, patienceMs } from '../contract/precheck.ts'
import { entriesOf } from '../contract/predicates.ts'
import type { PrecheckForm, Rule } from '../contract/rule.ts'
import { rulesInForce } from './rules-in-force.ts'
import { keepAnswer } from './told-answers.ts'

type PrecheckCtx = ActorCtx<'storage' | 'cipher' | 'log'>
/** Answers what the caller may know of a right, or undefined for one that is none of his. */
export type FindRight = (
  ctx: Pick<PrecheckCtx, 'db' | 'cipher' | 'actor' | 'now' | 'newId'>,
  id: string,
) => Promise<RightFacts | undefined>

/** The most files of one form that are read, and how long; what is not read by then is not judged. */
const mostFiles = 5
const readWithinMs = 5_000

/**
 * The addresses of the files that a form names. A file that comes twice is named twice, since each of its uploads has an
 * address of its own, but the same upload is read once.
 */
const urlsIn = (values: PrecheckAsked['values']): string[] => {
  const urls = entriesOf(values, 'voucher').flatMap((entry) =>
    typeof entry === 'object' && entry !== null && 'url' in entry && typeof entry.url === 'string' ? entry.url : [],
  )
  return [...new Set(urls)].slice(0, mostFiles)
}

type Judged = {
  rules: readonly Rule[]
  form: PrecheckForm
  values: Readonly<Record<string, unknown>>
  files: readonly SeenFile[]
  right: RightFacts | undefined
  today: Day
}

/** What these rules find in a form, its papers as they were read, and the right that it was filled from. */
export const findingsOf = ({ rules, form, values, files, right, today }: Judged): Finding[] =>
  precheck(rules, form, { values: { ...values, voucher: files }, today, seen: { files, right, foldName } })

/**
 * Checks a form and its papers by the rules in force. What is wrong with the form itself is not told here: the schema of the
 * form refuses it. An upload that is not the caller's is no file.
 */
export const runPrecheck =
  (findRight: FindRight | undefined) =>
  async (ctx: PrecheckCtx, { body: { form, values, right: id } }: { body: PrecheckAsked }): Promise<PrecheckResult> => {
    const began = performance.now()
    const urls = urlsIn(values)
    const files = await readUploads(ctx, { urls, ownerId: ctx.actor.userId, withinMs: readWithinMs })
    const right = id === '' ? undefined : await findRight?.(ctx, id)
    const { rules, ruleSet } = await rulesInForce(ctx, ctx.now())
    const findings = findingsOf({ rules, form, values, files, right, today: shanghaiDayOf(ctx.now()) })
    // Whoever sends does not wait longer, so that he was not told what comes later.
    if (performance.now() - began <= patienceMs)
      await keepAnswer(ctx, { form, values, files, right: right ? id : '', findings })
    return { ruleSet, verdict: verdictOf(findings), findings }
  }
