import type { ReactNode } from 'react'
import { ErrorView } from '../ui/error-view.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { ListPages, PageReply } from './list-call.ts'

export interface PagedProps<Row> {
  pages: ListPages<PageReply<Row>>
  /** What a list that could not be loaded is called: 课程列表加载失败. */
  name: string
  /** What keeps the place of rows to come; as many as a page has, unless told. */
  bones?: { rows?: number; rowHeight?: number } | undefined
  /** Stands where there is nothing. */
  empty: ReactNode
  /** The way to the other pages is left out while there is only one. */
  short?: boolean | undefined
  /** Draws the rows; `isOld` while they are those of the page before. */
  children: (rows: readonly Row[], isOld: boolean) => ReactNode
}

/** A page of a list as it loads, fails, has nothing and is there, with the way to the other pages. */
export function Paged<Row>({ pages, name, bones, empty, short = false, children }: PagedProps<Row>) {
  const { list, page, pageSize, turn } = pages
  const { data } = list
  return (
    <>
      {list.isPending && <Skeleton rows={pageSize} {...bones} />}
      {list.isError && <ErrorView title={`${name}加载失败`} error={list.error} onRetry={() => void list.refetch()} />}
      {data?.elements.length === 0 && empty}
      {data && data.elements.length > 0 && children(data.elements, list.isPlaceholderData)}
      {data && data.totalElements > (short ? pageSize : 0) && (
        <Pagination page={page} pageSize={pageSize} total={data.totalElements} onPage={turn} />
      )}
    </>
  )
}
