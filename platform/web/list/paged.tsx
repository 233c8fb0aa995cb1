import type { ReactNode } from 'react'
import { ErrorView } from '../ui/error-view.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { ListPages, PageReply } from './list-call.ts'

export interface PagedProps<Row> {
  pages: ListPages<PageReply<Row>>
  /** The name of the list in the message that it could not be loaded: 课程列表加载失败. */
  name: string
  /**
   * How many grey rows keep the place while the list loads, and their height in pixels; the default is one for each row of
   * a page.
   */
  skeleton?: { rows?: number; rowHeight?: number } | undefined
  /** What stands in place of the rows when the list has none. */
  empty: ReactNode
  /** Leaves out the page numbers while the list has only one page. */
  short?: boolean | undefined
  /** Draws the rows. `isOld` is true while these are the rows of the page before and the new ones are being loaded. */
  children: (rows: readonly Row[], isOld: boolean) => ReactNode
}

/**
 * Draws a page of a list: while it loads, when it has failed, when it is empty and when it has rows, with the page numbers
 * below.
 */
export function Paged<Row>({ pages, name, skeleton, empty, short = false, children }: PagedProps<Row>) {
  const { list, page, pageSize, turn } = pages
  const { data } = list
  return (
    <>
      {list.isPending && <Skeleton rows={pageSize} {...skeleton} />}
      {list.isError && <ErrorView title={`${name}加载失败`} error={list.error} onRetry={() => void list.refetch()} />}
      {data?.elements.length === 0 && empty}
      {data && data.elements.length > 0 && children(data.elements, list.isPlaceholderData)}
      {data && data.totalElements > (short ? pageSize : 0) && (
        <Pagination page={page} pageSize={pageSize} total={data.totalElements} onPage={turn} />
      )}
    </>
  )
}
