import { foldName } from '@portal/names/server'
import type { EditionInfo } from '../../contract/edition.ts'
import type { NiceClass, NiceClasses, NiceGroup } from '../../contract/item.ts'
import type { EditionContent } from '../edition.table.ts'
import { fail } from '../failures.ts'
import { inSlices } from './in-slices.ts'

/** An item where it stands. Synonyms share `min_id`, and one id or name may stand in several groups. */
export type Listing = { class_id: number; group_id: string; min_id: string; min_name: string }

/** An edition in memory. It never changes, so what it hands out is handed out again and again. */
export type Edition = {
  info: EditionInfo
  classes: readonly NiceClass[]
  /** @throws AppFailure `record.not_found` for a number that is no class */
  classOf: (id: number) => NiceClass
  groupsOf: (id: number) => readonly NiceGroup[]
  /** The groups of other classes that the edition calls similar to a group. */
  similarTo: (groupId: string) => readonly string[]
  /** Where a name stands, however its width, case and traditional forms are written. */
  itemsNamed: (name: string) => readonly Listing[]
  has: (item: Listing) => boolean
  /** All listings by their folded names. */
  byName: ReadonlyMap<string, readonly Listing[]>
  /** What a call for all classes answers. */
  allClasses: NiceClasses
}

const similarGroups = ({ links }: EditionContent): ReadonlyMap<string, readonly string[]> => {
  const similar = new Map<string, string[]>()
  const add = (from: string, to: string) => similar.set(from, [...(similar.get(from) ?? []), to])
  for (const { from, to } of links) {
    add(from, to)
    add(to, from)
  }
  return similar
}

/** Puts the content of an edition in memory, in slices. */
export const buildEdition = async (info: EditionInfo, content: EditionContent): Promise<Edition> => {
  const similar = similarGroups(content)
  const similarTo = (groupId: string) => similar.get(groupId) ?? []
  const groupsOfClass = new Map<number, NiceGroup[]>(content.classes.map(({ id }) => [id, []]))
  const byName = new Map<string, Listing[]>()
  const list = (class_id: number, group_id: string, { id: min_id, name: min_name }: { id: string; name: string }) => {
    const folded = foldName(min_name)
    const listing = { class_id, group_id, min_id, min_name }
    const known = byName.get(folded)
    if (known) known.push(listing)
    else byName.set(folded, [listing])
  }
  const groups = content.classes.flatMap((one) => one.groups.map((group) => ({ class_id: one.id, group })))
  await inSlices(groups, ({ class_id, group: { id: group_id, name, items } }) => {
    for (const item of items) list(class_id, group_id, item)
    const min_data = items.map(({ id, name: min_name }) => ({ min_id: id, min_name }))
    groupsOfClass
      .get(class_id)
      ?.push({ group_id, group_name: `${group_id} ${name}`, similar: [...similarTo(group_id)], min_data })
  })
  const classes = content.classes.map(({ id, name, heading, minNumber, groups: some }) => ({
    class_id: id,
    class_name: name,
    heading,
    min_number: minNumber,
    itemCount: some.reduce((sum, { items }) => sum + items.length, 0),
  }))
  const byId = new Map(classes.map((one) => [one.class_id, one]))
  const itemsNamed = (name: string) => byName.get(foldName(name)) ?? []
  const { licence: _, ...fields } = info
  return {
    info,
    classes,
    classOf: (id) => byId.get(id) ?? fail('record.not_found'),
    groupsOf: (id) => groupsOfClass.get(id) ?? [],
    similarTo,
    itemsNamed,
    has: (item) =>
      itemsNamed(item.min_name).some(
        (one) =>
          one.class_id === item.class_id &&
          one.group_id === item.group_id &&
          one.min_id === item.min_id &&
          one.min_name === item.min_name,
      ),
    byName,
    allClasses: { ...fields, list: classes },
  }
}
