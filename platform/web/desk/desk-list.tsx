import { type ReactNode, useRef } from 'react'
import { bulkLimit } from '../../contract/bulk.ts'
import type { ListPages, PageReply } from '../list/list-call.ts'
import { PagedTable, type PagedTableProps } from '../list/paged-table.tsx'
import type { Column } from '../ui/data-table.tsx'
import { Icon } from '../ui/icon.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useMedia } from '../ui/use-media.ts'
import { BulkBar, type ListBulk } from './bulk-bar.tsx'
import { DeskHead } from './desk-head.tsx'
import styles from './desk-list.module.css'
import type { ListFilter } from './list-filters.ts'
import { ListTools } from './list-tools.tsx'
import { type NamedView, useListViews } from './use-list-views.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useTicks } from './use-ticks.ts'
import { type DeskView, ViewBar } from './view-bar.tsx'

/** A page of a list with its filters in the address, as `useListPage` answers it. */
interface FilteredPages<Row, V> extends ListPages<PageReply<Row> & { totalIsExact?: boolean }> {
  search: V
  set: (changes: Partial<V>, how?: { replace?: boolean }) => void
  valuesOf: (query: string) => V
  first: (count: number) => Promise<PageReply<Row>>
}

type NameOf<V> = keyof V & string

interface ListViews<V> {
  name: NameOf<V>
  options: readonly DeskView[]
  /** Views of the list that stand for several fields of the address. */
  own?: readonly NamedView[]
}

export interface DeskListProps<Row, V extends Readonly<Record<NameOf<V>, string>>>
  extends Pick<PagedTableProps<Row>, 'columns' | 'rowKey' | 'name' | 'skeleton' | 'empty' | 'card'> {
  title: string
  /** The name of the table; its default is the title with 列表. */
  caption?: string | undefined
  /** What one must know of the list, in a sentence or two. */
  lead?: string | undefined
  /** Counts the rows: 件, 条. */
  unit?: string | undefined
  pages: FilteredPages<Row, V>
  /** The views of the list, and the field of the address that holds the chosen one. */
  views?: ListViews<V> | undefined
  filters?: readonly ListFilter<NameOf<V>>[] | undefined
  /** Called when the filters are opened, for a list whose options are loaded only then. */
  onFilters?: (() => void) | undefined
  /** The hint of the search field, for a list whose address has the field `keyword`: 编号、企业. */
  finds?: string | undefined
  /** Spoken name of the search field; its default is 关键词. */
  findLabel?: string | undefined
  /** What can be done with several rows at once; without an act no row has a tick. */
  bulk?: ListBulk<Row> | undefined
  /** What can be done with the list as a whole, at the right of the title. */
  children?: ReactNode
}

const nobody = { acts: [], reads: [], nameOf: () => '' }

/**
 * A list of the back office: its title, its views with their counts and those that the viewer keeps for himself, one search, the
 * other filters behind one button with a chip for each that is set, and the table, whose heads order it, whose rows answer to
 * keys, and whose ticks lead to acts on several rows.
 */
export function DeskList<Row, V extends Readonly<Record<NameOf<V>, string>>>({
  title,
  caption = `${title}列表`,
  lead,
  unit = '条',
  pages,
  views,
  filters = [],
  onFilters,
  finds,
  findLabel,
  bulk = nobody,
  children,
  columns,
  ...table
}: DeskListProps<Row, V>) {
  const isNarrow = useMedia('(max-width: 900px)')
  const box = useRef<HTMLDivElement>(null)
  useRowKeys(box)
  const search: Readonly<Record<string, string>> = pages.search
  // The names come from the filters, views and columns of this very list, so that they are fields of its address.
  const put = (changes: Readonly<Record<string, string>>, how?: { replace?: boolean }) =>
    pages.set(changes as Partial<V>, how)
  const { name, options = [], own = [] } = views ?? {}
  const { bar, value, show, Tools, tools, isOpening } = useListViews(
    { search, put, valuesOf: pages.valuesOf },
    { name, options, own },
  )
  const { data } = pages.list
  const { sort } = search
  const total = data ? `${data.totalElements} ${unit}${data.totalIsExact === false ? '以上' : ''}` : ''
  const { rowKey } = table
  const {
    ticks,
    rows,
    clear: untick,
  } = useTicks({
    rowKey,
    nameOf: bulk.nameOf,
    shown: data?.elements ?? [],
    filter: JSON.stringify(search),
  })
  // The bar goes with its last tick, and the focus in it comes back to the list.
  const clear = () => {
    untick()
    box.current?.focus({ preventScroll: true })
  }
  return (
    <section aria-label={title}>
      <DeskHead title={title} beside={total && `共 ${total}`} lead={lead}>
        {!isNarrow && children}
      </DeskHead>
      <div ref={box} tabIndex={-1} className={styles.box}>
        {bar.length > 0 && (
          <ViewBar views={bar} value={value} onChange={show}>
            <Tools {...tools} />
          </ViewBar>
        )}
        <ListTools
          {...{ search, put, filters, onFilters, finds, findLabel, total, isNarrow }}
          sorts={columns.flatMap((column) => column.sorts ?? [])}
        >
          {bar.length === 0 && <Tools {...tools} />}
          {isNarrow && children}
        </ListTools>
        {isOpening ? (
          <Skeleton rows={pages.pageSize} {...table.skeleton} />
        ) : (
          <PagedTable
            {...table}
            pages={pages}
            caption={caption}
            columns={columns}
            {...(bulk.acts.length > 0 && { ticks })}
            {...(sort !== undefined && {
              order: { value: sort, head: (column: Column<Row>) => <OrderHead {...{ column, search, put }} /> },
            })}
          />
        )}
        <BulkBar
          {...{ bulk, rowKey, unit, rows, clear }}
          total={data?.totalElements ?? 0}
          tickFirst={async () => ticks.put((await pages.first(bulkLimit)).elements, true)}
        />
      </div>
    </section>
  )
}

interface OrderHeadProps<Row> {
  column: Column<Row>
  search: Readonly<Record<string, string>>
  put: (changes: Readonly<Record<string, string>>) => void
}

/** The head of a column that orders the list; a further press takes the next of its orders. */
function OrderHead<Row>({ column: { header, sorts = [] }, search, put }: OrderHeadProps<Row>) {
  const at = sorts.findIndex(({ value }) => value === search.sort)
  const next = sorts[(at + 1) % sorts.length]
  return (
    next && (
      <button type="button" className={styles.order} title={next.label} onClick={() => put({ sort: next.value })}>
        {header}
        <Icon name={(sorts[at] ?? next).direction === 'ascending' ? 'up' : 'down'} size={15} />
      </button>
    )
  )
}
