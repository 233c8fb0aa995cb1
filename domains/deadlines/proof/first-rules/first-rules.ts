import type { RuleVersion } from '../rule.ts'
import { customsRules } from './customs-rules.ts'
import { patentRules } from './patent-rules.ts'
import { trademarkRules } from './trademark-rules.ts'
import { uncheckedRules } from './unchecked-rules.ts'

/** All versions that a portal begins with. */
export const firstRules: readonly RuleVersion[] = [
  ...customsRules,
  ...trademarkRules,
  ...patentRules,
  ...uncheckedRules,
]
