import { isCallError, keyOf, toast, useAction } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { messagesApi } from '../../contract/endpoints.ts'

const shown = [messagesApi.listDesk, messagesApi.counts, messagesApi.deskDetail]

/** Reads again what the desk sees, after a step of one's own or a colleague's. */
export const useDeskReload = (): (() => Promise<void>) => {
  const queries = useQueryClient()
  return useCallback(async () => {
    await Promise.all(shown.map((endpoint) => queries.invalidateQueries({ queryKey: keyOf(endpoint) })))
  }, [queries])
}

/** A colleague was faster, so that the page must show what is true now. */
export const wasTooLate = (error: unknown): boolean => isCallError(error) && error.status === 'U00409'

/** One press of a button: says what was done, and shows what is true afterwards, also when it was refused. */
export const useDeskAct = () => {
  const reload = useDeskReload()
  return useAction(async (done: string, work: () => Promise<unknown>) => {
    try {
      await work()
      toast(done)
    } catch (error) {
      if (wasTooLate(error)) await reload()
      throw error
    }
    await reload()
    return true
  })
}
