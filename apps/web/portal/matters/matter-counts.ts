import type { MatterCounts, mattersApi } from '@portal/platform/contract'
import { sessionHeaders } from '@portal/platform/web'
import { useSyncExternalStore } from 'react'

const path: (typeof mattersApi)['counts']['path'] = '/api/myMatters/counts'

let known: MatterCounts | undefined
const listeners = new Set<() => void>()

const show = (counts: MatterCounts | undefined): void => {
  known = counts
  for (const listener of listeners) listener()
}

/** Forgets the counts, since the user has signed out. */
export const forgetCounts = (): void => show(undefined)

/**
 * Asks the server for the counts that the header's badge and the menu show. It uses a plain fetch, as the bell does: the user
 * did not ask for this call, so a session that has ended must not lead him away, and a network that is missing he learns of
 * by his own actions.
 */
export const refreshCounts = async (signal: AbortSignal): Promise<void> => {
  try {
    const response = await fetch(path, { headers: sessionHeaders(), signal })
    if (response.ok) show((await response.json()) as MatterCounts)
  } catch (error) {
    if (!(error instanceof TypeError) && !signal.aborted) throw error
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How many matters the user has, as far as that is known. */
export const useMatterCounts = (): MatterCounts | undefined =>
  useSyncExternalStore(
    subscribe,
    () => known,
    () => undefined,
  )
