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
  shown,
  unreadable,
} from './entry-text.ts'
import { type Entry, isEntry } from './parse-file.ts'

type Item = { id: string; name: string }
type Group = { id: string; name: string; items: Item[] }
type Groups = Map<string, Group>

/** What an amendment does; it answers why it does not fit, where it does not. */
type Amend = (groups: Groups, group: string, op: Entry) => string | undefined

/** The name of a group that amendments speak of without ever naming it. */
const unnamed = '（修改表未给出名称）'

const isGroupId = (id: string): boolean => {
  const classId = /^\d{4}$/.test(id) ? classOfGroup(id) : 0
  return classId >= 1 && classId <= niceLimits.classes
}

const add: Amend = (groups, group, { code, name }) => {
  const [id, text] = [itemIdIn(code), itemNameIn(name)]
  if (id === undefined) return itemIdRule
  if (text === undefined) return itemNameRule
  const known = groups.get(group)
  if (known?.items.some((one) => one.id === id && one.name === text)) return `小项已经存在：${group} ${id} ${text}`
  if (known) known.items.push({ id, name: text })
  else groups.set(group, { id: group, name: unnamed, items: [{ id, name: text }] })
  return known ? undefined : `没有类似群 ${group}，已按编号建立，请补充名称：${id} ${text}`
}

const itemOf = (groups: Groups, group: string, { code, name }: Entry): Item | undefined => {
  const [id, text] = [itemIdIn(code), itemNameIn(name)]
  return groups.get(group)?.items.find((one) => one.id === id && one.name === text)
}

const missing = (what: string, group: string, { code, name }: Entry): string =>
  `没有可${what}的小项：${group} ${shown(code)} ${shown(name)}`

const remove: Amend = (groups, group, op) => {
  const item = itemOf(groups, group, op)
  const items = groups.get(group)?.items
  if (!item || !items) return missing('删除', group, op)
  items.splice(items.indexOf(item), 1)
  return undefined
}

const rename: Amend = (groups, group, op) => {
  const item = itemOf(groups, group, op)
  const name = itemNameIn(op.to)
  if (!item) return missing('改名', group, op)
  if (name === undefined) return itemNameRule
  const same = groups.get(group)?.items.find((one) => one !== item && one.name === name)
  if (same) return `类似群 ${group} 中已有同名的小项：${same.id} ${name}`
  item.name = name
  return undefined
}

const renumber: Amend = (groups, group, op) => {
  const item = itemOf(groups, group, op)
  const id = itemIdIn(op.toCode)
  if (!item) return missing('改编号', group, op)
  if (id === undefined) return itemIdRule
  if (groups.get(group)?.items.some((one) => one.id === id && one.name === item.name)) {
    return `小项已经存在：${group} ${id} ${item.name}`
  }
  item.id = id
  return undefined
}

const addGroup: Amend = (groups, group, { to }) => {
  const name = groupNameIn(to)
  if (groups.has(group)) return `类似群 ${group} 已经存在`
  if (name === undefined) return groupNameRule
  groups.set(group, { id: group, name, items: [] })
  return undefined
}

const renameGroup: Amend = (groups, group, { to }) => {
  const known = groups.get(group)
  const name = groupNameIn(to)
  if (!known) return `没有类似群 ${group}`
  if (name === undefined) return groupNameRule
  known.name = name
  return undefined
}

const removeGroup: Amend = (groups, group) => (groups.delete(group) ? undefined : `没有类似群 ${group}`)

const amendments: ReadonlyMap<unknown, Amend> = new Map([
  ['add', add],
  ['delete', remove],
  ['rename', rename],
  ['renumber', renumber],
  ['group-new', addGroup],
  ['group-rename', renameGroup],
  ['group-delete', removeGroup],
])

const amend = (groups: Groups, op: unknown): string | undefined => {
  const entry = isEntry(op) ? op : {}
  const apply = amendments.get(entry.op)
  if (!apply) return '不是可识别的修改'
  const group = String(entry.group ?? '')
  return isGroupId(group) ? apply(groups, group, entry) : '类似群编号有误'
}

/**
 * The content of an edition with a list of amendments applied in order, and those that do not fit it, by their places in the
 * list. A group that only the list knows is made, and told: it has no name.
 * @throws AppFailure `edition.unreadable` where there is no list, or a longer one than a revision can have
 */
export const applyAmendments = (base: EditionContent, ops: unknown): { content: EditionContent; unfit: Fault[] } => {
  if (!Array.isArray(ops)) return unreadable('ops ', '须为列表')
  if (ops.length > niceLimits.amendments) return unreadable('ops ', `最多 ${niceLimits.amendments} 条`)
  const groups: Groups = new Map(
    base.classes.flatMap((one) =>
      one.groups.map(({ id, name, items }) => [id, { id, name, items: items.map((item) => ({ ...item })) }] as const),
    ),
  )
  const unfit: Fault[] = []
  for (const [at, op] of (ops as readonly unknown[]).entries()) {
    const reason = amend(groups, op)
    if (reason !== undefined) unfit.push({ at: `第 ${at + 1} 条`, msg: reason })
  }
  const ordered = [...groups.values()].sort((a, b) => Number(a.id) - Number(b.id))
  const content = {
    classes: base.classes.map((one) => ({
      ...one,
      groups: ordered.filter(({ id }) => classOfGroup(id) === one.id),
    })),
    links: base.links.filter(({ from, to }) => groups.has(from) && groups.has(to)),
  }
  return { content, unfit }
}
