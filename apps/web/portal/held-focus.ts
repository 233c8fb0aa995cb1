/**
 * Describes the element that has the focus, so that the same element can be found again after the page has been drawn anew:
 * its selector, its text, and its place among elements that are alike.
 */
type HeldFocus = { selector: string; text: string; place: number }

const alike = ({ selector, text }: Pick<HeldFocus, 'selector' | 'text'>): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.textContent === text)

/** The link or button that has the focus while the application is still being loaded; undefined if none has. */
export const heldFocus = (): HeldFocus | undefined => {
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || at === document.body) return undefined
  const href = at.getAttribute('href')
  const selector = at.tagName.toLowerCase() + (href === null ? '' : `[href=${JSON.stringify(href)}]`)
  const text = at.textContent
  return { selector, text, place: alike({ selector, text }).indexOf(at) }
}

/**
 * Sets the focus on the same element of the new page. Without it, somebody who uses the Tab key would begin again at the
 * top.
 */
export const restoreFocus = (held: HeldFocus | undefined): void => {
  if (held) alike(held)[held.place]?.focus({ preventScroll: true })
}
