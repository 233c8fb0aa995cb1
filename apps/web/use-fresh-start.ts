import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { beginAtTop, rememberPlace, returnToPlace } from './scroll-places.ts'

/** The path that was shown last; undefined on arrival. It outlives the frame, since the login stands in another one. */
let shown: string | undefined

/** Sets the focus on the heading of the new page, or on its main part while the heading is still on its way. */
const focusStart = (): void => {
  const main = document.querySelector<HTMLElement>('main')
  const heading = main?.querySelector('h1')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  const start = heading ?? main
  start?.focus({ preventScroll: true })
}

/**
 * Shows a new page from its top, however the user came there, and sets the focus on its heading, so that screen readers
 * announce it from its beginning. Going back restores the place. A redirect on arrival leaves the focus where a fresh
 * document has it, so that the skip link comes first.
 */
export const useFreshStart = (): void => {
  const { pathname, key } = useLocation()
  const how = useNavigationType()
  useLayoutEffect(() => {
    // The place is read before scrolls are noted: one that comes between drawing and effects would overwrite it.
    if (how === 'POP' && shown !== undefined) returnToPlace(key, shown === pathname)
    return rememberPlace(key)
  }, [key, how, pathname])
  useEffect(() => {
    const before = shown
    shown = pathname
    if (before === undefined || before === pathname || how === 'POP') return
    beginAtTop()
    focusStart()
  }, [pathname, how])
}
