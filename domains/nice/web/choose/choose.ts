import type { ChosenItem } from '../../contract/chosen.ts'
import type { NiceClass } from '../../contract/item.ts'
import { capOf, niceLimits } from '../../contract/limits.ts'
import { findPicked, itemKey, itemsOf, type Picked, type PickedClass } from './picked.ts'
import { refused, type Said, shown, spoken } from './said.ts'

/** What the rules of choosing must know of a class. */
export type ClassInfo = Pick<NiceClass, 'class_id' | 'class_name' | 'min_number'>

/** The chosen classes after an act, and what is to be said of it. A refused act answers the very classes that it got. */
export type Outcome = { picked: Picked; said: Said }

/** Why one more item cannot be added to a class; undefined where it can. */
const obstacleOf = (picked: Picked, { class_id, min_number }: ClassInfo): string | undefined => {
  const cap = capOf(min_number)
  const here = findPicked(picked, class_id)?.service_nice_min.length ?? 0
  if (here >= cap) return `本类最多选择 ${cap} 项`
  return itemsOf(picked) >= niceLimits.items ? `最多选择 ${niceLimits.items} 项` : undefined
}

export const hasItem = (picked: Picked, classId: number, item: ChosenItem): boolean =>
  findPicked(picked, classId)?.service_nice_min.some((one) => itemKey(one) === itemKey(item)) ?? false

const put = (picked: Picked, classId: number, change: (one: PickedClass) => PickedClass): Picked =>
  picked.map((one) => (one.class_id === classId ? change(one) : one))

const emptyOf = ({ class_id, class_name }: ClassInfo, PackUp: 0 | 1): PickedClass => ({
  class_id,
  class_name,
  service_nice_min: [],
  PackUp,
})

/** Adds a class and opens its card; the other cards are folded, since an open one is as long as its class. */
export const addClass = (picked: Picked, info: ClassInfo): Outcome => {
  if (findPicked(picked, info.class_id)) return { picked, said: refused(`第 ${info.class_id} 类已选`) }
  const folded = picked.map((one): PickedClass => ({ ...one, PackUp: 1 }))
  return {
    picked: [...folded, emptyOf(info, 0)],
    said: spoken(`已添加第 ${info.class_id} 类 ${info.class_name}`),
  }
}

/** Adds an item, and its class with it where that was not chosen. */
export const addItem = (picked: Picked, info: ClassInfo, { min_id, min_name, group_id }: ChosenItem): Outcome => {
  const { class_id } = info
  const item = { min_id, min_name, group_id }
  if (hasItem(picked, class_id, item)) return { picked, said: refused('该小项已添加') }
  const obstacle = obstacleOf(picked, info)
  if (obstacle !== undefined) return { picked, said: refused(obstacle) }
  const known = findPicked(picked, class_id) ? picked : [...picked, emptyOf(info, 1)]
  const next = put(known, class_id, (one) => ({ ...one, service_nice_min: [...one.service_nice_min, item] }))
  const count = findPicked(next, class_id)?.service_nice_min.length ?? 0
  const added = `已添加“${min_name}”，第 ${class_id} 类已选 ${count} 项`
  const over = `已选超过 ${niceLimits.covered} 项，超出的每项另收官费`
  return { picked: next, said: count > niceLimits.covered ? shown(over, added) : spoken(added) }
}

export const removeItem = (picked: Picked, classId: number, item: ChosenItem): Outcome => ({
  picked: put(picked, classId, (one) => ({
    ...one,
    service_nice_min: one.service_nice_min.filter((other) => itemKey(other) !== itemKey(item)),
  })),
  said: spoken(`已移除“${item.min_name}”`),
})

/** Ticks or unticks an item of a class that is chosen. */
export const toggleItem = (picked: Picked, info: ClassInfo, item: ChosenItem): Outcome =>
  hasItem(picked, info.class_id, item) ? removeItem(picked, info.class_id, item) : addItem(picked, info, item)

/** Puts another class in the place of a chosen one; the items of that are gone with it. */
export const changeClass = (picked: Picked, from: number, to: ClassInfo): Outcome => {
  if (findPicked(picked, to.class_id)) return { picked, said: refused(`第 ${to.class_id} 类已选`) }
  return {
    picked: put(picked, from, () => emptyOf(to, 0)),
    said: spoken(`第 ${from} 类已更换为第 ${to.class_id} 类 ${to.class_name}`),
  }
}

export const lastClassWords = '至少保留一个类别'

export const removeClass = (picked: Picked, classId: number): Outcome =>
  picked.length === 1
    ? { picked, said: refused(lastClassWords) }
    : { picked: picked.filter(({ class_id }) => class_id !== classId), said: spoken(`已删除第 ${classId} 类`) }

/** The class whose card comes after that of a class, or before it where none comes after. */
export const neighbourOf = (picked: Picked, classId: number): number | undefined => {
  const at = picked.findIndex(({ class_id }) => class_id === classId)
  return (picked[at + 1] ?? picked[at - 1])?.class_id
}

/** Folds or unfolds the card of a class. */
export const foldClass = (picked: Picked, classId: number): Picked =>
  put(picked, classId, (one) => ({ ...one, PackUp: one.PackUp === 1 ? 0 : 1 }))
