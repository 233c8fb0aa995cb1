import {
  Card,
  type Column,
  DataTable,
  Empty,
  ErrorView,
  momentText,
  numberParam,
  Pagination,
  queryOf,
  Skeleton,
  useSearch,
} from '@portal/platform/web'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { type SelfCheckRow, selfCheckApi } from '../../contract/endpoints.ts'
import { LightTag } from '../report/light-tag.tsx'
import { RemoveCheck } from '../report/remove-check.tsx'

const pageSize = 5
const search = z.object({ page: numberParam(1, 1_000_000, 1) })

/** One's saved checks, newest first. */
export function HistoryCard() {
  const [{ page }, patch] = useSearch(search)
  const query = { pgIndex: page, pgCount: pageSize }
  const list = useQuery({ ...queryOf(selfCheckApi.list, { query }), placeholderData: keepPreviousData })
  return (
    <Card title="我的自查记录">
      {list.isPending && <Skeleton rows={3} />}
      {list.isError && <ErrorView title="自查记录加载失败" error={list.error} onRetry={() => list.refetch()} />}
      {list.data?.totalElements === 0 && <Empty text="保存过的自查会列在这里，可以再做一次，前后对比。" />}
      {list.data && list.data.totalElements > 0 && (
        <>
          <DataTable
            caption="自查记录列表"
            columns={columnsWith(() => patch({ page: 1 }))}
            rows={list.data.elements}
            rowKey={({ id }) => id}
            busy={list.isPlaceholderData}
          />
          <Pagination
            page={page}
            pageSize={pageSize}
            total={list.data.totalElements}
            onPage={(next) => patch({ page: next })}
          />
        </>
      )}
    </Card>
  )
}

const columnsWith = (onGone: () => void): readonly Column<SelfCheckRow>[] => [
  { key: 'product', header: '商品', title: true, cell: (row) => <CheckLink row={row}>{row.product}</CheckLink> },
  { key: 'country', header: '国家或地区', cell: ({ country }) => country },
  { key: 'score', header: '得分', cell: ({ score }) => `${score} 分` },
  { key: 'light', header: '结果', cell: ({ light }) => <LightTag light={light} /> },
  { key: 'createTime', header: '时间', cell: ({ createTime }) => momentText(createTime) },
  {
    key: 'open',
    header: '操作',
    actions: true,
    cell: (row) => (
      <>
        <CheckLink row={row}>查看</CheckLink>
        <RemoveCheck check={row} onGone={onGone} />
      </>
    ),
  },
]

function CheckLink({ row, children }: { row: SelfCheckRow; children: string }) {
  const isName = children === row.product
  return (
    <Link
      to={`?check=${row.id}`}
      {...(!isName && {
        className: 'btn btn-text',
        'aria-label': `查看 ${row.product} ${momentText(row.createTime)} 的自查`,
      })}
    >
      {children}
    </Link>
  )
}
