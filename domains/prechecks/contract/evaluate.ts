import type { Facts, Seen, SeenFile } from './facts.ts'
import { type Finding, levels } from './finding.ts'
import { holdsOfFile, holdsOfForm } from './predicates.ts'
import type { PrecheckForm, Rule } from './rule.ts'
import { isOfFile, type Predicate, predicatesOf, type When } from './when.ts'

/** The predicates that a page can answer by itself, while somebody types. */
const ofFields: ReadonlySet<string> = new Set<Predicate['is']>(['empty', 'matches', 'count', 'always'])

/** Whether the page alone can judge a rule. */
export const isOfFields = ({ when }: Pick<Rule, 'when'>): boolean =>
  predicatesOf(when).every(({ is }) => ofFields.has(is))

/** Whether a condition holds, in Kleene's logic of three values: undefined where what it asks about is not there or not known. */
const holds = (when: When, facts: Facts, file: SeenFile | undefined): boolean | undefined => {
  if ('not' in when) {
    const inner = holds(when.not, facts, file)
    return inner === undefined ? undefined : !inner
  }
  if ('is' in when) {
    if (!isOfFile(when)) return holdsOfForm(when, facts)
    return file && facts.seen && holdsOfFile(when, file, { ...facts, seen: facts.seen })
  }
  const isAll = 'all' in when
  const parts = (isAll ? when.all : when.any).map((part) => holds(part, facts, file))
  // One false part decides about all of them, one true part about any.
  if (parts.includes(!isAll)) return !isAll
  return parts.includes(undefined) ? undefined : isAll
}

const findingOf = ({ id, version, level, field, text, why, mend, question }: Rule, file: string | null): Finding => ({
  rule: id,
  version,
  level,
  field,
  file,
  text,
  why: why.text,
  source: {
    title: why.source.title,
    place: why.place ?? null,
    url: 'url' in why.source ? why.source.url : null,
  },
  mend,
  question: question === true,
})

/** What a file is called: phones give many photos one name, of which the further ones are told by their place. */
const toldName = (files: readonly SeenFile[], at: number): string => {
  const { fileName } = files[at] as SeenFile
  const before = files.slice(0, at).filter((other) => other.fileName === fileName).length
  return before === 0 ? fileName : `${fileName}（第 ${before + 1} 份）`
}

const findingsOfRule = (rule: Rule, facts: Facts, seen: Seen | undefined): Finding[] => {
  if (!seen && !isOfFields(rule)) return []
  if (!predicatesOf(rule.when).some(isOfFile))
    return holds(rule.when, facts, undefined) === true ? [findingOf(rule, null)] : []
  const files = seen?.files ?? []
  return files.flatMap((file, at) =>
    holds(rule.when, facts, file) === true ? findingOf(rule, toldName(files, at)) : [],
  )
}

const isAsked = ({ forms, on, effectiveFrom }: Rule, form: PrecheckForm, { values, today }: Facts): boolean => {
  if (!on || effectiveFrom > today) return false
  return (
    forms === undefined ||
    forms.some(
      (use) =>
        use.form === form &&
        (use.requirementType === undefined || String(values.requirementType) === String(use.requirementType)),
    )
  )
}

/**
 * What the rules find in a form: what must be added first, and within a level in the order of the rules, which is that of the
 * forms. It is plain code that page and server both run; the page has seen no file, and judges the fields alone.
 */
export const precheck = (rules: readonly Rule[], form: PrecheckForm, facts: Facts): Finding[] => {
  const findings = rules
    .filter((rule) => isAsked(rule, form, facts))
    .flatMap((rule) => findingsOfRule(rule, facts, facts.seen))
  return levels.flatMap((level) => findings.filter((one) => one.level === level))
}
