import type { ReactNode } from 'react'
import { useId } from 'react'
import { Link } from 'react-router'
import type { ListPages, PageReply } from '../list/list-call.ts'
import { ErrorView } from '../ui/error-view.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './today-list.module.css'

export interface TodayListProps<Row> {
  title: string
  pages: Pick<ListPages<PageReply<Row>>, 'list' | 'pageSize'>
  /** The list that has all rows. */
  to: string
  /** What stands in place of the rows when there are none. */
  empty: string
  rowKey: (row: Row) => string
  children: (row: Row, index: number) => ReactNode
}

/** A list of 今日工作: its first rows, how many there are, and the way to all of them. */
export function TodayList<Row>({ title, pages: { list, pageSize }, to, empty, rowKey, children }: TodayListProps<Row>) {
  const id = useId()
  const { data } = list
  return (
    <section aria-labelledby={id} className={styles.list} data-pending={list.isPending || undefined}>
      <div className={styles.head}>
        <h2 id={id}>
          {title} {data && <em>{data.totalElements}</em>}
        </h2>
        <Link to={to} aria-label={`${title}，全部`}>
          全部
        </Link>
      </div>
      {list.isPending && <Skeleton rows={Math.min(pageSize, 3)} rowHeight={64} />}
      {list.isError && <ErrorView title={`${title}加载失败`} error={list.error} onRetry={() => void list.refetch()} />}
      {data?.elements.length === 0 && <p className={styles.empty}>{empty}</p>}
      {data && data.elements.length > 0 && (
        <ul>
          {data.elements.map((row, index) => (
            <li key={rowKey(row)}>{children(row, index)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
