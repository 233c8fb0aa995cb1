import { queryOf } from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { niceApi } from '../../contract/endpoints.ts'
import { niceLimits } from '../../contract/limits.ts'

/** What may be asked of a text: as much of it as a search takes. */
export const askedOf = (typed: string): string => [...typed.trim()].slice(0, niceLimits.keyword).join('')

/** The items that a keyword finds; those of the keyword before, until they are there. */
export const useFoundItems = (keyword: string, edition: string) =>
  useQuery({
    ...queryOf(niceApi.search, { query: { keyword, edition } }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  })
