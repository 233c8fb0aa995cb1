import { isDay, optionalText, pageOf, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'

/** `renewal`: computed here, from what became of patents; `price`: computed elsewhere and recorded by staff. */
export const validationKinds = ['renewal', 'price'] as const
export type ValidationKind = (typeof validationKinds)[number]
export const validationKindLabels = {
  renewal: '续费验证',
  price: '价格验证',
} as const satisfies Record<ValidationKind, string>

export const validationStates = ['running', 'failed', 'finished'] as const
export type ValidationState = (typeof validationStates)[number]

export const verdicts = ['insufficient', 'missed', 'reached'] as const
export type Verdict = (typeof verdicts)[number]

const renewalFigures = z.object({
  auc: z.number(),
  aucLow: z.number(),
  aucHigh: z.number(),
  citationsAuc: z.number(),
  /** Null where no slope fits. */
  slope: z.nullable(z.number()),
})
const priceFigures = z.object({
  /** Rank correlation of valued and paid prices, -1 to 1. */
  spearman: z.number(),
  /** How many of the paid prices lie between the quartiles of the valuation, 0 to 1. */
  coverage: z.number(),
})

export const validation = z.object({
  id: z.string(),
  kind: z.enum(validationKinds),
  state: z.enum(validationStates),
  /** What was validated: the model, the parameters and the cohort in force then. */
  model: z.string(),
  parameters: z.string(),
  cohort: z.string(),
  /** Cases; null before they are counted. */
  n: z.nullable(z.number()),
  /** How many of them were alive; null of a price validation. */
  alive: z.nullable(z.number()),
  /** The day of the validation, `YYYY-MM-DD`. */
  day: z.string(),
  /** Where the cases are from; null of a renewal validation, whose cases are the records. */
  source: z.nullable(z.string()),
  note: z.string(),
  renewal: z.nullable(renewalFigures),
  price: z.nullable(priceFigures),
  /** Null before it is over, and where it failed. */
  verdict: z.nullable(z.enum(verdicts)),
  isDemonstration: z.boolean(),
  failure: z.nullable(z.string()),
  createTime: z.number(),
  createdBy: z.nullable(z.string()),
})
export type Validation = z.infer<typeof validation>

/** The validations, newest first, and whether the model in force is calibrated by them. */
export const validationList = z.extend(pageOf(validation), {
  calibrated: z.boolean(),
  /** The names of what is in force, which a price validation names. */
  inForce: z.object({ parameters: z.string(), cohort: z.string() }),
})

const shareText = (missing: string, wrong: string, least: number) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
    z
      .number({ error: (issue) => (issue.input === undefined || issue.input === '' ? missing : wrong) })
      .check(z.gte(least, wrong), z.lte(1, wrong)),
  )

const countWrong = '件数应为正整数'

export const validationLimits = { cases: 10_000_000, source: 200, note: 500 } as const

/** What staff record of a price validation. Figures come as numbers, or as text from a form. */
export const priceForm = z.object({
  kind: z.literal('price'),
  n: z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value)),
    z
      .number({ error: (issue) => (issue.input === undefined || issue.input === '' ? '请填写件数' : countWrong) })
      .check(z.int(countWrong), z.gte(1, countWrong), z.lte(validationLimits.cases, countWrong)),
  ),
  day: requiredText('请选择验证日期').check(z.refine(isDay, { error: '验证日期有误' })),
  source: requiredText('请填写来源', { length: validationLimits.source }),
  spearman: shareText('请填写等级相关系数', '等级相关系数应在 -1 与 1 之间', -1),
  coverage: shareText('请填写区间覆盖率', '区间覆盖率应在 0 与 1 之间', 0),
  note: optionalText(validationLimits.note),
  /** What was validated; where it is told and no longer in force, nothing is recorded. */
  parameters: z.optional(z.string()),
  cohort: z.optional(z.string()),
})
export type PriceForm = z.output<typeof priceForm>

/** A renewal validation is asked for; a price validation is recorded. */
export const validationForm = z.discriminatedUnion('kind', [z.object({ kind: z.literal('renewal') }), priceForm], {
  error: '请选择验证种类',
})
export type ValidationForm = z.output<typeof validationForm>
