import { classOfGroup } from '../../contract/findings.ts'
import { niceLimits } from '../../contract/limits.ts'
import type { EditionContent, Fault } from '../edition.table.ts'
import {
  groupNameIn,
  groupNameRule,
  itemIdIn,
  itemIdRule,
  itemNameIn,
  itemNameRule,
  textIn,
  unreadable,
} from './entry-text.ts'

/** What a file says, before anything of it is judged; `at` is a place that its maker can find. */
export type RawItem = { at: string; id: unknown; name: unknown }
export type RawGroup = { at: string; id: unknown; name: unknown; items: readonly RawItem[] }
export type RawClass = {
  at: string
  id: unknown
  name: unknown
  heading: unknown
  minNumber: unknown
  groups: readonly RawGroup[]
}
export type RawLink = { at: string; from: unknown; to: unknown; note: unknown }

type Group = EditionContent['classes'][number]['groups'][number]
type Item = Group['items'][number]

/** Notes entries that are left out; the first ones are kept, all are counted. */
export type FaultList = { add: (at: string, msg: string) => void; first: Fault[]; count: () => number }

export const newFaults = (): FaultList => {
  const first: Fault[] = []
  let count = 0
  return {
    first,
    count: () => count,
    add: (at, msg) => {
      count += 1
      if (first.length < niceLimits.listed) first.push({ at, msg })
    },
  }
}

const classIdIn = ({ at, id }: RawClass): number => {
  const number = typeof id === 'string' && /^\d{1,2}$/.test(id) ? Number(id) : id
  const isClass = Number.isInteger(number) && Number(number) >= 1 && Number(number) <= niceLimits.classes
  return isClass ? Number(number) : unreadable(at, `的编号须为 1 至 ${niceLimits.classes}`)
}

const mostMinNumber = 999

const minNumberIn = ({ at, minNumber }: RawClass): number => {
  if (minNumber === undefined || minNumber === null) return niceLimits.cap
  const isNumber = Number.isInteger(minNumber) && Number(minNumber) >= 1 && Number(minNumber) <= mostMinNumber
  return isNumber ? Number(minNumber) : unreadable(at, `的 min_number 须为 1 至 ${mostMinNumber} 的整数`)
}

/** Synonyms share an id, so that an item is its id and its name; what stands twice in a group counts once. */
const judgeItems = (items: readonly RawItem[], refused: FaultList): Item[] => {
  const judged = new Map<string, Item>()
  for (const { at, id, name } of items) {
    const [known, text] = [itemIdIn(id), itemNameIn(name)]
    if (known === undefined) refused.add(at, itemIdRule)
    else if (text === undefined) refused.add(at, itemNameRule)
    else judged.set(`${known} ${text}`, { id: known, name: text })
  }
  return [...judged.values()]
}

const judgeGroup = (
  raw: RawGroup,
  { classId, known }: { classId: number; known: Set<string> },
): Omit<Group, 'items'> => {
  const { at, id } = raw
  if (typeof id !== 'string' || !/^\d{4}$/.test(id)) return unreadable(at, '的编号须为四位数字')
  if (classOfGroup(id) !== classId) return unreadable(at, `（${id}）不属于第 ${classId} 类`)
  if (known.has(id)) return unreadable(at, `（${id}）重复`)
  known.add(id)
  return { id, name: groupNameIn(raw.name) ?? unreadable(at, `的${groupNameRule}`) }
}

const judgeLinks = (
  links: readonly RawLink[],
  { groups, refused }: { groups: ReadonlySet<unknown>; refused: FaultList },
): EditionContent['links'] => {
  const judged = new Map<string, EditionContent['links'][number]>()
  for (const { at, from, to, note } of links) {
    const text = textIn(note ?? '', niceLimits.linkNote)
    if (typeof from !== 'string' || typeof to !== 'string' || !groups.has(from) || !groups.has(to)) {
      refused.add(at, '类似关系的两端须为文件中已有的类似群')
    } else if (classOfGroup(from) === classOfGroup(to)) refused.add(at, '类似关系的两端须属于两个类别')
    else if (text === undefined) refused.add(at, `说明最多 ${niceLimits.linkNote} 个字`)
    else judged.set([from, to].sort().join(' '), { from, to, note: text })
  }
  return [...judged.values()]
}

/**
 * The content of a whole edition. A faulty item or link is left out and noted; what is wrong with classes or groups
 * refuses the file.
 * @throws AppFailure `edition.unreadable`, which names the place
 */
export const judgeClasses = (
  raw: { classes: readonly RawClass[]; links: readonly RawLink[] },
  refused: FaultList,
): EditionContent => {
  const known = new Set<string>()
  const classes = new Map<number, EditionContent['classes'][number]>()
  for (const one of raw.classes) {
    const id = classIdIn(one)
    if (classes.has(id)) unreadable(one.at, `（第 ${id} 类）重复`)
    const name =
      textIn(one.name, niceLimits.className) || unreadable(one.at, `的名称须为 1 至 ${niceLimits.className} 个字`)
    const heading =
      textIn(one.heading ?? '', niceLimits.heading) ?? unreadable(one.at, `的标题最多 ${niceLimits.heading} 个字`)
    const groups = one.groups.map((group) => ({
      ...judgeGroup(group, { classId: id, known }),
      items: judgeItems(group.items, refused),
    }))
    classes.set(id, { id, name, heading, minNumber: minNumberIn(one), groups })
  }
  const ids = Array.from({ length: niceLimits.classes }, (_, at) => at + 1)
  const missing = ids.filter((id) => !classes.has(id))
  if (missing.length > 0) unreadable('', `须含 45 个类别，缺少第 ${missing.join('、')} 类`)
  return {
    classes: ids.flatMap((id) => classes.get(id) ?? []),
    links: judgeLinks(raw.links, { groups: known, refused }),
  }
}
