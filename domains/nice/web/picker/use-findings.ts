import { queryOf } from '@portal/platform/web'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { niceApi } from '../../contract/endpoints.ts'
import { type Choice, type NiceFinding, niceFindings } from '../../contract/findings.ts'
import type { NiceGroups } from '../../contract/item.ts'
import { groupsOf } from '../reads.ts'
import { useToldMoves } from './use-told-moves.ts'

/**
 * What stands out in the chosen classes, by the rules that the server has too. The groups of a class are those that its card
 * shows, so that each class is asked for once.
 */
export const useFindings = ({ chosen, kind, basic }: Choice, edition: string): NiceFinding[] => {
  const queries = useQueryClient()
  const filled = chosen.filter(({ service_nice_min }) => service_nice_min.length > 0).map(({ class_id }) => class_id)
  const moves = useToldMoves(filled.length > 0)
  const { data: found = none } = useQuery({
    queryKey: ['nice groups chosen from', edition, filled],
    queryFn: () =>
      Promise.all(filled.map((classId) => queries.fetchQuery(queryOf(niceApi.groups, groupsOf(classId, edition))))),
    enabled: filled.length > 0,
    placeholderData: keepPreviousData,
  })
  const similar = useMemo(
    () => new Map(found.flatMap(({ groups }) => groups.map((group) => [group.group_id, group.similar]))),
    [found],
  )
  return useMemo(
    () => niceFindings({ chosen, kind, basic }, { similarTo: (group) => similar.get(group) ?? [], moves }),
    [chosen, kind, basic, similar, moves],
  )
}

const none: readonly NiceGroups[] = []
