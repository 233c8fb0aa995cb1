import { isOfFields, precheck } from '../contract/evaluate.ts'
import type { Finding } from '../contract/finding.ts'
import { entriesOf } from '../contract/predicates.ts'
import type { PrecheckForm, Rule } from '../contract/rule.ts'
import { withChanges } from '../contract/rule-changes.ts'
import type { RuleChanges } from '../contract/rule-switch.ts'
import { predicatesOf } from '../contract/when.ts'

/** The fields of a form that rules ask for. */
export type AskedValues = Record<string, unknown>

/** The rules of today, and what follows from them for a page. */
export type PageRules = {
  /** Those that the page judges by itself. */
  ofPage: readonly Rule[]
  /** What the rules need of a form, and no more: the contact and the ID number stay on the page. The right is told apart. */
  asked: (values: Readonly<Record<string, unknown>>) => AskedValues
  /** What an answer of the server rests on beside the right: the papers, and the fields with which it compares them. */
  grounds: (values: AskedValues) => unknown[]
  /** What the server found that the page cannot tell, as long as the papers and the field are what it was asked about. */
  stillTrue: (findings: readonly Finding[], asked: AskedValues, now: AskedValues) => Finding[]
}

const fieldsIn = ({ when }: Rule): string[] =>
  predicatesOf(when).flatMap((predicate) => ('field' in predicate ? predicate.field : []))

const isSame = (field: string, one: AskedValues, other: AskedValues): boolean =>
  JSON.stringify(one[field]) === JSON.stringify(other[field])

/** The rules as staff have changed them. */
export const rulesOf = (changes: RuleChanges): PageRules => {
  const rules = withChanges(changes)
  const ofPage = rules.filter(isOfFields)
  const pageIds: ReadonlySet<string> = new Set(ofPage.map(({ id }) => id))
  const askedFields = new Set(['requirementType', ...rules.flatMap((rule) => [rule.field, ...fieldsIn(rule)])])
  const compared = [...new Set(rules.filter((rule) => !isOfFields(rule)).flatMap(fieldsIn))]
  return {
    ofPage,
    asked: ({ right: _, ...values }) =>
      Object.fromEntries(Object.entries(values).filter(([field]) => askedFields.has(field))),
    grounds: (values) => [papersOf(values), ...compared.map((field) => values[field] ?? null)],
    stillTrue: (findings, asked, now) =>
      findings.filter(
        ({ rule, field }) => !pageIds.has(rule) && isSame('voucher', asked, now) && isSame(field, asked, now),
      ),
  }
}

/** The id of the right of the vault that a form names as the one it was filled from; empty where it names none. */
export const rightOf = ({ right }: Readonly<Record<string, unknown>>): string =>
  typeof right === 'object' && right !== null && 'id' in right ? String(right.id) : ''

/** What the page finds by itself. */
export const findOnPage = ({ ofPage }: PageRules, form: PrecheckForm, values: AskedValues, today: string): Finding[] =>
  precheck(ofPage, form, { values, today })

/** The addresses of the papers that a form names, which change with each upload. */
export const papersOf = (values: AskedValues): string[] =>
  entriesOf(values, 'voucher').flatMap((entry) =>
    typeof entry === 'object' && entry !== null && 'url' in entry && typeof entry.url === 'string' ? entry.url : [],
  )
