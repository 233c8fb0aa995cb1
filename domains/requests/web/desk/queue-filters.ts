import { type ListFilter, queryOf } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { businessTypeLabels, businessTypes } from '../../contract/business-types.ts'
import { requestStateLabels, requestStates } from '../../contract/rules.ts'
import type { DeskOverview } from '../../contract/workbench/assignment.ts'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'

const loadText = ({ open, late }: { open: number; late: number }): string =>
  late > 0 ? `${open} 件，超时 ${late}` : `${open} 件`

const peopleOptions = (overview: DeskOverview | undefined) => [
  { value: 'me', label: '由我办理' },
  { value: 'none', label: overview ? `未分派（${loadText(overview.unassigned)}）` : '未分派' },
  ...(overview?.people ?? []).map((person) => ({
    value: person.id,
    label: `${person.username}（${loadText(person)}）`,
  })),
]

/**
 * The filters of the queue beside its views; each choice shows how many cases it has now. These numbers, and the names of
 * colleagues, are asked for only once somebody wants them.
 */
export const useQueueFilters = (isWanted: boolean) => {
  const { data: overview } = useQuery({ ...queryOf(workbenchApi.overview, {}), enabled: isWanted })
  const { levels, pending } = overview ?? {}
  return [
    {
      name: 'type',
      label: '业务',
      options: businessTypes.map((type) => ({ value: `${type}`, label: businessTypeLabels[type] })),
    },
    {
      name: 'state',
      label: '状态',
      options: requestStates.map((state) => ({ value: `${state}`, label: requestStateLabels[state] })),
    },
    { name: 'assignee', label: '办理人', options: peopleOptions(overview) },
    {
      name: 'level',
      label: '时限',
      options: [
        { value: '50', label: '用时过半', count: levels?.[50] ?? null },
        { value: '80', label: '即将超时', count: levels?.[80] ?? null },
        { value: '100', label: '已超时', count: levels?.[100] ?? null },
      ],
    },
    { name: 'pending', label: '复核', options: [{ value: '1', label: '待复核', count: pending?.all ?? null }] },
    { days: '提交日期' },
  ] as const satisfies readonly ListFilter[]
}
