import { type CalendarYear, seededYears, yearBook } from '@portal/calendars/proof'
import { chooseVersion } from './choose-version.ts'
import { countDeadline } from './count-deadline.ts'
import { firstRules } from './first-rules/first-rules.ts'
import type { RuleVersion } from './rule.ts'
import { examplesKnowUntil, type WorkedExample, workedExamples } from './worked-examples.ts'

/** The years that an example takes for known. */
export const yearsOf = ({ more = [] }: WorkedExample): CalendarYear[] => [
  ...seededYears.filter(({ year }) => year <= examplesKnowUntil),
  ...more,
]

/** Says of a stored version that staff wrote it, and no release of the portal. */
type IsOfStaff = (version: RuleVersion) => boolean
const nobody: IsOfStaff = () => false

const ofCode = (rules: readonly RuleVersion[], code: string): RuleVersion[] =>
  rules.filter((rule) => rule.code === code)

/** The stored version by which an example was worked out; undefined where it is missing. */
const workedOutBy = (rules: readonly RuleVersion[], { code, asked }: WorkedExample): RuleVersion | undefined => {
  const brought = chooseVersion(ofCode(firstRules, code), asked.trigger)
  return ofCode(rules, code).find(({ version }) => version === brought?.version)
}

/** The version that staff wrote and that counts today for the trigger of an example; undefined where none does. */
const taking = (rules: readonly RuleVersion[], isOfStaff: IsOfStaff, { code, asked }: WorkedExample) => {
  const chosen = chooseVersion(ofCode(rules, code), asked.trigger)
  return chosen && isOfStaff(chosen) ? chosen : undefined
}

const differences = (example: WorkedExample, version: RuleVersion, name: string): string[] => {
  const { asked, expected } = example
  const found: Readonly<Record<string, unknown>> = countDeadline(version, asked, yearBook(yearsOf(example)))
  return Object.entries(expected)
    .filter(([field, value]) => found[field] !== value)
    .map(([field, value]) => `${name}: ${field} ${String(found[field])} instead of ${String(value)}`)
}

/**
 * Counts every worked example by these rules, and answers a line for each that comes out otherwise. Rules are data: a change of
 * their rows that nobody meant must not tell a customer a wrong day.
 *
 * An example belongs to the version by which it was worked out, and is counted by that one also when staff have written and
 * checked a later version for its day: what two people changed on purpose must not stop the counting of every other rule.
 */
export const selfTest = (rules: readonly RuleVersion[], isOfStaff: IsOfStaff = nobody): string[] =>
  workedExamples.flatMap((example) => {
    const name = `${example.code} ${example.asked.trigger}`
    const own = workedOutBy(rules, example)
    if (!own) return [`${name}: no version in force`]
    // Staff wrote this number before a release brought it; theirs stands, and the example says nothing of it.
    if (isOfStaff(own)) return []
    const chosen = chooseVersion(ofCode(rules, example.code), example.asked.trigger)
    if (chosen !== own && !taking(rules, isOfStaff, example))
      return [`${name}: version ${chosen?.version ?? 'none'} in force instead of ${own.version}`]
    return differences(example, own, name)
  })

/** How many worked examples have a day for which a version of staff counts today. */
export const takenExamples = (rules: readonly RuleVersion[], isOfStaff: IsOfStaff): number =>
  workedExamples.filter((example) => taking(rules, isOfStaff, example)).length
