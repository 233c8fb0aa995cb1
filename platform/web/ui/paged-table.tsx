import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Column, DataTable } from './data-table.tsx'
import { ErrorView } from './error-view.tsx'
import { Pagination } from './pagination.tsx'
import { Skeleton } from './skeleton.tsx'

export interface PagedTableProps<Row> {
  /** The page that was asked for; an earlier one stays in its place until it comes. */
  list: UseQueryResult<{ elements: readonly Row[]; totalElements: number }>
  /** Spoken name of the table. */
  caption: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  /** Counts from 1. */
  page: number
  pageSize: number
  onPage: (page: number) => void
  /** What a list that could not be loaded is called: 课程列表加载失败. The caption unless told. */
  name?: string | undefined
  /** What keeps the place of rows to come; as many as a page has, unless told. */
  bones?: { rows?: number; rowHeight?: number } | undefined
  /** Stands where there is nothing. */
  empty: ReactNode
}

/** A page of a list as it loads, fails, has nothing and is there, with the way to the other pages. */
export function PagedTable<Row>({
  list,
  caption,
  columns,
  rowKey,
  page,
  pageSize,
  onPage,
  name = caption,
  bones,
  empty,
}: PagedTableProps<Row>) {
  const { data } = list
  return (
    <>
      {list.isPending && <Skeleton rows={pageSize} {...bones} />}
      {list.isError && <ErrorView title={`${name}加载失败`} error={list.error} onRetry={() => void list.refetch()} />}
      {data?.elements.length === 0 && empty}
      {data && data.elements.length > 0 && (
        <DataTable
          caption={caption}
          columns={columns}
          rows={data.elements}
          rowKey={rowKey}
          busy={list.isPlaceholderData}
        />
      )}
      {data && data.totalElements > 0 && (
        <Pagination page={page} pageSize={pageSize} total={data.totalElements} onPage={onPage} />
      )}
    </>
  )
}
