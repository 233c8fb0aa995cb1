import type { RuleSource, RuleVersion, Tag, Way } from '../rule.ts'

/** Where a seeded rule begins: what is older has no rule. */
const firstDay = '2014-05-01'
/** The day on which the texts of law were last read, in their state of then. */
const lawsReadOn = '2025-04-19'
/** The day on which pages of offices and platforms were last read. */
export const pagesReadOn = '2026-11-20'

/** Makes the sources of one law: `law('《商标法》（2019 年修正）')('第三十三条')`. */
export const law =
  (title: string) =>
  (article: string): RuleSource => ({ title, article, url: null, checkedOn: lawsReadOn, tag: 'L' })

/** A source that nobody has checked: its rule is computed for staff alone. */
export const unread = (title: string, article: string, tag: Exclude<Tag, 'L' | 'O'>): RuleSource => ({
  ...{ title, article, url: null, checkedOn: null, tag },
})

/** Until an operator enters the hour at which an office closes. */
const officeCloses = '17:00'
const papers: readonly Way[] = [
  { way: 'post', closing: '24:00' },
  { way: 'online', closing: '24:00' },
  { way: 'person', closing: officeCloses },
]

/** Papers to an office; how the last day ends for each way rests on `tag`. */
export const papersTo = (tag: Tag): RuleVersion['ways'] => ({ list: papers, tag })
/** Nothing is handed in: an office acts, or the day only ends. */
export const noPapers: RuleVersion['ways'] = { list: [], tag: null }
export const online = (tag: Tag): RuleVersion['ways'] => ({ list: [{ way: 'online', closing: '24:00' }], tag })

/** Papers of the office count as delivered so many days after they were sent. */
const deemedAfter = 15

type Needed = Pick<RuleVersion, 'code' | 'name' | 'kinds' | 'actor' | 'source'> & {
  trigger: string
  period: Omit<RuleVersion['period'], 'direction'>
  /** The office's papers may also be known by the day on which they were sent. */
  deemed?: true
  before?: true
}
type Given = Needed & Partial<Omit<RuleVersion, keyof Needed | 'trigger' | 'deemedDays'>>

/** A first version with what most rules of China have in common. */
export const seed = ({ trigger, period, deemed, before, ...given }: Given): RuleVersion => ({
  version: 1,
  effectiveFrom: firstDay,
  effectiveTo: null,
  trigger: { name: trigger, deliveries: deemed ? ['received', 'deemed'] : ['received'] },
  deemedDays: deemed ? deemedAfter : null,
  period: { ...period, direction: before ? 'before' : 'after' },
  start: { from: 'nextDay', tag: null },
  lastDay: 'corresponding',
  roll: before ? 'none' : 'nextWorkingDay',
  calendar: 'CN',
  zone: 'Asia/Shanghai',
  ways: papersTo('K'),
  suspendable: false,
  extension: null,
  unchecked: null,
  ...given,
})
