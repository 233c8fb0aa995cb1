import { optionalText, orderedIssues, requiredText, wholeNumber } from '@portal/platform/contract'
import { roundFields, roundTexts } from '@portal/promises/contract'
import * as z from 'zod/mini'
import { whateverElse } from './fields.ts'
import { findKind } from './kinds.ts'
import { requestLimits } from './limits.ts'
import { voucherField } from './voucher.ts'

const { problem, dueDate, withdrawal } = roundFields
const { nothingAsked, tooMany, unexplained } = roundTexts
const paperNames = `一次最多补交${requestLimits.supplementPapers}份材料`

const paperLabel = requiredText('请填写需要补交的材料名称', { length: requestLimits.paperName })

/** What the desk asks for: fields of the form, papers beside it, and the last day (in Asia/Shanghai) to answer on. */
export const askForm = z
  .object({
    items: z.prefault(
      z
        .array(z.object({ field: requiredText('缺少需要补充的项目', { length: 64 }), problem }))
        .check(z.maxLength(requestLimits.supplementItems, tooMany)),
      [],
    ),
    papers: z.prefault(
      z.array(z.object({ label: paperLabel, problem })).check(z.maxLength(requestLimits.supplementPapers, paperNames)),
      [],
    ),
    dueDate,
    /** The desk's internal note; the customer never sees it. */
    note: optionalText(requestLimits.note),
  })
  .check(
    z.refine(
      ({ items, papers }) => !Array.isArray(items) || !Array.isArray(papers) || items.length + papers.length > 0,
      {
        ...whateverElse,
        path: ['items'],
        error: nothingAsked,
      },
    ),
  )
export type AskForm = z.output<typeof askForm>

/** The desk takes a round back; `reason` tells the customer why he need not answer any more. */
export const withdrawForm = z.object({
  reason: withdrawal,
  note: optionalText(requestLimits.note),
})

/**
 * The customer's answer to a round: `answers` by the keys of the round's items; the kind's schema judges their values.
 */
export const answerForm = z.object({
  businessSn: requiredText('缺少业务编号', { length: 32 }),
  round: wholeNumber({ min: 1, max: 10_000, fallback: 0, msg: '缺少补充轮次' }),
  answers: z.record(z.string(), z.unknown(), { error: '缺少补充内容' }),
  remark: optionalText(requestLimits.supplementRemark),
})
export type AnswerForm = z.output<typeof answerForm>

/**
 * Fields that the desk cannot mark: `city` and `county` come with `province`, and no form has a field for the others.
 */
const notAskedAgain = ['city', 'county', 'rightInfo', 'isDispute', 'answers', 'score']

/**
 * Fields that change together: a customer who corrects one must be able to correct the others, or the whole is refused.
 */
const companions: Readonly<Record<string, readonly string[]>> = {
  province: ['city', 'county'],
  obligeeRenType: ['idCard'],
  obligeeNation: ['idCard'],
  requirementType: ['complaintType', 'appealType'],
}

const labelsOf = (businessType: number): Readonly<Record<string, string>> => findKind(businessType)?.labels ?? {}

/** The fields of a kind that may be asked for again, in the order of its form, with their labels. */
export const supplementFields = (businessType: number): { field: string; label: string }[] =>
  Object.entries(labelsOf(businessType))
    .filter(([field]) => !notAskedAgain.includes(field))
    .map(([field, label]) => ({ field, label }))

/** One thing that the desk asked for: a field of the form, or, with `field` null, a paper that no field asks for. */
export type AskedItem = { key: string; field: string | null; label: string; problem: string }

/** The fields that an item opens to the customer: its own, then those that change with it, as far as no other item has them. */
export const fieldsOfItem = (businessType: number, item: AskedItem, items: readonly AskedItem[]): string[] => {
  const { field } = item
  if (field === null) return []
  const labels = labelsOf(businessType)
  const isTaken = (other: string) =>
    items.some((one) => one.field === other) ||
    items.slice(0, items.indexOf(item)).some((one) => one.field !== null && companions[one.field]?.includes(other))
  return [field, ...(companions[field] ?? []).filter((other) => other in labels && !isTaken(other))]
}

/** Whether a value is unchanged; an empty list of files means that the old file stays. */
const isSame = (before: unknown, after: unknown): boolean =>
  Array.isArray(after) ? after.length === 0 : String(after ?? '').trim() === String(before ?? '').trim()

type Values = Readonly<Record<string, unknown>>

/** The request as its form would send it, with the answers in place; where no new file came, the old one stays. */
export const withAnswers = (current: Values, answers: Values): Values => {
  const { voucher } = answers
  const isKept = Array.isArray(voucher) && voucher.length === 0
  return { ...current, ...answers, ...(isKept && { voucher: current.voucher }) }
}

/**
 * The form of one round: its fields, judged within the whole request by the very schema of the kind, its papers, and a
 * remark, which must be there where something that was asked for stays as it was. `current` is the request as its form
 * would send it.
 */
export const answerSchema = (businessType: number, items: readonly AskedItem[], current: Values) => {
  const body = findKind(businessType)?.body
  const fields = items.flatMap((item) => fieldsOfItem(businessType, item, items))
  const papers = items.filter(({ field }) => field === null)
  const messageOf = (value: Values, field: string): string | undefined =>
    body && orderedIssues(body, withAnswers(current, pick(value, fields))).find(({ path }) => path === field)?.msg
  const stays = (value: Values) =>
    items.some(({ key, field }) => isSame(field === null ? '' : current[field], value[key] ?? []))
  return z
    .object({
      ...Object.fromEntries(
        fields.map((field) => [field, field === 'voucher' ? voucherField : z.optional(z.unknown())]),
      ),
      ...Object.fromEntries(papers.map(({ key }) => [key, voucherField])),
      remark: optionalText(requestLimits.supplementRemark),
    } as Record<string, z.ZodMiniType>)
    .check(
      ...fields.map((field) =>
        z.refine<Values>((value) => messageOf(value, field) === undefined, {
          ...whateverElse,
          path: [field],
          error: ({ input }) => messageOf(input as Values, field) ?? '',
        }),
      ),
      z.refine<Values>((value) => String(value.remark ?? '').trim() !== '' || !stays(value), {
        ...whateverElse,
        path: ['remark'],
        error: unexplained,
      }),
    )
}

/** The values under these keys; a key without a value is left out. */
export const pick = (values: Values, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(keys.filter((key) => values[key] !== undefined).map((key) => [key, values[key]]))
