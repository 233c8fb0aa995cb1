import type { KeyboardEvent } from 'react'

/** Moves the focus from link to link by the arrow keys, and from the first link back to the field of the same search. */
export const walkLinks = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const box = event.currentTarget
  const links = [...box.querySelectorAll<HTMLElement>('a')]
  const next = links.indexOf(document.activeElement as HTMLElement) + step
  event.preventDefault()
  if (next >= 0) links[next]?.focus()
  else box.closest('[role="dialog"], main, body')?.querySelector<HTMLElement>('[role="search"] input')?.focus()
}
