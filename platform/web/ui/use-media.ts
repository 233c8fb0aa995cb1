import { useCallback, useSyncExternalStore } from 'react'

/** Answers undefined where the browser has no `matchMedia`, as in jsdom: a page counts as wide there. */
const find = (query: string): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined

/** The widths at which a page is laid out for a phone. */
export const phoneWidth = '(max-width: 720px)'

/**
 * Devices that are used by touch, of whatever width: they have a camera at hand, and nothing is dragged on them. Some phones
 * say that they can hover (Samsung, crbug.com/41445959), and some call the finger a fine pointer (crbug.com/1384181), so
 * that neither feature is asked for alone. A laptop with a touch screen is used by its mouse.
 */
const touch = '(pointer: coarse), (hover: none) and (any-pointer: coarse)'

/** Whether a media query matches now; the component is drawn again whenever that changes. */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = find(query)
      // Safari before 14 knows no `addEventListener` here.
      list?.addEventListener?.('change', notify)
      return () => list?.removeEventListener?.('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => find(query)?.matches ?? false,
    () => false,
  )
}

export const useTouch = (): boolean => useMedia(touch)
