import type { Day } from '@portal/platform/contract'
import type { Rule } from './rule.ts'
import type { RuleChanges } from './rule-switch.ts'
import type { RuleTerms } from './rule-version.ts'
import { firstRules } from './rules/first-rules.ts'

/** What a rule says and asks, as a version of it tells it. */
export const termsOf = ({ level, text, why, mend, when }: Rule): RuleTerms => ({
  level,
  text,
  why: {
    ...{ text: why.text, place: why.place ?? '' },
    ...{ level: why.source.level, title: why.source.title, url: why.source.url ?? '' },
  },
  mend,
  when,
})

/** A rule in the words and by the condition of another version of it. */
const byVersion = (
  rule: Rule,
  { level, text, why, mend, when, version, effectiveFrom }: RuleTerms & { version: number; effectiveFrom: Day },
): Rule => ({
  ...rule,
  ...{ level, text, mend, when, version, effectiveFrom },
  why: {
    text: why.text,
    ...(why.place !== '' && { place: why.place }),
    source: { title: why.title, level: why.level, ...(why.url !== '' && { url: why.url }) },
  },
})

/** The rules as staff have changed them, in the order of the forms. */
export const withChanges = ({ off, versions }: RuleChanges): Rule[] =>
  firstRules.map((rule) => {
    const changed = versions.find(({ id }) => id === rule.id)
    return { ...(changed ? byVersion(rule, changed) : rule), on: !off.includes(rule.id) }
  })
