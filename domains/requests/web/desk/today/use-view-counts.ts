import { queryOf } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { ViewCounts } from '../../../contract/workbench/assignment.ts'
import { workbenchApi } from '../../../contract/workbench/endpoints.ts'

/** The counts of the queue's views; they are read again every minute while the page is in sight. */
export const useViewCounts = (): ViewCounts | undefined =>
  useQuery({ ...queryOf(workbenchApi.views, {}), refetchInterval: 60_000 }).data
