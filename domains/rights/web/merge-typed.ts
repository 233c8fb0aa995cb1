import { type FactName, factNames, type RightValues } from './right-form.ts'

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

type Merged = {
  values: RightValues
  /** What was typed where the newest version says something else than the typing began with, or than is known of that. */
  kept: FactName[]
  /** What the newest version says where nothing was typed. */
  taken: FactName[]
}

/**
 * What was typed, put upon the newest version of a right. `base` is the version with which the typing began; without it, as for a
 * draft that was restored later, all that differs from the newest version counts as typed, so that nothing of it is lost.
 */
export const mergeTyped = (typed: RightValues, newest: RightValues, base: RightValues | undefined): Merged => {
  const isTyped = (name: FactName) => !isSame(typed[name], newest[name]) && !(base && isSame(typed[name], base[name]))
  const isNew = (name: FactName) => !base || !isSame(base[name], newest[name])
  const mine = factNames.filter(isTyped)
  return {
    values: { ...newest, ...Object.fromEntries(mine.map((name) => [name, typed[name]])) },
    kept: mine.filter(isNew),
    taken: factNames.filter((name) => !isSame(typed[name], newest[name]) && !mine.includes(name)),
  }
}
