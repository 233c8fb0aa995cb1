import { call, keyOf, Quiet, Stack, StatusTag } from '@portal/platform/web'
import { rightTypeLabels } from '@portal/rights/contract'
import { useQuery } from '@tanstack/react-query'
import { type DeskCaseRight as Answer, caseRightApi, type SinceThen } from '../../contract/case-right.ts'
import type { DeskDetail } from '../../contract/detail.ts'
import { confirmedWords } from '../detail/confirmed-words.ts'
import { RightFault } from '../detail/right-fault.tsx'

const sinceWords = {
  same: null,
  newer: '另有新版本',
  unconfirmed: '核对后有变动',
  removed: '已从权利台账删除',
} satisfies Record<SinceThen, string | null>

/** Beside a field that a right filled: that it came from the vault, whether staff had compared it, and what has changed since. */
export function DeskCaseRight({ detail: { businessSn, assignee, state } }: { detail: DeskDetail }) {
  // Whoever handles the case is told more. Each answer of it is a line that the owner reads, so that one visit asks once.
  const { data, error, refetch } = useQuery({
    queryKey: [...keyOf(caseRightApi.desk), businessSn, assignee?.id, state],
    queryFn: ({ signal }) => call(caseRightApi.desk, { params: { businessSn } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error) return <RightFault onRetry={refetch} />
  const right = data?.right
  if (!right) return null
  const note = sinceWords[right.since]
  return (
    <Stack gap={4}>
      <Quiet>
        来自权利台账，{confirmedWords(right.verified)} {note && <StatusTag tone="waiting">{note}</StatusTag>}
      </Quiet>
      {right.now && <Quiet>台账现为：{nowWords(right.now)}</Quiet>}
    </Stack>
  )
}

type RightNow = NonNullable<NonNullable<Answer['right']>['now']>

const nowWords = (now: RightNow): string =>
  [
    `${rightTypeLabels[now.registerType]} ${now.recordName}`,
    now.registerNum,
    now.obligeeName,
    now.countryName,
    now.rightEndDate === null ? '' : `${now.rightEndDate} 届满`,
    confirmedWords(now.verified),
  ]
    .filter((words) => words !== '')
    .join(' · ')
