import { requiredText, wholeNumber } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { type PatternId, patternIds } from './patterns.ts'
import { predicatesOf, type When } from './when.ts'

/** So deep may a condition go, and so many predicates may it hold: more than anybody could check by reading it. */
const limits = { depth: 4, predicates: 12, number: 10_000 } as const

const number = (min: number) =>
  wholeNumber({ min, max: limits.number, fallback: min, msg: `条件中的数值须为 ${min} 至 ${limits.number} 的整数` })
const field = requiredText('条件中的字段有误').check(z.regex(/^[a-z][a-zA-Z_]{0,39}$/, '条件中的字段有误'))
const kind = requiredText('条件中的文件类型有误').check(z.regex(/^[a-z][a-zA-Z-]{0,39}$/, '条件中的文件类型有误'))
const pattern = z.enum(patternIds as [PatternId, ...PatternId[]], { error: '条件中的格式有误' })

const predicate = z.discriminatedUnion(
  'is',
  [
    z.object({ is: z.literal('empty'), field }),
    z.object({ is: z.literal('matches'), field, pattern }),
    z.object({ is: z.literal('count'), field, below: number(1) }),
    z.object({ is: z.enum(['always', 'unreadable', 'blank', 'sharpnessBelow', 'noTextLayer', 'sameFile']) }),
    z.object({ is: z.literal('sideBelow'), px: number(1) }),
    z.object({ is: z.literal('textLacks'), field }),
    z.object({ is: z.literal('pagesAbove'), pages: number(1) }),
    z.object({ is: z.literal('lacksPaper'), kind }),
    z.object({ is: z.literal('paperEndsWithin'), kind, days: number(-1) }),
    z.object({ is: z.literal('namesDiffer'), field }),
    z.object({ is: z.literal('rightEndsWithin'), days: number(-1) }),
    z.object({ is: z.literal('rightRecorded') }),
  ],
  { error: '条件中有不认识的判断' },
)

const some = (part: z.ZodMiniType<When>) =>
  z.array(part, { error: '条件须为列表' }).check(z.minLength(1, '条件不能为空'))

/** Conditions of so many levels and no more, so that a body cannot send the reader down without end. */
const conditionOf = (depth: number): z.ZodMiniType<When> => {
  if (depth === 0) return predicate
  const part = conditionOf(depth - 1)
  return z.union([predicate, z.object({ all: some(part) }), z.object({ any: some(part) }), z.object({ not: part })], {
    error: '条件有误',
  })
}

/** The condition of a rule as staff write it: predicates of the closed list, put together. */
export const whenForm = conditionOf(limits.depth).check(
  z.refine((when) => predicatesOf(when).length <= limits.predicates, `条件最多 ${limits.predicates} 项判断`),
)
