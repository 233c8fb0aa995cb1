import { useSyncExternalStore } from 'react'

let unread = 0
const listeners = new Set<() => void>()

/** Passes the number of unread notices that a call has answered to the bell. */
export const showUnread = (count: number): void => {
  unread = count
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The number of unread notices, as far as it is known. */
export const useUnread = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  )
