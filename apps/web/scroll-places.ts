/** How long a page that comes back may take until it is as long as it was, in milliseconds. */
const patience = 3_000

/** How far each entry of the browser's history was scrolled, in pixels. */
const places = new Map<string, number>()
let stopReturning: (() => void) | undefined

/** Whatever the user does with the page ends the return to its old place. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

const room = (): number => document.documentElement.scrollHeight - window.innerHeight

/**
 * Scrolls to where an entry was left, as soon as its page is long enough, since lists come after their page. Of an entry from
 * before the document was loaded no place is known: another page begins at its top then, and the same page, over which
 * something was open, stays where it is.
 */
export const returnToPlace = (entry: string, isSamePage: boolean): void => {
  stopReturning?.()
  const known = places.get(entry)
  if (known === undefined && isSamePage) return
  const place = known ?? 0
  const until = performance.now() + patience
  let frame = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const name of interruptions) window.removeEventListener(name, stop)
    stopReturning = undefined
  }
  const tryNow = () => {
    const isLate = performance.now() > until
    if (room() < place && !isLate) {
      frame = requestAnimationFrame(tryNow)
      return
    }
    window.scrollTo(0, place)
    stop()
  }
  for (const name of interruptions) window.addEventListener(name, stop, { passive: true })
  stopReturning = stop
  tryNow()
}

/** Shows a new page from its beginning. */
export const beginAtTop = (): void => {
  stopReturning?.()
  window.scrollTo(0, 0)
}

/**
 * Remembers the place of the entry that is shown, until the answered function is called. The browser's own way is off in the
 * meantime: it scrolls the old page, before the new one has been loaded. A document that is loaded anew is left to it.
 */
export const rememberPlace = (entry: string): (() => void) => {
  const remember = () => {
    // The address goes ahead of what is drawn: what scrolls in between belongs to the next entry already.
    const current: unknown = history.state?.key
    if (current === undefined || current === entry) places.set(entry, window.scrollY)
  }
  // Who goes back before the next page was drawn finds this one still there, and nothing is drawn that would return it.
  const comeBack = () => {
    if (history.state?.key === entry) returnToPlace(entry, true)
  }
  const leaveToBrowser = () => {
    history.scrollRestoration = 'auto'
  }
  history.scrollRestoration = 'manual'
  window.addEventListener('scroll', remember, { passive: true })
  window.addEventListener('popstate', comeBack)
  window.addEventListener('pagehide', leaveToBrowser)
  return () => {
    window.removeEventListener('scroll', remember)
    window.removeEventListener('popstate', comeBack)
    window.removeEventListener('pagehide', leaveToBrowser)
    stopReturning?.()
  }
}
