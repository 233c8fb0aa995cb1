/** What a keyboard stands on, told so that it can be found again where the page has been drawn anew. */
type HeldFocus = { selector: string; text: string; place: number }

const alike = ({ selector, text }: Pick<HeldFocus, 'selector' | 'text'>): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.textContent === text)

/** The link or button that has the focus while the application is still on its way. */
export const heldFocus = (): HeldFocus | undefined => {
  const at = document.activeElement
  if (!(at instanceof HTMLElement) || at === document.body) return undefined
  const href = at.getAttribute('href')
  const selector = at.tagName.toLowerCase() + (href === null ? '' : `[href=${JSON.stringify(href)}]`)
  const text = at.textContent
  return { selector, text, place: alike({ selector, text }).indexOf(at) }
}

/** Sets the focus on the same thing of the new page; without it, whoever tabs would begin again at the top. */
export const restoreFocus = (held: HeldFocus | undefined): void => {
  if (held) alike(held)[held.place]?.focus({ preventScroll: true })
}
