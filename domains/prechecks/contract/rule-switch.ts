import { requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { levels } from './finding.ts'
import { ruleTerms, ruleVersionRow } from './rule-version.ts'

/** The longest reason for a switch, in code points. */
export const longestReason = 300

/** A rule goes on or off; colleagues read why. */
export const switchForm = z.object({
  on: z.union(
    [
      z.boolean(),
      z.pipe(
        z.literal([0, 1]),
        z.transform((flag) => flag === 1),
      ),
    ],
    { error: '请选择启用或停用' },
  ),
  reason: requiredText('请填写原因', { length: longestReason }),
})
export type SwitchForm = z.output<typeof switchForm>

const ruleRow = z.object({
  id: z.string(),
  version: z.number(),
  level: z.enum(levels),
  text: z.string(),
  /** The forms on which it is asked, by their names; none for all forms. */
  forms: z.array(z.string()),
  /** The field that it speaks of. */
  field: z.string(),
  on: z.boolean(),
  /** Who switched it last, when in epoch ms, and why; null for a rule that was never switched. */
  switched: z.nullable(z.object({ by: z.string(), at: z.number(), reason: z.string() })),
  /** All its versions, the newest first. */
  versions: z.array(ruleVersionRow),
})
export type RuleRow = z.output<typeof ruleRow>

export const ruleList = z.object({ elements: z.array(ruleRow) })
export type RuleList = z.output<typeof ruleList>

/** What staff have made of the first rules, for the page of a form, which judges by itself. */
export const ruleChanges = z.object({
  off: z.array(z.string()),
  /** The versions by which rules are asked today, of those that staff wrote. */
  versions: z.array(z.extend(ruleTerms, { id: z.string(), version: z.number(), effectiveFrom: z.string() })),
})
export type RuleChanges = z.output<typeof ruleChanges>
