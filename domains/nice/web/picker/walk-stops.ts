import type { KeyboardEvent } from 'react'

/**
 * Answers the arrow keys, Home and End within a box whose marked elements (`data-stop`) are one tab stop: it moves the
 * focus among them, where up and down go by rows of so many `columns`. Whoever draws the elements gives `tabIndex` 0 to the
 * one that had the focus last.
 */
export const walkStops = (event: KeyboardEvent<HTMLElement>, columns = 1): void => {
  if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')]
  const at = stops.findIndex((stop) => stop.contains(event.target as Node))
  if (at < 0) return
  const targets: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: stops.length - 1,
  }
  const target = targets[event.key]
  if (target === undefined) return
  event.preventDefault()
  stops[target]?.focus()
}
