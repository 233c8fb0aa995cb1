import { queryOf } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import type { ValuationDetail } from '../../contract/detail.ts'
import { valuationApi } from '../../contract/endpoints.ts'

/** A result never changes, so that it is read once. */
export const resultQuery = (id: string) => ({
  ...queryOf(valuationApi.detail, { query: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The result of an id in the address, whose number fills the box; undefined without one, until it has come, and where it is gone. */
export const useEarlierResult = (id: string | undefined): ValuationDetail | undefined =>
  useQuery({ ...resultQuery(id ?? ''), enabled: id !== undefined }).data
