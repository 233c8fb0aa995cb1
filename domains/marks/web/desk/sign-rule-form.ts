import * as z from 'zod/mini'
import { type SignKind, type SignRule, type SignSet, signRule } from '../../contract/sign-rules.ts'

/** A rule as its form holds it: one word in a line, and nothing chosen is empty. */
export type RuleFields = Omit<SignRule, 'kind' | 'match' | 'terms' | 'set' | 'effectiveTo'> & {
  kind: SignKind | ''
  match: SignRule['match'] | ''
  terms: string
  set: SignSet | ''
  effectiveTo: string
}

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n;；、]/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

/** What the form begins with. */
export const ruleFieldsOf = (rule: SignRule | undefined): RuleFields => ({
  id: rule?.id ?? '',
  kind: rule?.kind ?? '',
  match: rule?.match ?? 'contains',
  set: rule?.set ?? '',
  terms: rule?.terms.join('\n') ?? '',
  law: rule?.law ?? { title: '', article: '' },
  effectiveFrom: rule?.effectiveFrom ?? '',
  effectiveTo: rule?.effectiveTo ?? '',
  checkedOn: rule?.checkedOn ?? '',
  text: rule?.text ?? '',
})

const wireOf = ({ kind, match, terms, set, effectiveTo, ...rest }: RuleFields): z.input<typeof signRule> => ({
  ...rest,
  // What is not chosen is none of the choices, as the rules of the call then say.
  kind: kind as SignKind,
  match: match as SignRule['match'],
  terms: linesOf(terms),
  set: set === '' ? null : set,
  effectiveTo: effectiveTo === '' ? null : effectiveTo,
})

/** Adds a rule, or puts it in the place of the one that had the number `before`. */
export const withRule = (rules: readonly SignRule[], rule: SignRule, before: string | undefined): SignRule[] =>
  before === undefined ? [...rules, rule] : rules.map((one) => (one.id === before ? rule : one))

export const withoutRule = (rules: readonly SignRule[], id: string): SignRule[] =>
  rules.filter((rule) => rule.id !== id)

/** The rules of the form of a rule, which are those of the call, and that no number stands for two rules. */
export const ruleSchema = (rules: readonly SignRule[], before: string | undefined) =>
  z.pipe(
    z.transform(wireOf),
    signRule.check(
      z.refine(({ id }) => id === before || rules.every((rule) => rule.id !== id), {
        error: '这个编号已经用过',
        path: ['id'],
      }),
    ),
  )
