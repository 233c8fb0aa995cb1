import type { ChosenClass } from '@portal/nice/contract'
import type { Picked } from '@portal/nice/web'

/** Chosen classes as calls take them, without what only the page keeps of them. */
export const sentClasses = (picked: Picked): ChosenClass[] =>
  picked.map(({ class_id, class_name, service_nice_min }) => ({ class_id, class_name, service_nice_min }))

export const classesOf = (picked: Picked): number[] => picked.map(({ class_id }) => class_id)

/** Chosen classes as a price takes them: how many items a class has, and not which. */
export const countedClasses = (picked: Picked): string =>
  JSON.stringify(
    picked.map(({ class_id, service_nice_min }) => ({ class_id, service_nice_min: service_nice_min.map(() => 0) })),
  )
