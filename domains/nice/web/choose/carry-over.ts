import { foldText } from '@portal/names/contract'
import type { ChosenItem } from '../../contract/chosen.ts'
import type { NiceMove } from '../../contract/edition.ts'
import type { NiceGroup } from '../../contract/item.ts'
import type { ClassInfo } from './choose.ts'
import { findPicked, itemKey, type Picked, type PickedClass } from './picked.ts'

/** An item that was chosen under another edition, with the class in which it stood. */
export type LeftItem = { class_id: number; min_name: string }
export type MovedItem = LeftItem & { to: number }

/** What became of classes that were chosen under another edition. */
export type CarriedOver = {
  picked: Picked
  /** Items that stand in another class now. */
  moved: readonly MovedItem[]
  /** Items that the edition in force does not have. */
  gone: readonly LeftItem[]
}

/** What is known of the edition in force: its classes, the groups of those classes that matter here, and what moved. */
export type PresentEdition = {
  classes: readonly ClassInfo[]
  groups: ReadonlyMap<number, readonly NiceGroup[]>
  moves: readonly NiceMove[]
}

/** The item of this name in a class; the one of the same group and number where the name stands several times. */
const findByName = (groups: readonly NiceGroup[], wanted: ChosenItem): ChosenItem | undefined => {
  const name = foldText(wanted.min_name)
  const found = groups.flatMap(({ group_id, min_data }) =>
    min_data.filter(({ min_name }) => foldText(min_name) === name).map((item): ChosenItem => ({ ...item, group_id })),
  )
  const sameGroup = found.filter(({ group_id }) => group_id === wanted.group_id)
  return sameGroup.find(({ min_id }) => min_id === wanted.min_id) ?? sameGroup[0] ?? found[0]
}

const moveOf = ({ moves }: PresentEdition, classId: number, { min_name }: ChosenItem): NiceMove | undefined =>
  moves.find((move) => move.from.class_id === classId && foldText(move.min_name) === foldText(min_name))

/** The classes to which chosen items have moved: their groups must be known before the items can be carried over. */
export const targetsOf = (picked: Picked, moves: readonly NiceMove[]): number[] => {
  const edition = { classes: [], groups: new Map(), moves }
  const targets = picked.flatMap(({ class_id, service_nice_min }) =>
    service_nice_min.flatMap((item) => moveOf(edition, class_id, item)?.to.class_id ?? []),
  )
  return [...new Set(targets)]
}

const append = (picked: Picked, info: ClassInfo, item: ChosenItem): Picked => {
  const there = findPicked(picked, info.class_id)
  if (there?.service_nice_min.some((one) => itemKey(one) === itemKey(item))) return picked
  if (there)
    return picked.map((one) => (one === there ? { ...one, service_nice_min: [...one.service_nice_min, item] } : one))
  const { class_id, class_name } = info
  return [...picked, { class_id, class_name, service_nice_min: [item], PackUp: 1 }]
}

/**
 * Carries classes that were chosen under another edition over to the edition in force: items are found by name, moved ones
 * go to their class, and the others are listed. A class that all its items have left is left out.
 */
export const carryOver = (picked: Picked, edition: PresentEdition): CarriedOver => {
  const gone: LeftItem[] = []
  const moving: { item: ChosenItem; info: ClassInfo; from: number }[] = []
  const infoOf = (classId: number) => edition.classes.find(({ class_id }) => class_id === classId)
  const stayed = picked.flatMap((one): PickedClass[] => {
    const { class_id, service_nice_min } = one
    const info = infoOf(class_id)
    const leaves: number[] = []
    const items = service_nice_min.flatMap((item): ChosenItem[] => {
      const here = findByName(edition.groups.get(class_id) ?? [], item)
      if (here) return [here]
      const to = moveOf(edition, class_id, item)?.to.class_id
      const target = to === undefined ? undefined : infoOf(to)
      const there = target && findByName(edition.groups.get(target.class_id) ?? [], item)
      if (target && there) {
        moving.push({ item: there, info: target, from: class_id })
        leaves.push(target.class_id)
      } else gone.push({ class_id, min_name: item.min_name })
      return []
    })
    const hasAllLeft = leaves.length > 0 && leaves.length === service_nice_min.length
    return hasAllLeft ? [] : [{ ...one, class_name: info?.class_name ?? one.class_name, service_nice_min: items }]
  })
  return {
    picked: moving.reduce<Picked>((sum, { item, info }) => append(sum, info, item), stayed),
    moved: moving.map(({ item: { min_name }, info, from }) => ({ class_id: from, min_name, to: info.class_id })),
    gone,
  }
}
