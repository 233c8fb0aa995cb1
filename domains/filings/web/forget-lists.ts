import { keyOf } from '@portal/platform/web'
import type { QueryClient } from '@tanstack/react-query'
import { filingsApi } from '../contract/endpoints.ts'

/** After a change the lists are asked for anew. */
export const forgetLists = (queries: QueryClient): void => {
  for (const endpoint of [filingsApi.list, filingsApi.summary]) {
    void queries.invalidateQueries({ queryKey: keyOf(endpoint) })
  }
}
