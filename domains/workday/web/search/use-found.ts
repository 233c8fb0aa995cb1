import { codePoints } from '@portal/platform/contract'
import { queryOf, useSettled } from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { workdayApi } from '../../contract/endpoints.ts'
import { type FoundGroup, searchLimits } from '../../contract/search.ts'

/** So long a word stands still before it is asked for. */
const pauseMs = 300

export type FoundLine = { id: string; to: string; title: string; sub: string }
export type FoundLines = { kind: string; name: string; lines: readonly FoundLine[] }

const linesOf = ({ kind, name, elements, more, list }: FoundGroup): FoundLines => ({
  kind,
  name,
  lines: [
    ...elements.map(({ title, sub, link }, at) => ({ id: `${kind}-${at}`, to: link, title, sub })),
    ...(more ? [{ id: `${kind}-more`, to: list, title: `在${name}列表中查看全部`, sub: '' }] : []),
  ],
})

/**
 * What the search finds for a word as it is typed. `isLong`: the word is long enough to be asked for. `isFresh`:
 * what is shown belongs to the word as it stands now, and not to the one before.
 */
export const useFound = (text: string, isHeld: boolean) => {
  const keyword = useSettled(text.trim(), pauseMs, isHeld)
  const isLong = codePoints(text.trim()) >= searchLimits.shortest
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...queryOf(workdayApi.search, { query: { keyword } }),
    enabled: isLong && codePoints(keyword) >= searchLimits.shortest,
    placeholderData: keepPreviousData,
  })
  const isFresh = isLong && keyword === text.trim() && !isPlaceholderData && data !== undefined
  return { isLong, isFresh, groups: isLong && data ? data.groups.map(linesOf) : undefined, error, refetch }
}
