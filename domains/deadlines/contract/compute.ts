import { optionalText, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { askedLimits, triggerFault } from '../proof/asked-faults.ts'
import { stepIds } from '../proof/counting.ts'
import { deliveries, tags, wayNames } from '../proof/rule.ts'

const day = z.string({ error: '中止的日期有误' })

const triggerMissing = '请填写起算事由的日期'
const trigger = requiredText(triggerMissing).check((ctx) => {
  const message = triggerFault(ctx.value)
  if (message !== undefined) ctx.issues.push({ code: 'custom', message, input: ctx.value })
})

const yes = z.pipe(
  z.transform((value: unknown) => value === 1 || value === '1' || value === true),
  z.boolean(),
)

const askedOfRule = {
  delivery: z.optional(z.enum(deliveries, { error: '该期限没有这种送达方式' })),
  way: z.optional(z.enum(wayNames, { error: '该期限没有这种提交方式' })),
  calendar: z.optional(z.string({ error: '请选择成员国' })),
  suspensions: z.optional(
    z
      .array(z.object({ from: day, to: day }, { error: '中止的日期有误' }), { error: '中止的日期有误' })
      .check(z.maxLength(askedLimits.suspensions, `中止最多 ${askedLimits.suspensions} 段`)),
  ),
  extended: z.optional(yes),
}

/** What is asked of a rule; whether the rule has such a delivery or way, the rule says (`askedFaults`). */
export const computeForm = z.object({
  rule: requiredText('请选择期限规则', { length: 60 }),
  trigger,
  ...askedOfRule,
})
export type ComputeForm = z.output<typeof computeForm>

/** The same as part of a form that may do without a rule. */
export const askedFields = { trigger: optionalText(20), ...askedOfRule }

/** What is wrong with the trigger of a form that names a rule; undefined where nothing is. */
export const triggerFaultOf = (trigger: string): { path: 'trigger'; message: string } | undefined => {
  const message = trigger === '' ? triggerMissing : triggerFault(trigger)
  return message === undefined ? undefined : { path: 'trigger', message }
}

const step = z.object({
  id: z.enum(stepIds),
  day: z.string(),
  text: z.string(),
  skipped: z.optional(z.array(z.object({ from: z.string(), to: z.string(), why: z.string() }))),
  source: z.optional(z.string()),
})

export const computed = z.object({
  rule: z.object({
    code: z.string(),
    version: z.number(),
    name: z.string(),
    checked: z.boolean(),
    source: z.object({
      title: z.string(),
      article: z.string(),
      url: z.nullable(z.string()),
      checkedOn: z.nullable(z.string()),
      tag: z.enum(tags),
    }),
  }),
  opensOn: z.nullable(z.string()),
  dueOn: z.string(),
  /** The moment at which it ends, epoch ms. */
  dueAt: z.number(),
  closing: z.object({ time: z.string(), zone: z.string() }),
  steps: z.array(step),
  provisional: z.boolean(),
  earliestOn: z.nullable(z.string()),
  missing: z.array(z.object({ calendar: z.string(), year: z.number() })),
})
export type Computed = z.output<typeof computed>
