import type { RuleSource, RuleVersion } from './rule.ts'

/** The parts of a new version that its author gives; what is missing is as in the version before. */
type GivenParts = {
  effectiveFrom: string
  name?: string | undefined
  kinds?: readonly string[] | undefined
  actor?: RuleVersion['actor'] | undefined
  trigger?: RuleVersion['trigger'] | undefined
  deemedDays?: number | null | undefined
  period?: RuleVersion['period'] | undefined
  lastDay?: RuleVersion['lastDay'] | undefined
  roll?: RuleVersion['roll'] | undefined
  calendar?: string | null | undefined
  zone?: string | null | undefined
  /** The ways, whose tag is that of general knowledge until somebody checks how the last day ends. */
  ways?: { list: RuleVersion['ways']['list'] } | undefined
  suspendable?: boolean | undefined
  extension?: RuleVersion['extension'] | undefined
  source?: { title: string; article: string; url: string } | undefined
  unchecked?: string | undefined
}

/** The newest version of a rule by its number; undefined where there is none. */
export const newestOf = (ofRule: readonly RuleVersion[]): RuleVersion | undefined =>
  ofRule.toSorted((a, b) => b.version - a.version)[0]

/** The source of a version that nobody has compared with it yet. */
const uncheckedSource = ({ title, article, url }: Omit<RuleSource, 'checkedOn' | 'tag'>): RuleSource => ({
  ...{ title, article, url: url || null, checkedOn: null, tag: 'K' },
})

/** What is told to customers while the new version is unchecked; an empty text stands for the general words. */
const uncheckedWords = (before: RuleVersion, given: string | undefined): string | null =>
  given === undefined ? before.unchecked : given || null

/** The version that follows another: with the parts that are given, else as before, and unchecked. */
export const nextVersion = (before: RuleVersion, given: GivenParts): RuleVersion => {
  const { ways, source, unchecked, ...parts } = given
  const told = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined))
  return {
    ...before,
    ...(told as Partial<RuleVersion>),
    version: before.version + 1,
    effectiveTo: null,
    ways: ways ? { list: ways.list, tag: ways.list.length === 0 ? null : 'K' } : before.ways,
    source: uncheckedSource(source ?? before.source),
    unchecked: uncheckedWords(before, unchecked),
  }
}
