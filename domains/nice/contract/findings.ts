import { foldText } from '@portal/names/contract'
import type { ChosenClass } from './chosen.ts'
import type { DatedMove } from './item.ts'
import { niceLimits } from './limits.ts'

/** What a choice of classes and items may show; a submission refuses what is `block`, and nothing else. */
const levels = {
  'nice.sameGroup': 'hint',
  'nice.similarGroup': 'warn',
  'nice.moved': 'warn',
  'nice.overTen': 'hint',
  'nice.outsideBasic': 'block',
} as const satisfies Record<string, 'hint' | 'warn' | 'block'>
type NiceFindingCode = keyof typeof levels

export type NiceFinding = {
  code: NiceFindingCode
  level: (typeof levels)[NiceFindingCode]
  text: string
  class_id: number | null
  group_id: string | null
  min_id: string | null
}

export type Choice = {
  chosen: readonly ChosenClass[]
  /** `gjsbzc` registers abroad on a basic mark, `sbzc` in China. */
  kind: 'sbzc' | 'gjsbzc'
  /** The classes and items of the basic mark, where they are known. */
  basic?: readonly ChosenClass[] | undefined
}

/** What the findings need of an edition; of groups, those of the chosen classes are enough. */
export type FindingData = {
  /** The groups of other classes that the edition calls similar to a group. */
  similarTo: (groupId: string) => readonly string[]
  /** Moves of the last years, and those that the next edition brings. */
  moves: readonly DatedMove[]
}

type Place = { class_id: number; group_id?: string; min_id?: string }

const found = (code: NiceFindingCode, text: string, { class_id, group_id, min_id }: Place): NiceFinding => ({
  code,
  level: levels[code],
  text,
  class_id,
  group_id: group_id ?? null,
  min_id: min_id ?? null,
})

/** The class of a group: the first two of its four digits. */
export const classOfGroup = (groupId: string): number => Number(groupId.slice(0, 2))

/** One hint for a group, whatever the number of its chosen items: it names the first two. */
const sameGroup = ({ class_id, service_nice_min }: ChosenClass): NiceFinding[] =>
  [...new Set(service_nice_min.map(({ group_id }) => group_id))].flatMap((group_id) => {
    const [first, second] = service_nice_min.filter((item) => item.group_id === group_id)
    if (!first || !second) return []
    const text = `“${first.min_name}”与“${second.min_name}”同属类似群 ${group_id}`
    return found('nice.sameGroup', text, { class_id, group_id, min_id: second.min_id })
  })

const similarGroups = (chosen: readonly ChosenClass[], { similarTo }: FindingData): NiceFinding[] => {
  const classes = new Set(chosen.map(({ class_id }) => class_id))
  const groups = new Set(chosen.flatMap(({ service_nice_min }) => service_nice_min.map(({ group_id }) => group_id)))
  const similar = new Set([...groups].flatMap((group) => similarTo(group)))
  return [...similar].sort().flatMap((group_id) => {
    const class_id = classOfGroup(group_id)
    if (classes.has(class_id)) return []
    const text = `第 ${class_id} 类 ${group_id} 类似群与已选项目类似，建议一并考虑`
    return found('nice.similarGroup', text, { class_id, group_id })
  })
}

const moved = (chosen: readonly ChosenClass[], { moves }: FindingData): NiceFinding[] => {
  const named = moves.map((move) => ({ ...move, folded: foldText(move.min_name) }))
  return chosen.flatMap(({ class_id, service_nice_min }) =>
    service_nice_min.flatMap(({ min_name, group_id, min_id }) =>
      named
        .filter(({ folded, from, to }) => {
          const isItsClass = from.class_id === class_id || to.class_id === class_id
          return isItsClass && folded === foldText(min_name)
        })
        .map(({ from, to, since }) => {
          const text = `“${min_name}”自 ${since} 起由第 ${from.class_id} 类移至第 ${to.class_id} 类`
          return found('nice.moved', text, { class_id, group_id, min_id })
        }),
    ),
  )
}

const overTen = ({ class_id, service_nice_min: { length } }: ChosenClass): NiceFinding[] => {
  if (length <= niceLimits.covered) return []
  const text = `第 ${class_id} 类已选 ${length} 项，超过 ${niceLimits.covered} 项的部分每项另收官费`
  return [found('nice.overTen', text, { class_id })]
}

const outsideBasic = (chosen: readonly ChosenClass[], basic: readonly ChosenClass[]): NiceFinding[] => {
  const inside = new Set(
    basic.flatMap(({ service_nice_min }) => service_nice_min.map(({ min_name }) => foldText(min_name))),
  )
  return chosen.flatMap(({ class_id, service_nice_min }) =>
    service_nice_min
      .filter(({ min_name }) => !inside.has(foldText(min_name)))
      .map(({ min_name, group_id, min_id }) =>
        found('nice.outsideBasic', `“${min_name}”超出基础商标的商品和服务范围`, { class_id, group_id, min_id }),
      ),
  )
}

/**
 * What stands out in a choice of classes and items. The official fee for further items is China's own; abroad the fees go by
 * classes. A registration abroad covers no more goods than its basic mark, so that what is outside blocks.
 */
export const niceFindings = ({ chosen, kind, basic }: Choice, data: FindingData): NiceFinding[] => [
  ...chosen.flatMap(sameGroup),
  ...similarGroups(chosen, data),
  ...moved(chosen, data),
  ...(kind === 'sbzc' ? chosen.flatMap(overTen) : []),
  ...(kind === 'gjsbzc' && basic ? outsideBasic(chosen, basic) : []),
]
