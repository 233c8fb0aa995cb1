import { keyOf } from '@portal/platform/web'
import type { QueryClient } from '@tanstack/react-query'
import { filingsApi } from '../contract/endpoints.ts'

/** Marks the lists of sheets as outdated after a change, so that they are asked for anew. */
export const forgetLists = (queries: QueryClient): void => {
  for (const endpoint of [filingsApi.list, filingsApi.summary]) {
    void queries.invalidateQueries({ queryKey: keyOf(endpoint) })
  }
}
