import type { Day } from '@portal/platform/contract'
import { stateNames } from '@portal/regions/server'
import {
  lapsedLawWords,
  type SignFinding,
  type SignKind,
  type SignRule,
  signKinds,
  trademarkLaw,
} from '../../contract/sign-rules.ts'
import { holdsWord, isOnly, type ReadText, readText } from './read-words.ts'

type Term = ReadText & { text: string }

const termOf = (text: string): Term => ({ text, ...readText(text) })

const fewestSigns = 2

const readCountries = (): readonly Term[] =>
  stateNames
    .flatMap(({ chinese, english }) => [...chinese, ...english])
    .map(termOf)
    .filter(({ folded }) => [...folded].length >= fewestSigns)

let countries: readonly Term[] | undefined
/** The names of countries, read when a name is judged for the first time: the start of a process needs none of them. */
const countryTerms = (): readonly Term[] => {
  countries ??= readCountries()
  return countries
}

/** Whether a rule names its law on a day, goes on without it because the law ended, or says nothing. */
type Standing = 'inForce' | 'lapsed' | 'silent'

const standingOn = ({ effectiveFrom, effectiveTo }: SignRule, day: Day): Standing => {
  if (day < effectiveFrom) return 'silent'
  if (effectiveTo === null || day <= effectiveTo) return 'inForce'
  return effectiveTo === trademarkLaw.lastDay ? 'lapsed' : 'silent'
}

/** What is judged: a name, and the names of the items that it is for. */
export type Judged = { name: string; items: readonly string[] }

/**
 * The terms that a name meets; one that stands within another is not told. Words of quality beside what is not distinctive do not
 * make it so.
 */
const termsMet = (rule: SignRule, { name, items }: Judged, qualities: readonly string[]): Term[] => {
  const read = readText(name)
  const beside = rule.kind === 'nonDistinctive' ? qualities : []
  const ofSet = { countries: countryTerms, items: () => items.map(termOf) }
  const terms = [...rule.terms.map(termOf), ...(rule.set === null ? [] : ofSet[rule.set]())]
  const met = terms.filter((term) =>
    rule.match === 'contains' ? holdsWord(read, term) : isOnly(read.folded, term.folded, beside),
  )
  return met.filter(({ folded }) => !met.some((other) => other.folded !== folded && other.folded.includes(folded)))
}

const codes = {
  prohibited: 'sign.prohibited',
  nonDistinctive: 'sign.nonDistinctive',
  caution: 'sign.caution',
} as const satisfies Record<SignKind, SignFinding['code']>

/** What a rule says of a term; without its article where the law has ended. */
const findingOf = ({ kind, text, law }: SignRule, term: Term, standing: Standing): SignFinding => {
  const words = text.replaceAll('{term}', () => term.text)
  const isInForce = standing === 'inForce'
  return {
    code: codes[kind],
    text: isInForce ? words : `${words}（${lapsedLawWords}）`,
    law: isInForce ? law : null,
  }
}

/**
 * What rules say of a name on a day, by kinds. A word is told once for each kind, by a rule in force where there is one: so what
 * an editor enters under the new law replaces what the old one said.
 */
export const judgeWith = (rules: readonly SignRule[], day: Day, judged: Judged): SignFinding[] => {
  const speaking = (['inForce', 'lapsed'] as const).flatMap((standing) =>
    rules.filter((rule) => standingOn(rule, day) === standing).map((rule) => ({ rule, standing })),
  )
  const qualities = speaking
    .filter(({ rule }) => rule.kind === 'caution')
    .flatMap(({ rule }) => rule.terms.map((term) => readText(term).folded))
  const met = speaking.flatMap(({ rule, standing }) =>
    termsMet(rule, judged, qualities).map((term) => ({
      kind: rule.kind,
      folded: term.folded,
      finding: findingOf(rule, term, standing),
    })),
  )
  const isFirst = (one: (typeof met)[number]) =>
    one === met.find(({ kind, folded }) => kind === one.kind && folded === one.folded)
  return signKinds.flatMap((kind) =>
    met.filter((one) => one.kind === kind && isFirst(one)).map(({ finding }) => finding),
  )
}
