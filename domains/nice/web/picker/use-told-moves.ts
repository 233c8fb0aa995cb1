import { queryOf, shanghaiDay } from '@portal/platform/web'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { EditionInfo } from '../../contract/edition.ts'
import { niceApi } from '../../contract/endpoints.ts'
import type { DatedMove } from '../../contract/item.ts'
import { isStillTold } from '../../contract/told-moves.ts'

/** A published edition with items, and the one before it. */
type Step = { from: string; to: string; since: string }

/** The steps from edition to edition whose moves are told: those of the last years, and the one to the next edition. */
export const toldSteps = (
  { current, elements }: { current: string; elements: readonly EditionInfo[] },
  today: string,
): Step[] => {
  const newestFirst = elements.filter(({ kind }) => kind !== 'classesOnly')
  const at = newestFirst.findIndex(({ edition }) => edition === current)
  return newestFirst.slice(Math.max(0, at - 1)).flatMap((one, index, rest): Step[] => {
    const before = rest[index + 1]
    if (!before || !isStillTold(one.inForceFrom, today)) return []
    return [{ from: before.edition, to: one.edition, since: one.inForceFrom }]
  })
}

/** The moves that a choice is told of. They come after the page: a choice does not wait for them. */
export const useToldMoves = (isWanted: boolean): readonly DatedMove[] => {
  const queries = useQueryClient()
  const editions = useQuery({ ...queryOf(niceApi.editions, {}), enabled: isWanted })
  const today = shanghaiDay(Date.now())
  const steps = useMemo(() => (editions.data ? toldSteps(editions.data, today) : []), [editions.data, today])
  const movesOf = async ({ from, to, since }: Step): Promise<DatedMove[]> => {
    const { moves } = await queries.fetchQuery(queryOf(niceApi.moves, { query: { from, to } }))
    return moves.map((move) => ({ ...move, since }))
  }
  const told = useQuery({
    queryKey: ['nice moves told', steps],
    queryFn: async () => (await Promise.all(steps.map(movesOf))).flat(),
    enabled: steps.length > 0,
  })
  return told.data ?? none
}

const none: readonly DatedMove[] = []
