import { queryOf } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { precheckCasesApi } from '../../contract/case-endpoints.ts'

/** What was found in a case, as the card reads it; a page that has the card can wait for it. */
export const useCaseFindings = (businessSn: string) =>
  useQuery(queryOf(precheckCasesApi.desk, { params: { businessSn } }))
