import { DateRange, FilterChips, FilterRow, FilterSelect, KeywordSearch, queryOf } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { businessTypeLabels, businessTypes } from '../../contract/business-types.ts'
import type { DeskOverview } from '../../contract/workbench/assignment.ts'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import { stateOptions } from '../detail/state-filter.ts'
import type { Queue } from './queue-search.ts'

const sortOptions = [
  { value: 'due', label: '最近到期' },
  { value: 'newest', label: '最新提交' },
] as const
const typeOptions = businessTypes.map((type) => ({ value: `${type}`, label: businessTypeLabels[type] }))

const levelOptions = (levels: DeskOverview['levels'] | undefined) =>
  [
    { value: '', label: '不限时限' },
    { value: '50', label: '用时过半', count: levels?.[50] ?? null },
    { value: '80', label: '即将超时', count: levels?.[80] ?? null },
    { value: '100', label: '已超时', count: levels?.[100] ?? null },
  ] as const

/** One choice, pressed or not. */
const pendingOptions = (
  pending: DeskOverview['pending'] | undefined,
): readonly { value: Queue['search']['pending']; label: string; count: number | null }[] => [
  { value: '1', label: '待复核', count: pending?.all ?? null },
]

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

/** The filters of the queue; each choice shows how many cases it has now. */
export function QueueFilters({ search, set }: Pick<Queue, 'search' | 'set'>) {
  const { data: overview } = useQuery(queryOf(workbenchApi.overview, {}))
  const { state, type, from, to, keyword, assignee, level, pending, sort } = search
  return (
    <FilterRow>
      <FilterChips label="状态" options={stateOptions} value={state} onChange={(next) => set({ state: next })} />
      <FilterChips label="排序" options={sortOptions} value={sort} onChange={(next) => set({ sort: next })} />
      <FilterChips
        label="时限"
        options={levelOptions(overview?.levels)}
        value={level}
        onChange={(next) => set({ level: next })}
      />
      <FilterChips
        label="复核"
        options={pendingOptions(overview?.pending)}
        value={pending}
        onChange={(next) => set({ pending: pending === next ? '' : next })}
      />
      <FilterSelect
        steady
        aria-label="办理人"
        placeholder="全部办理人"
        options={peopleOptions(overview)}
        value={assignee}
        onChange={(next) => set({ assignee: next })}
      />
      <FilterSelect
        steady
        aria-label="业务类型"
        placeholder="全部业务"
        options={typeOptions}
        value={type}
        onChange={(next) => set({ type: next })}
      />
      <DateRange label="提交日期" value={{ from, to }} onChange={(range) => set(range)} />
      <KeywordSearch
        key={keyword}
        keyword={keyword}
        placeholder="编号、企业、事由、完整电话"
        onSearch={(next) => set({ keyword: next })}
      />
    </FilterRow>
  )
}
