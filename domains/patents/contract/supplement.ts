import { optionalText, whateverElse, wholeNumber } from '@portal/platform/contract'
import { roundCourse, roundFields, roundLimits, roundTexts } from '@portal/promises/contract'
import * as z from 'zod/mini'
import { correctableFields, filesOf } from './apply.ts'
import { byNumber } from './desk.ts'
import { applyLabels } from './labels.ts'
import { materialKinds, materialLabels } from './materials.ts'

const { problem, dueDate, withdrawal } = roundFields
const { nothingAsked, tooMany, wrongItems, unexplained } = roundTexts

export type CorrectableField = keyof typeof correctableFields
export type Correctable = Readonly<Record<CorrectableField, string | null>>

/** What the desk may ask to be corrected, in the order of the form. The type decides the price, and stays. */
export const correctable = Object.keys(correctableFields) as CorrectableField[]
const wrong = { error: wrongItems }

/** What the desk asks for, each thing once: a field of the form, or a kind of material, and what is wrong with it. */
const askedThing = z
  .object({
    field: z.optional(z.enum(correctable, wrong)),
    kind: z.optional(z.enum(materialKinds, wrong)),
    problem,
  })
  .check(z.refine(({ field, kind }) => (field === undefined) !== (kind === undefined), wrong))

const keyOf = ({ field, kind }: { field?: string | undefined; kind?: string | undefined }): string | undefined =>
  field ?? kind

export const askForm = z.object({
  items: z.array(askedThing, { error: nothingAsked }).check(
    z.minLength(1, nothingAsked),
    z.maxLength(roundLimits.supplementItems, tooMany),
    z.refine((items) => new Set(items.map(keyOf)).size === items.length, wrong),
  ),
  dueDate,
})
export type AskForm = z.output<typeof askForm>

export const withdrawAskForm = z.object({ reason: withdrawal })
export type WithdrawAskForm = z.output<typeof withdrawAskForm>

const askedItem = z.object({
  /** The field or the kind of material, by which the answer names it. */
  key: z.string(),
  field: z.nullable(z.enum(correctable)),
  kind: z.nullable(z.enum(materialKinds)),
  label: z.string(),
  problem: z.string(),
})
export type AskedItem = z.infer<typeof askedItem>

/** The items of a round as they are kept, with the names by which people know them. */
export const itemsOf = ({ items }: AskForm): AskedItem[] =>
  items.flatMap(({ field, kind, problem: said }): AskedItem[] => {
    if (field) return [{ key: field, field, kind: null, label: applyLabels[field], problem: said }]
    return kind ? [{ key: kind, field: null, kind, label: materialLabels[kind], problem: said }] : []
  })

/** A round as owner and desk see it; `changes` says what the answer changed, in words. */
export const supplementRound = z.object({
  ...roundCourse,
  items: z.array(askedItem),
  changes: z.array(z.object({ label: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
})
export type SupplementRound = z.infer<typeof supplementRound>

/** The customer's answer: the new values of the fields, and the files of what was asked for. */
export const answerForm = z.object({
  ...byNumber.shape,
  round: wholeNumber({ min: 1, max: 10_000, fallback: 0, msg: '缺少补充轮次' }),
  answers: z.prefault(z.record(z.string(), z.unknown(), { error: '缺少补充内容' }), {}),
  files: z.prefault(filesOf(materialKinds), []),
  remark: optionalText(roundLimits.supplementRemark),
})
export type AnswerForm = z.output<typeof answerForm>

type Answered = Readonly<Record<string, unknown>>

const plain = (value: unknown): string => String(value ?? '').trim()

/** Whether something that was asked for stays as it was, so that the remark has to say why. */
const stays = (items: readonly AskedItem[], current: Correctable, answer: Answered): boolean => {
  const files: readonly unknown[] = Array.isArray(answer.files) ? answer.files : []
  const brought = files.map((file) => (file as { kind?: unknown }).kind)
  return items.some(({ field, kind }) =>
    field === null ? !brought.includes(kind) : plain(answer[field]) === plain(current[field]),
  )
}

/** The form of one round: the fields that are asked for, by the rules of the application, the files and a remark. */
export const answerSchema = (items: readonly AskedItem[], current: Correctable) => {
  const fields = items.flatMap(({ field }) => field ?? [])
  return z
    .object({
      ...Object.fromEntries(fields.map((field) => [field, correctableFields[field]])),
      files: z.prefault(filesOf(materialKinds), []),
      remark: answerForm.shape.remark,
    } as Record<string, z.ZodMiniType>)
    .check(
      z.refine<Answered>((answer) => plain(answer.remark) !== '' || !stays(items, current, answer), {
        ...whateverElse,
        path: ['remark'],
        error: unexplained,
      }),
    )
}
