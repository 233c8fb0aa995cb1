import { paperKinds } from '@portal/rights/contract'
import * as z from 'zod/mini'
import { type CheckedField, checkedFields, listFields } from './checked-fields.ts'
import { patternIds } from './patterns.ts'
import { isOfFile, predicatesOf, type When } from './when.ts'

/** So deep may a condition go, and so many predicates may it hold: more than anybody could check by reading it. */
export const whenLimits = { depth: 4, predicates: 12, number: 10_000 } as const

/** The least number that a predicate takes; a term that has ended a day ago is −1. */
const leastNumbers = { below: 1, px: 1, pages: 1, days: -1 } as const
const numberRule = (min: number): string => `条件中的数值须为 ${min} 至 ${whenLimits.number} 的整数`

const number = (name: keyof typeof leastNumbers) => {
  const rule = numberRule(leastNumbers[name])
  return z.int({ error: rule }).check(z.minimum(leastNumbers[name], rule), z.maximum(whenLimits.number, rule))
}
const field = z.enum(checkedFields as [CheckedField, ...CheckedField[]], { error: '条件中的字段有误' })
const kind = z.enum(paperKinds, { error: '条件中的材料类型有误' })
const pattern = z.enum(patternIds, { error: '条件中的内容有误' })

const predicate = z.discriminatedUnion(
  'is',
  [
    z.object({ is: z.literal('empty'), field }),
    z.object({ is: z.literal('matches'), field, pattern }),
    z.object({
      is: z.literal('count'),
      field: z.enum(listFields, { error: '只有列表可以计数' }),
      below: number('below'),
    }),
    z.object({ is: z.enum(['always', 'unreadable', 'blank', 'sharpnessBelow', 'noTextLayer', 'sameFile']) }),
    z.object({ is: z.literal('sideBelow'), px: number('px') }),
    z.object({ is: z.literal('textLacks'), field }),
    z.object({ is: z.literal('pagesAbove'), pages: number('pages') }),
    z.object({ is: z.literal('lacksPaper'), kind }),
    z.object({ is: z.literal('paperEndsWithin'), kind, days: number('days') }),
    z.object({ is: z.literal('namesDiffer'), field }),
    z.object({ is: z.literal('rightEndsWithin'), days: number('days') }),
    z.object({ is: z.literal('rightRecorded') }),
  ],
  { error: '条件中有不认识的判断' },
)
/** One predicate of the closed list, as the page types it and the server takes it. */
export const predicateForm: z.ZodMiniType<When> = predicate

const some = (part: z.ZodMiniType<When>) =>
  z.array(part, { error: '条件须为列表' }).check(z.minLength(1, '条件不能为空'))

const conditionOf = (depth: number): z.ZodMiniType<When> => {
  if (depth === 0) return predicate
  const part = conditionOf(depth - 1)
  return z.union([predicate, z.object({ all: some(part) }), z.object({ any: some(part) }), z.object({ not: part })], {
    error: '条件有误',
  })
}

/**
 * Whether a value is no larger than a condition can be. It is asked before the union reads the value, which tries each of its
 * members on each part: a hundred thousand parts would hold up the server for seconds.
 */
const isSmall = (value: unknown): boolean => {
  const most = whenLimits.predicates * (whenLimits.depth + 4)
  const waiting: unknown[] = [value]
  for (let seen = 0; waiting.length > 0; seen += 1) {
    if (seen > most) return false
    const one = waiting.pop()
    if (typeof one !== 'object' || one === null) continue
    const parts = Object.values(one)
    if (parts.length > most) return false
    waiting.push(...parts)
  }
  return true
}

type Fault = { path: (string | number)[]; message: string }

/** What is wrong with the predicates in a value, each at its place: the union below would say only that no member of it fits. */
const faultsIn = (value: unknown): Fault[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('is' in value) {
    const issues = predicate.safeParse(value).error?.issues ?? []
    return issues.map(({ path, message }) => ({ path: path.map((part) => String(part)), message }))
  }
  return Object.entries(value).flatMap(([key, part]) =>
    faultsIn(part).map(({ path, message }) => ({ path: [key, ...path], message })),
  )
}

/** A finding about a file names it; beside what is no file it would come for each file, or not at all where there is none. */
const isOfOneKind = (when: When): boolean => {
  if ('is' in when) return true
  if ('not' in when) return isOfOneKind(when.not)
  if ('all' in when) return when.all.every(isOfOneKind)
  const ofFiles = when.any.map((part) => predicatesOf(part).some(isOfFile))
  return new Set(ofFiles).size === 1 && when.any.every(isOfOneKind)
}

const most = `条件最多 ${whenLimits.predicates} 项判断`

/** The condition of a rule as staff write it: predicates of the closed list, put together. */
export const whenForm = z.pipe(
  z.unknown().check(
    z.refine(isSmall, { error: most, abort: true }),
    z.superRefine((value, ctx) => {
      for (const fault of faultsIn(value)) ctx.addIssue({ code: 'custom', ...fault, continue: false })
    }),
  ),
  conditionOf(whenLimits.depth).check(
    z.refine((when) => predicatesOf(when).length <= whenLimits.predicates, most),
    z.refine(isOfOneKind, '“任一”中不能把文件的判断与其他判断放在一起'),
  ),
)
