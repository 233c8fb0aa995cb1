import { foldText } from '@portal/names/contract'
import type { NiceGroup } from '../../contract/item.ts'

/** A group with its texts in the form in which they are compared. */
export type FoldedGroup = { group: NiceGroup; name: string; items: readonly string[] }

export const foldGroups = (groups: readonly NiceGroup[]): FoldedGroup[] =>
  groups.map((group) => ({
    group,
    name: foldText(group.group_name),
    items: group.min_data.map(({ min_name }) => foldText(min_name)),
  }))

/**
 * The groups that hold what was typed, each with its items that hold it; a group whose own name or number holds it keeps all
 * of them. A group that keeps all its items is the very group, so that it need not be drawn anew.
 */
export const filterGroups = (groups: readonly FoldedGroup[], typed: string): NiceGroup[] => {
  const wanted = foldText(typed)
  if (wanted === '') return groups.map(({ group }) => group)
  return groups.flatMap(({ group, name, items }) => {
    if (name.includes(wanted)) return [group]
    const held = group.min_data.filter((_, at) => items[at]?.includes(wanted))
    if (held.length === group.min_data.length) return [group]
    return held.length === 0 ? [] : [{ ...group, min_data: held }]
  })
}
