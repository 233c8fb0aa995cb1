import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Endpoint } from '../../contract/api.ts'
import { toast } from '../ui/toast-store.ts'
import { isCallError } from './call-error.ts'
import { keyOf } from './query.tsx'
import { useAction } from './use-action.ts'

/** Reads again what these calls answered, wherever it is shown. The list of calls stands outside the component. */
export const useReload = (reads: readonly Endpoint[]): (() => Promise<void>) => {
  const queries = useQueryClient()
  return useCallback(async () => {
    await Promise.all(reads.map((endpoint) => queries.invalidateQueries({ queryKey: keyOf(endpoint) })))
  }, [queries, reads])
}

/** Somebody else was faster, so that the page must show what is true now. */
export const wasTooLate = (error: unknown): boolean => isCallError(error) && error.status === 'U00409'

/**
 * One act: carries it out, says what was done, and reads again what it has changed, after a refusal too,
 * since whoever was faster then stands there. `run` answers true when the act succeeded.
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
