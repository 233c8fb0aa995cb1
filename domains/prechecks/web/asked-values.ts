import { isOfFields, precheck } from '../contract/evaluate.ts'
import type { Finding } from '../contract/finding.ts'
import { entriesOf } from '../contract/predicates.ts'
import type { PrecheckForm, Rule } from '../contract/rule.ts'
import { firstRules } from '../contract/rules/first-rules.ts'
import { predicatesOf } from '../contract/when.ts'

/** The fields of a form that rules ask for. */
export type AskedValues = Record<string, unknown>

const fieldsOf = ({ field, when }: Rule): string[] => [
  field,
  ...predicatesOf(when).flatMap((predicate) => ('field' in predicate ? predicate.field : [])),
]
const askedFields = new Set(['requirementType', ...firstRules.flatMap(fieldsOf)])

/** What the rules need of a form, and no more: the contact and the ID number stay on the page. The right is told apart. */
export const askedOf = ({ right: _, ...values }: Readonly<Record<string, unknown>>): AskedValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => askedFields.has(field)))

/** The id of the right of the vault that a form names as the one it was filled from; empty where it names none. */
export const rightOf = ({ right }: Readonly<Record<string, unknown>>): string =>
  typeof right === 'object' && right !== null && 'id' in right ? String(right.id) : ''

const pageRules = firstRules.filter(isOfFields)
const pageRuleIds: ReadonlySet<string> = new Set(pageRules.map(({ id }) => id))

/** What the page finds by itself, without the rules that staff have switched off. */
export const findOnPage = (
  form: PrecheckForm,
  values: AskedValues,
  { today, off }: { today: string; off: readonly string[] },
): Finding[] =>
  precheck(
    pageRules.filter(({ id }) => !off.includes(id)),
    form,
    { values, today },
  )

/** The addresses of the papers that a form names, which change with each upload. */
export const papersOf = (values: AskedValues): string[] =>
  entriesOf(values, 'voucher').flatMap((entry) =>
    typeof entry === 'object' && entry !== null && 'url' in entry && typeof entry.url === 'string' ? entry.url : [],
  )

/** The fields with which the server compares papers and the right. */
const comparedFields = [
  ...new Set(
    firstRules
      .filter((rule) => !isOfFields(rule))
      .flatMap(({ when }) => predicatesOf(when).flatMap((predicate) => ('field' in predicate ? predicate.field : []))),
  ),
]

/** What an answer of the server rests on beside the right: the papers, and the fields with which it compares them. */
export const groundsOf = (values: AskedValues): unknown[] => [
  papersOf(values),
  ...comparedFields.map((field) => values[field] ?? null),
]

const isSame = (field: string, one: AskedValues, other: AskedValues): boolean =>
  JSON.stringify(one[field]) === JSON.stringify(other[field])

/** What the server found that the page cannot tell, as long as the papers and the field are what it was asked about. */
export const stillTrue = (findings: readonly Finding[], asked: AskedValues, now: AskedValues): Finding[] =>
  findings.filter(
    ({ rule, field }) => !pageRuleIds.has(rule) && isSame('voucher', asked, now) && isSame(field, asked, now),
  )

/** Whether it is time to tell a finding: not of a field that nobody has come to yet, which would only be in the way. */
export const isDue = ({ field }: Finding, values: AskedValues): boolean => {
  if (field === 'voucher' || field === 'right') return true
  const value = values[field]
  return typeof value === 'string' && value.trim() !== ''
}
