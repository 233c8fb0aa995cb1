import { Button, Card, Empty, ListHead, PagedTable, queryOf } from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { requestsApi } from '../../contract/endpoints.ts'
import { requestLimits } from '../../contract/limits.ts'
import styles from './desk.module.css'
import { ExportButton } from './export-button.tsx'
import { queueColumns } from './queue-columns.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { filterOf, noFilter, useQueueSearch } from './queue-search.ts'

/** All requests, for the desk; filters and page stand in the address. */
export function QueuePage() {
  const [search, patch] = useQueueSearch()
  const { sort, page } = search
  const filter = filterOf(search)
  const query = {
    ...filter,
    sort: sort === 'due' ? sort : '',
    pgIndex: page,
    pgCount: requestLimits.queuePage,
  } as const
  const list = useQuery({ ...queryOf(requestsApi.listQueue, { query }), placeholderData: keepPreviousData })
  const isFiltered = Object.values(filter).some((value) => value !== '')
  const total = list.data?.totalElements ?? 0
  return (
    <Card>
      <ListHead title="海外维权业务">
        <ExportButton filter={filter} disabled={total === 0} />
      </ListHead>
      <QueueFilters search={search} patch={patch} />
      <PagedTable
        list={list}
        caption="海外维权业务列表"
        name="业务列表"
        columns={queueColumns}
        rowKey={({ businessSn }) => businessSn}
        page={page}
        pageSize={requestLimits.queuePage}
        onPage={(next) => patch({ page: next })}
        bones={{ rowHeight: 74 }}
        empty={<Empty {...(isFiltered && { action: <Button onClick={() => patch(noFilter)}>清除筛选</Button> })} />}
      />
      {list.data?.totalIsExact === false && <p className={styles.target}>共有 {total} 条以上，请用筛选缩小范围。</p>}
    </Card>
  )
}
