import { markHit, searchedMarks } from '@portal/marks/contract'
import { chosenClass, chosenClasses, offeredClass } from '@portal/nice/contract'
import { optionalText, wholeNumber } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { lookUpKind } from './kind-field.ts'
import { markName, optionalMarkName } from './mark-name.ts'

/** What a check may find; `block` is what a submission refuses as well. */
const findingLevels = ['hint', 'warn', 'block'] as const
export type FindingLevel = (typeof findingLevels)[number]

const findingCodes = [
  'nice.sameGroup',
  'nice.similarGroup',
  'nice.moved',
  'nice.overTen',
  'nice.outsideBasic',
  'sign.prohibited',
  'sign.nonDistinctive',
  'sign.caution',
  'mark.same',
  'mark.similar',
  'order.sameName',
  'applicant.licence',
] as const

export const finding = z.object({
  code: z.enum(findingCodes),
  level: z.enum(findingLevels),
  text: z.string(),
  class_id: z.nullable(z.number()),
  group_id: z.nullable(z.string()),
  min_id: z.nullable(z.string()),
  law: z.nullable(z.object({ title: z.string(), article: z.string() })),
})
export type Finding = z.infer<typeof finding>

/** The basic mark of an international registration, as far as a check needs it. */
const basicGoods = z.object({ work_order_service: chosenClasses() })

export const checkForm = z.object({
  trademark_name: optionalMarkName,
  kind: lookUpKind,
  work_order_service: chosenClasses(),
  basic: z.optional(z.nullable(basicGoods)),
})
export type CheckForm = z.output<typeof checkForm>

export const checkReply = z.object({
  edition: z.string(),
  findings: z.array(finding),
  hits: z.array(markHit),
  searched: searchedMarks,
})
export type CheckReply = z.infer<typeof checkReply>

const rateWords = '通过率须为 1-100 的整数'

export const smartForm = z.object({
  trademark_name: markName,
  pass_rate: wholeNumber({ min: 1, max: 100, fallback: 0, msg: rateWords }),
  industry_code: optionalText(40),
  class_ids: z.optional(z.array(chosenClass.shape.class_id, { error: '类别有误' }).check(z.maxLength(45, '类别有误'))),
})
export type SmartForm = z.output<typeof smartForm>

export const smartReply = z.object({
  edition: z.string(),
  pass_rate: z.number(),
  searched: searchedMarks,
  classes: z.array(
    z.object({
      ...offeredClass.shape,
      /** 1 to 100, by comparison with the portal's own data; null where there are none. It predicts nothing. */
      score: z.nullable(z.number()),
      /** 1 where the score reaches `pass_rate`. */
      meets: z.union([z.literal(0), z.literal(1)]),
      reasons: z.array(z.string()),
    }),
  ),
})
export type SmartReply = z.infer<typeof smartReply>
