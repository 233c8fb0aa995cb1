import { Card, ListHead, NothingListed, PagedTable } from '@portal/platform/web'
import styles from './desk.module.css'
import { ExportQueue } from './export-queue.tsx'
import { queueColumns } from './queue-columns.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { filterOf, useQueue } from './queue-search.ts'

/** All requests, for the desk; filters and page stand in the address. */
export function QueuePage() {
  const queue = useQueue()
  const { data } = queue.list
  const total = data?.totalElements ?? 0
  return (
    <Card>
      <ListHead title="海外维权业务">
        <ExportQueue filter={filterOf(queue.search)} disabled={total === 0} />
      </ListHead>
      <QueueFilters {...queue} />
      <PagedTable
        pages={queue}
        caption="海外维权业务列表"
        name="业务列表"
        columns={queueColumns}
        rowKey={({ businessSn }) => businessSn}
        skeleton={{ rowHeight: 74 }}
        empty={<NothingListed of={queue} />}
      />
      {data?.totalIsExact === false && <p className={styles.target}>共有 {total} 条以上，请用筛选缩小范围。</p>}
    </Card>
  )
}
