import type { ChosenClass, ChosenItem } from '../../contract/chosen.ts'

/** A chosen class as a form and its draft hold it, under the names of the wire. */
export type PickedClass = ChosenClass & {
  /** 1: its card is folded. */
  PackUp: 0 | 1
  /** 1: there are remarks about the class. */
  isAsistantremarks?: 0 | 1 | undefined
}

/** The chosen classes, in the order in which they were added; no class stands in it twice. */
export type Picked = readonly PickedClass[]

/** What makes an item the same within its class: it may stand in several groups, but is chosen once. */
export const itemKey = ({ min_id, min_name }: Pick<ChosenItem, 'min_id' | 'min_name'>): string =>
  `${min_id} ${min_name}`

export const itemsOf = (picked: readonly ChosenClass[]): number =>
  picked.reduce((sum, { service_nice_min }) => sum + service_nice_min.length, 0)

export const findPicked = <T extends ChosenClass>(picked: readonly T[], classId: number): T | undefined =>
  picked.find(({ class_id }) => class_id === classId)
