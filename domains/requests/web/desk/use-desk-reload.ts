import { isCallError, keyOf } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { requestsApi } from '../../contract/endpoints.ts'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'

const shown = [requestsApi.listQueue, requestsApi.deskDetail, workbenchApi.overview]

/** Reads again what the desk sees, after a step of one's own or a colleague's. */
export const useDeskReload = (): (() => Promise<void>) => {
  const queries = useQueryClient()
  return useCallback(async () => {
    await Promise.all(shown.map((endpoint) => queries.invalidateQueries({ queryKey: keyOf(endpoint) })))
  }, [queries])
}

/** A colleague was faster: his name is in the message, and the page must show what is true now. */
export const wasTooLate = (error: unknown): boolean => isCallError(error) && error.status === 'U00409'
