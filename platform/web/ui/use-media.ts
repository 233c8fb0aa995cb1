import { useCallback, useSyncExternalStore } from 'react'

/** Answers undefined where the browser has no `matchMedia`, as in jsdom: a page counts as wide there. */
const find = (query: string): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined

/** The widths at which a page is laid out for a phone. */
export const phoneWidth = '(max-width: 720px)'

/** Devices that are used by touch: they have a camera at hand, and nothing is dragged on them. */
const touch = '(hover: none) and (pointer: coarse)'

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
