import type { Rule } from '../rule.ts'
import { fieldRules } from './field-rules.ts'
import { paperRules } from './paper-rules.ts'
import { rightRules } from './right-rules.ts'

/** The version of the set; it grows with each change of a rule. */
export const ruleSet = 2

/** The rules that the portal begins with, in the order in which forms ask for their fields. */
export const firstRules: readonly Rule[] = [...rightRules, ...fieldRules, ...paperRules]
