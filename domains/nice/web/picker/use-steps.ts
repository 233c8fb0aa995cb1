import { useEffect, useState } from 'react'
import type { NiceGroup } from '../../contract/item.ts'

/** How many items more each step draws: few enough that a slow phone answers between two steps. */
const stepItems = 120

/** The first groups that together have so many items; never less than one group. */
const firstOf = (groups: readonly NiceGroup[], items: number): readonly NiceGroup[] => {
  let sum = 0
  const end = groups.findIndex(({ min_data }) => {
    sum += min_data.length
    return sum >= items
  })
  return end < 0 ? groups : groups.slice(0, end + 1)
}

/**
 * The groups that are drawn by now. A class may have a thousand items: drawn at once they would hold up what the user types,
 * so that those further down the page come step by step, a moment later.
 */
export const useSteps = (groups: readonly NiceGroup[], isFolded: boolean): readonly NiceGroup[] => {
  const [drawn, setDrawn] = useState({ groups, items: stepItems })
  const items = drawn.groups === groups ? drawn.items : stepItems
  // Folded groups draw their names alone.
  const shown = isFolded ? groups : firstOf(groups, items)
  const isWhole = shown.length === groups.length
  useEffect(() => {
    if (isWhole) return
    const clock = setTimeout(() => setDrawn({ groups, items: items + stepItems }), 20)
    return () => clearTimeout(clock)
  }, [isWhole, groups, items])
  return shown
}
