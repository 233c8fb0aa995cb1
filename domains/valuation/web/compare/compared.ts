/** What the user wants to see side by side, as long as this window is open. */
export type Compared = { id: string; pn: string }

export const mostCompared = 5
let list: readonly Compared[] = []

export const compared = (): readonly Compared[] => list

/** Adds a result, in place of an older one of the same patent; false where the list is full. */
export const addCompared = (one: Compared): boolean => {
  const others = list.filter(({ pn }) => pn !== one.pn)
  if (others.length >= mostCompared) return false
  list = [...others, one]
  return true
}
