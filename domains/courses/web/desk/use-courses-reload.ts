import { keyOf } from '@portal/platform/web'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { courseDeskApi } from '../../contract/desk-endpoints.ts'

const reads = [courseDeskApi.list, courseDeskApi.detail, courseDeskApi.listEnrolments]

/** Reads again what the desk shows of courses. */
export const useCoursesReload = () => {
  const queries = useQueryClient()
  return useCallback(async () => {
    await Promise.all(reads.map((endpoint) => queries.invalidateQueries({ queryKey: keyOf(endpoint) })))
  }, [queries])
}
