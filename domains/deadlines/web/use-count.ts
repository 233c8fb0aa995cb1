import { calendarsApi } from '@portal/calendars/contract'
import { type CalendarYear, yearBook } from '@portal/calendars/proof'
import { call, keyOf } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { countDeadline } from '../proof/count-deadline.ts'
import type { Asked, Counted } from '../proof/counting.ts'
import type { RuleVersion } from '../proof/rule.ts'

type Wanted = { calendar: string; year: number }
const isSame = (one: Wanted, other: Wanted): boolean => one.calendar === other.calendar && one.year === other.year

export type Count = { counted: Counted | undefined; error: Error | null; retry: () => void }

/** Reads the years of calendars in one query, since the library's part for many queries would be loaded with every page. */
const useYears = (wanted: readonly Wanted[]) =>
  useQuery({
    queryKey: [...keyOf(calendarsApi.year), wanted],
    queryFn: ({ signal }) => Promise.all(wanted.map((params) => call(calendarsApi.year, { params }, { signal }))),
    enabled: wanted.length > 0,
  })

/**
 * Counts on the page by the code that the server runs. A count says which years it missed; those are read, and it is made again,
 * until it asks for none that was not looked for. `counted` is undefined meanwhile.
 */
export const useCount = (version: RuleVersion, asked: Asked): Count => {
  const [wanted, setWanted] = useState<readonly Wanted[]>([])
  const { data, error, refetch } = useYears(wanted)
  const years: CalendarYear[] = (data ?? []).filter(({ known }) => known)
  const counted = countDeadline(version, asked, yearBook(years))
  const unread = counted.missing.filter((missed) => !wanted.some((one) => isSame(one, missed)))
  const more = JSON.stringify(unread)
  useEffect(() => {
    const next = JSON.parse(more) as Wanted[]
    if (next.length > 0) setWanted((before) => [...before, ...next])
  }, [more])
  const isReady = unread.length === 0 && (wanted.length === 0 || data !== undefined)
  return { counted: isReady ? counted : undefined, error, retry: () => void refetch() }
}
