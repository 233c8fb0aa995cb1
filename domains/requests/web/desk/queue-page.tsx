import { useMay } from '@portal/accounts/web'
import { DeskList, NothingListed, queryOf } from '@portal/platform/web'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { QueueView } from '../../contract/filter.ts'
import { workbenchApi } from '../../contract/workbench/endpoints.ts'
import { useBulkCases } from './bulk-cases.tsx'
import { CaseRow } from './case-row.tsx'
import { ExportQueue } from './export-queue.tsx'
import { queueColumns } from './queue-columns.tsx'
import { useQueueFilters } from './queue-filters.ts'
import { filterOf, useQueue } from './queue-search.ts'

const viewLabels = {
  mine: '轮到我的',
  late: '已超时',
  today: '今天到期',
  free: '没人领取',
  customer: '等客户的',
  review: '待我复核',
  due: '将至与已超',
  open: '在办',
} satisfies Record<QueueView, string>
const views = Object.entries(viewLabels) as [QueueView, string][]

/** Views that other pages lead to: they stand in the bar only while they are shown. */
const ledTo: readonly QueueView[] = ['due', 'open']

/** The views with how many cases each has. A desk that works without four eyes has nothing to review, and no such view. */
const useViews = (chosen: QueueView | '') => {
  const { data } = useQuery(queryOf(workbenchApi.views, {}))
  return [
    ...views
      .filter(([view]) => view === chosen || !ledTo.includes(view))
      .filter(([view]) => view !== 'review' || chosen === 'review' || (data?.review.count ?? 0) > 0)
      .map(([value, label]) => ({ value, label, count: data?.[value].count ?? null, urgent: value === 'late' })),
    { value: '', label: '全部' },
  ]
}

/** All requests, for the desk; view, filters and page stand in the address. */
export function QueuePage() {
  const queue = useQueue()
  const [isFiltering, setFiltering] = useState(false)
  const total = queue.list.data?.totalElements ?? 0
  const bulk = useBulkCases()
  const mayExport = useMay('requests.export')
  return (
    <DeskList
      title="海外维权业务"
      unit="件"
      pages={queue}
      views={{ name: 'view', options: useViews(queue.search.view) }}
      filters={useQueueFilters(isFiltering || queue.search.assignee !== '')}
      onFilters={() => setFiltering(true)}
      finds="编号、企业、事由、完整电话"
      columns={queueColumns}
      rowKey={({ businessSn }) => businessSn}
      card={(row) => <CaseRow row={row} numbered />}
      bulk={bulk}
      skeleton={{ rowHeight: 74 }}
      empty={<NothingListed of={queue} text="这里现在没有业务" filtered="没有符合条件的业务" />}
    >
      {mayExport && <ExportQueue filter={filterOf(queue.search)} disabled={total === 0} />}
    </DeskList>
  )
}
