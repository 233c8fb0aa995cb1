import { type SourcedLine, standingOn } from './line.ts'
import { complaintPlaybooks } from './playbooks/complaint.ts'
import { disputePlaybooks } from './playbooks/dispute.ts'
import type { Playbook, PlaybookPlace, PlaybookSide, Situation } from './playbooks/playbook.ts'
import { preventionPlaybooks } from './playbooks/prevention.ts'
import { recordalPlaybooks } from './playbooks/recordal.ts'
import { seizurePlaybooks } from './playbooks/seizure.ts'

/** All playbooks, by place and situation. A kind that has no entry for a country has one for all of them. */
export const playbooks: readonly Playbook[] = [
  ...recordalPlaybooks,
  ...complaintPlaybooks,
  ...disputePlaybooks,
  ...preventionPlaybooks,
  ...seizurePlaybooks,
]

type WantedPlaybook = {
  situation: Situation
  /** Undefined where nobody said it: the entry of both sides is meant, else that of the accused, who has less time to read. */
  side: PlaybookSide | undefined
  place: PlaybookPlace
  /** The day on which the case was handed in. */
  on: string
}

const holdsOn = ({ from, until }: Playbook, day: string): boolean => from <= day && (until === undefined || day < until)

/** All lines of a playbook, in the order in which it is read. */
export const linesOf = ({ steps, papers, language, rules }: Playbook): readonly SourcedLine[] => [
  ...steps,
  ...papers,
  ...language,
  ...rules,
]

/** The days between which a playbook reads as it does on `day`: those on which it, a line of it or its law begins or ends. */
const spanAround = (playbook: Playbook, day: string): Pick<Playbook, 'from' | 'until'> => {
  const ofLines = linesOf(playbook).flatMap(({ source, until }) => ['from' in source ? source.from : undefined, until])
  const changes = [playbook.from, playbook.until, ...ofLines].filter((change) => change !== undefined).toSorted()
  const until = changes.find((change) => change > day)
  return {
    from: changes.findLast((change) => change <= day) ?? playbook.from,
    ...(until !== undefined && { until }),
  }
}

/** The playbook of a situation as it stood on a day, with the lines that stood then; of two that hold, the younger one. */
const findAt = (wanted: WantedPlaybook, place: PlaybookPlace): Playbook | undefined => {
  const holding = playbooks.filter((one) => one.situation === wanted.situation && one.place === place)
  const then = holding.filter((one) => holdsOn(one, wanted.on)).toSorted((a, b) => b.from.localeCompare(a.from))
  const sides = [wanted.side ?? null, null, wanted.side ?? 'accused']
  const found = sides.map((side) => then.find((one) => one.side === side)).find((one) => one !== undefined)
  if (!found) return undefined
  const { steps, papers, language, rules } = found
  return {
    ...found,
    ...spanAround(found, wanted.on),
    steps: standingOn(steps, wanted.on),
    papers: standingOn(papers, wanted.on),
    language: standingOn(language, wanted.on),
    rules: standingOn(rules, wanted.on),
  }
}

/** The playbook of a place, or the general one where the place has none; undefined for a day of which nothing is said. */
export const findPlaybook = (wanted: WantedPlaybook): Playbook | undefined =>
  findAt(wanted, wanted.place) ?? findAt(wanted, 'all')

/** The day on which the source was read that was read longest ago; null where nothing is said. */
export const readLongestAgo = (playbook: Playbook): string | null =>
  linesOf(playbook)
    .map(({ checkedOn }) => checkedOn)
    .toSorted()[0] ?? null
