import { isCallError, queryOf } from '@portal/platform/web'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { NiceMove } from '../../contract/edition.ts'
import { niceApi } from '../../contract/endpoints.ts'
import type { NiceClasses } from '../../contract/item.ts'
import { type CarriedOver, carryOver, type PresentEdition, targetsOf } from '../choose/carry-over.ts'
import { itemsOf, type Picked } from '../choose/picked.ts'
import { groupsOf } from '../reads.ts'

/** The moves since an edition; none where nobody knows it any more: its items are then found by name alone. */
const movesSince = async (queries: QueryClient, from: string, to: string): Promise<readonly NiceMove[]> => {
  try {
    return (await queries.fetchQuery(queryOf(niceApi.moves, { query: { from, to } }))).moves
  } catch (error) {
    if (isCallError(error) && error.status === 'U00404') return []
    throw error
  }
}

/** Reads what is needed in order to carry classes over from an edition to the one in force. */
const readPresent = async (
  queries: QueryClient,
  picked: Picked,
  from: string,
  { edition, list }: NiceClasses,
): Promise<PresentEdition> => {
  const moves = await movesSince(queries, from, edition)
  const wanted = new Set([...picked.map(({ class_id }) => class_id), ...targetsOf(picked, moves)])
  const groups = await Promise.all(
    [...wanted].map(async (classId) => {
      const found = await queries.fetchQuery(queryOf(niceApi.groups, groupsOf(classId, edition)))
      return [classId, found.groups] as const
    }),
  )
  return { classes: list, groups: new Map(groups), moves }
}

interface CarryOver {
  picked: Picked
  /** The edition under which the classes were chosen; empty where none is known. */
  edition: string
  present: NiceClasses
  onCarried: (picked: Picked, edition: string) => void
}

/**
 * Carries classes that were chosen under another edition over to the one in force, before anything else is chosen. Answers
 * whether that is still to be done, and what became of the items until the user has taken note of it.
 */
export const useCarryOver = ({ picked, edition, present, onCarried }: CarryOver) => {
  const queries = useQueryClient()
  const [carried, setCarried] = useState<CarriedOver>()
  const isDue = edition !== '' && edition !== present.edition && itemsOf(picked) > 0
  const reading = useQuery({
    queryKey: ['nice carried over', edition, present.edition, picked],
    queryFn: () => readPresent(queries, picked, edition, present),
    enabled: isDue,
    gcTime: 0,
  })
  useEffect(() => {
    if (!isDue || !reading.data) return
    const result = carryOver(picked, reading.data)
    if (result.moved.length + result.gone.length > 0) setCarried(result)
    onCarried(result.picked, present.edition)
  }, [isDue, reading.data, picked, present, onCarried])
  return {
    isDue,
    error: reading.error,
    retry: () => void reading.refetch(),
    carried,
    takeNote: () => setCarried(undefined),
  }
}
