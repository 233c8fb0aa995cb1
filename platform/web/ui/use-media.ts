import { useCallback, useSyncExternalStore } from 'react'

/** jsdom has no media; there a page is as wide as a desk. */
const find = (query: string): MediaQueryList | undefined =>
  typeof window.matchMedia === 'function' ? window.matchMedia(query) : undefined

/** Whether a media query holds, and from now on whenever that changes. */
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
