import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Endpoint } from '../../contract/api.ts'
import { toast } from '../ui/toast-store.ts'
import { isCallError } from './call-error.ts'
import { keyOf } from './query.tsx'
import { useAction } from './use-action.ts'

/** Marks a query whose numbers may change by whatever act on a page: each act makes it read again. */
export const afterActs = { readAfterActs: true } as const

/**
 * Answers a function that reads again what these calls have answered, wherever a page shows it, and what is marked with
 * `afterActs`. Declare the list of calls outside the component, so that it stays the same list.
 */
export const useReload = (reads: readonly Endpoint[]): (() => Promise<void>) => {
  const queries = useQueryClient()
  return useCallback(async () => {
    const marked = queries.invalidateQueries({ predicate: ({ meta }) => meta === afterActs })
    await Promise.all([marked, ...reads.map((endpoint) => queries.invalidateQueries({ queryKey: keyOf(endpoint) }))])
  }, [queries, reads])
}

/**
 * Whether a call was refused because somebody else had changed the record first (U00409): the page must then show the
 * record as it is now.
 */
export const isConflict = (error: unknown): boolean => isCallError(error) && error.status === 'U00409'

/**
 * Carries out one act of the back office, says in a toast that it is done, and reads `reads` again. A refusal makes it read
 * again too, since somebody else may have changed the record first. `run` answers true when the act succeeded.
 */
export const useDeskAct = (reads: readonly Endpoint[]) => {
  const reload = useReload(reads)
  return useAction(async (act: () => Promise<unknown>, said?: string) => {
    try {
      await act()
      if (said) toast(said)
    } finally {
      await reload()
    }
    return true
  })
}
