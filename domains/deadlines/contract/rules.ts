import { isDay, optionalText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { actors, deliveries, tags, units, wayNames } from '../proof/rule.ts'

const unit = z.enum(units)
const tag = z.nullable(z.enum(tags))

const period = z.object({ amount: z.number(), unit, direction: z.enum(['after', 'before']) })
const source = z.object({
  title: z.string(),
  article: z.string(),
  url: z.nullable(z.string()),
  checkedOn: z.nullable(z.string()),
  tag: z.enum(tags),
})

/** A version of a rule as a caller may know it: of an unchecked one only staff are told the period and the source. */
export const ruleView = z.object({
  code: z.string(),
  version: z.number(),
  name: z.string(),
  effectiveFrom: z.string(),
  effectiveTo: z.nullable(z.string()),
  kinds: z.array(z.string()),
  actor: z.enum(actors),
  trigger: z.object({ name: z.string(), deliveries: z.array(z.enum(deliveries)) }),
  deemedDays: z.nullable(z.number()),
  period: z.nullable(period),
  start: z.object({ from: z.literal('nextDay'), tag }),
  lastDay: z.enum(['corresponding', 'dayBefore']),
  roll: z.enum(['nextWorkingDay', 'none']),
  calendar: z.nullable(z.string()),
  zone: z.nullable(z.string()),
  ways: z.object({ list: z.array(z.object({ way: z.enum(wayNames), closing: z.string() })), tag }),
  suspendable: z.boolean(),
  extension: z.nullable(z.object({ amount: z.number(), unit })),
  checked: z.boolean(),
  source: z.nullable(source),
  /** What a customer is told in place of a result while the version is unchecked. */
  unchecked: z.nullable(z.string()),
})
export type RuleView = z.output<typeof ruleView>

export const ruleList = z.object({ elements: z.array(ruleView) })

export const rulesQuery = z.object({
  /** Only the versions that are in force on this day; all versions where it is missing. */
  on: z.prefault(optionalText(10).check(z.refine((day) => day === '' || isDay(day), '日期有误')), ''),
  /** Only the rules that are offered on cases of this kind. */
  kind: z.prefault(optionalText(40), ''),
})
export type RulesQuery = z.output<typeof rulesQuery>
