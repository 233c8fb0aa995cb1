import { useEffect, useState } from 'react'

/** How many items more each step draws: few enough that a phone four times slower than a desk draws them within 50 ms. */
const stepItems = 16

/** How long a page answers to keys and thumbs between two steps, in ms. */
const pauseMs = 20

/**
 * How many of the `total` items of `list` are drawn by now. A class may have a thousand items, and a suggestion has as many parts
 * as several items: drawn at once they would hold up what the user types, so that those further down come step by step, a moment
 * later. Another list begins anew.
 */
export const useDrawn = (list: unknown, total: number): number => {
  const [reached, setReached] = useState({ list, items: stepItems })
  const items = reached.list === list ? reached.items : stepItems
  const isWhole = items >= total
  useEffect(() => {
    if (isWhole) return
    const clock = setTimeout(() => setReached({ list, items: items + stepItems }), pauseMs)
    return () => clearTimeout(clock)
  }, [isWhole, list, items])
  return Math.min(items, total)
}
