import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { levels } from './finding.ts'

/** The longest reason for a switch, in code points. */
export const longestReason = 300

/** A rule goes on or off; colleagues read why. */
export const switchForm = z.object({
  on: z.boolean({ error: '请选择启用或停用' }),
  reason: requiredText('请填写原因', { length: longestReason }),
})
export type SwitchForm = z.output<typeof switchForm>

const ruleRow = z.object({
  id: z.string(),
  version: z.number(),
  level: z.enum(levels),
  text: z.string(),
  on: z.boolean(),
  /** Who switched it last, when in epoch ms, and why; null for a rule that was never switched. */
  switched: z.nullable(z.object({ by: z.string(), at: z.number(), reason: z.string() })),
})
export type RuleRow = z.output<typeof ruleRow>

export const ruleList = z.object({ elements: z.array(ruleRow) })
export type RuleList = z.output<typeof ruleList>

/** The rules that are off, for the page of a form, which judges by itself. */
export const rulesOff = z.object({ off: z.array(z.string()) })
export type RulesOff = z.output<typeof rulesOff>
