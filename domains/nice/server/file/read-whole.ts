import { shown, unreadable } from './entry-text.ts'
import type { RawClass, RawLink } from './judge-classes.ts'
import { type Entry, isEntry, type Line } from './parse-file.ts'

const entriesIn = (value: unknown, at: string): readonly Entry[] => {
  if (!Array.isArray(value)) return unreadable(at, '须为列表')
  const list: readonly unknown[] = value
  return list.map((one, index) => (isEntry(one) ? one : unreadable(`${at}第 ${index + 1} 个`, '须为对象')))
}

/** Items of a group. One that is no object is refused by itself, as any faulty item. */
const itemsIn = (value: unknown, at: string) => {
  if (!Array.isArray(value)) return unreadable(at, ' items 须为列表')
  const list: readonly unknown[] = value
  return list.map((one, index) => {
    const { id, name } = isEntry(one) ? one : {}
    return { at: `${at} 第 ${index + 1} 项`, id, name }
  })
}

/** The classes and links of a JSON file that holds a whole edition. */
export const readWhole = (whole: Entry): { classes: readonly RawClass[]; links: readonly RawLink[] } => ({
  classes: entriesIn(whole.classes, 'classes ').map(({ id, name, heading, min_number, groups }, index) => {
    const at = `第 ${index + 1} 个类别`
    return {
      ...{ at, id, name, heading, minNumber: min_number },
      groups: entriesIn(groups, `${at}的 groups `).map((group, place) => {
        const where = `第 ${shown(id)} 类第 ${place + 1} 个类似群`
        return {
          at: where,
          id: group.id,
          name: group.name,
          items: itemsIn(group.items, `第 ${shown(id)} 类 ${shown(group.id)}`),
        }
      }),
    }
  }),
  links: entriesIn(whole.links ?? [], 'links ').map(({ from, to, note }, index) => ({
    ...{ at: `links 第 ${index + 1} 条`, from, to, note },
  })),
})

const codeIn = (value: unknown): string => shown(value).trim()

/**
 * The classes of a file that has a line for each class, group and item, in whatever order; they have no headings and no
 * links. An item of an unknown group is refused by itself.
 */
export const readLineClasses = (
  lines: readonly Line[],
  refuse: (at: string, msg: string) => void,
): readonly RawClass[] => {
  const classes = new Map<string, RawClass & { groups: RawClass['groups'][number][] }>()
  const groups = new Map<string, { items: { at: string; id: unknown; name: unknown }[] }>()
  const typed = (type: string) => lines.filter(({ entry }) => entry.type === type)
  for (const { at, entry } of lines) {
    if (!['class', 'group', 'item'].includes(String(entry.type))) unreadable(at, '的 type 须为 class、group 或 item')
  }
  for (const { at, entry } of typed('class')) {
    const key = String(Number(codeIn(entry.code)))
    if (classes.has(key)) unreadable(at, `的类别 ${codeIn(entry.code)} 重复`)
    classes.set(key, { at, id: codeIn(entry.code), name: entry.name, heading: '', minNumber: null, groups: [] })
  }
  for (const { at, entry } of typed('group')) {
    const parent = classes.get(String(Number(codeIn(entry.parentCode))))
    if (!parent) return unreadable(at, `的上级类别 ${codeIn(entry.parentCode)} 不存在`)
    const group = { at, id: codeIn(entry.code), name: entry.name, items: [] }
    parent.groups.push(group)
    groups.set(group.id, group)
  }
  for (const { at, entry } of typed('item')) {
    const parent = groups.get(codeIn(entry.parentCode))
    if (parent) parent.items.push({ at, id: entry.code, name: entry.name })
    else refuse(at, `上级类似群 ${codeIn(entry.parentCode)} 不存在`)
  }
  return [...classes.values()]
}
