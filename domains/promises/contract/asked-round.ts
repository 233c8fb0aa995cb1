import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'

/** Limits of a round in which the desk asks a customer for a supplement (补充), in code points or in number. */
export const roundLimits = {
  /**
   * The longest text about one thing that the customer is to correct, and the longest name of a paper that is missing.
   */
  problem: 300,
  paperName: 50,
  /** Per round of supplement: the most things asked for, the most additional papers, and the most days to answer in. */
  supplementItems: 20,
  supplementPapers: 5,
  supplementDays: 90,
  supplementRemark: 500,
} as const

/** What every kind of round asks: what is wrong with a thing, and the last day (in Asia/Shanghai) to answer on. */
export const roundFields = {
  problem: requiredText('请写明哪里有问题、需要怎样补充', { length: roundLimits.problem }),
  dueDate: requiredText('请选择补充期限').check(z.regex(/^\d{4}-\d{2}-\d{2}$/, '补充期限有误')),
  /** Why the desk takes a round back: it tells the customer why he need not answer any more. */
  withdrawal: requiredText('请填写撤回的原因', { length: roundLimits.problem }),
}

export const roundTexts = {
  nothingAsked: '请至少选择一项需要补充的内容',
  tooMany: `一次最多要求补充${roundLimits.supplementItems}项`,
  wrongItems: '所选的补充项目有误，请重新选择',
  /** Something that was asked for stays as it was, and nothing says why. */
  unexplained: '有内容没有改动或没有上传，请在说明中写明原因',
} as const

const moment = z.number()

/** The round of supplement that waits for the customer's answer; rows of lists carry it too. */
export const openSupplement = z.object({
  round: z.number(),
  /** The last moment of the day until which the answer is asked for. */
  dueTime: moment,
  /** Whether `dueTime` has passed; the portal still takes the answer then. */
  overdue: z.boolean(),
})
export type OpenSupplement = z.infer<typeof openSupplement>

const supplementOutcomes = ['open', 'answered', 'withdrawn'] as const
export type SupplementOutcome = (typeof supplementOutcomes)[number]

/** One round, whatever it asked for: since when, until when, and what came of it. */
export const roundCourse = {
  round: z.number(),
  askedTime: moment,
  dueTime: moment,
  outcome: z.enum(supplementOutcomes),
  endTime: z.nullable(moment),
  /** Whether the answer came after `dueTime`, or has not come although `dueTime` has passed. */
  overdue: z.boolean(),
  /** What the customer wrote with the answer, or why the desk took the round back. */
  remark: z.nullable(z.string()),
}
const courseObject = z.object(roundCourse)
export type RoundCourse = z.infer<typeof courseObject>
