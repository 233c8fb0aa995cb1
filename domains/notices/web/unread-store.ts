import { useSyncExternalStore } from 'react'

let unread = 0
const listeners = new Set<() => void>()

/** What a call has just answered; the bell follows. */
export const showUnread = (count: number): void => {
  unread = count
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How many notices are unread, as far as is known. */
export const useUnread = (): number =>
  useSyncExternalStore(
    subscribe,
    () => unread,
    () => 0,
  )
