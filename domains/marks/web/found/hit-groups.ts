import type { MarkHit } from '../../contract/mark.ts'

/** Hits under one heading; `classId` is null for those of other classes than were asked for. */
export type HitGroup = { classId: number | null; hits: readonly MarkHit[] }

/**
 * The hits by the classes that were asked for, in their order, then those of other classes. A mark of several classes stands in
 * each of them. Where no class was asked for, all stand in one group.
 */
export const hitGroups = (hits: readonly MarkHit[], classes: readonly number[]): HitGroup[] => {
  const groups: HitGroup[] = [
    ...classes.map((classId) => ({ classId, hits: hits.filter((hit) => hit.classes.includes(classId)) })),
    { classId: null, hits: hits.filter((hit) => !hit.classes.some((one) => classes.includes(one))) },
  ]
  return groups.filter((group) => group.hits.length > 0)
}
