import type { ReactNode } from 'react'
import type { ListPages, PageReply } from '../list/list-call.ts'
import { PagedTable, type PagedTableProps } from '../list/paged-table.tsx'
import type { Column } from '../ui/data-table.tsx'
import { Icon } from '../ui/icon.tsx'
import { KeywordSearch } from '../ui/keyword-search.tsx'
import { Select } from '../ui/select.tsx'
import { useMedia } from '../ui/use-media.ts'
import { DeskHead } from './desk-head.tsx'
import styles from './desk-list.module.css'
import { FilterSheet } from './filter-sheet.tsx'
import { chipsOf, cleared, type ListFilter } from './list-filters.ts'
import { type DeskView, ViewBar } from './view-bar.tsx'

/** A page of a list with its filters in the address, as `useListPage` answers it. */
interface FilteredPages<Row, V> extends ListPages<PageReply<Row> & { totalIsExact?: boolean }> {
  search: V
  set: (changes: Partial<V>) => void
}

type NameOf<V> = keyof V & string

interface ListViews<V> {
  name: NameOf<V>
  options: readonly DeskView[]
  /** Views that the viewer keeps for himself, each with the fields of the address that it stands for. */
  own?: readonly (DeskView & { search: Readonly<Record<string, string>> })[]
  /** What stands at the right of the views; it is told which view of the viewer's own is shown. */
  aside?: (kept: string | undefined) => ReactNode
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
  /** What can be done with the list as a whole, at the right of the title. */
  children?: ReactNode
}

/**
 * A list of the back office: its title, its views with their counts, one search, the other filters behind one button with a
 * chip for each that is set, and the table, whose heads order it.
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
  children,
  columns,
  ...table
}: DeskListProps<Row, V>) {
  const isNarrow = useMedia('(max-width: 900px)')
  const search: Readonly<Record<string, string>> = pages.search
  // The names come from the filters and columns of this very list, so that they are fields of its address.
  const put = (changes: Readonly<Record<string, string>>) => pages.set(changes as Partial<V>)
  const clear = () => put(cleared(filters))
  const chips = chipsOf(filters, search)
  const { keyword = '', sort } = search
  const { data } = pages.list
  const total = data ? `${data.totalElements} ${unit}${data.totalIsExact === false ? '以上' : ''}` : ''
  const own = views?.own ?? []
  const kept = own.find((view) => Object.entries(view.search).every(([name, value]) => (search[name] ?? '') === value))
  const show = ({ name }: ListViews<V>, view: string) => {
    const wanted = own.find(({ value }) => value === view)
    // The filters of a kept view go with it.
    put({ ...((wanted ?? kept) && cleared(filters)), [name]: view, ...wanted?.search })
  }
  const sorts = columns.flatMap((column) => column.sorts ?? [])
  const head = ({ header, sorts: own = [] }: Column<Row>) => {
    const at = own.findIndex(({ value }) => value === sort)
    const next = own[(at + 1) % own.length]
    return (
      next && (
        <button type="button" className={styles.order} title={next.label} onClick={() => put({ sort: next.value })}>
          {header}
          <Icon name={(own[at] ?? next).direction === 'ascending' ? 'up' : 'down'} size={15} />
        </button>
      )
    )
  }
  return (
    <section aria-label={title}>
      <DeskHead title={title} beside={total && `共 ${total}`} lead={lead}>
        {!isNarrow && children}
      </DeskHead>
      <div className={styles.box}>
        {views && (
          <ViewBar
            views={[...views.options, ...own]}
            value={kept?.value ?? search[views.name] ?? ''}
            onChange={(view) => show(views, view)}
          >
            {views.aside?.(kept?.value)}
          </ViewBar>
        )}
        <div className={styles.tools}>
          {finds !== undefined && (
            <KeywordSearch
              key={keyword}
              keyword={keyword}
              label={findLabel}
              placeholder={finds}
              onSearch={(next) => put({ keyword: next })}
            />
          )}
          {isNarrow && <p className={styles.total}>{total}</p>}
          {isNarrow && sort !== undefined && sorts.length > 1 && (
            <div className={styles.sort}>
              <Select
                aria-label="排序"
                placeholder={false}
                options={sorts}
                value={sort}
                onChange={(next) => put({ sort: next })}
              />
            </div>
          )}
          {filters.length > 0 && (
            <FilterSheet
              filters={filters}
              search={search}
              put={put}
              clear={clear}
              onOpen={onFilters}
              set={chips.length}
              found={total}
            />
          )}
          {isNarrow && children}
          {chips.map(({ text, without }) => (
            <button
              key={text}
              type="button"
              className={styles.chip}
              aria-label={`移除筛选 ${text}`}
              onClick={() => put(without)}
            >
              {text}
              <Icon name="close" size={16} />
            </button>
          ))}
        </div>
        <PagedTable
          {...table}
          pages={pages}
          caption={caption}
          columns={columns}
          {...(sort !== undefined && { order: { value: sort, head } })}
        />
      </div>
    </section>
  )
}
