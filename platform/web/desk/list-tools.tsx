import type { ReactNode } from 'react'
import { Icon } from '../ui/icon.tsx'
import { KeywordSearch } from '../ui/keyword-search.tsx'
import { Select } from '../ui/select.tsx'
import styles from './desk-list.module.css'
import { FilterSheet } from './filter-sheet.tsx'
import { chipsOf, cleared, type ListFilter } from './list-filters.ts'

interface ListToolsProps {
  search: Readonly<Record<string, string>>
  put: (changes: Readonly<Record<string, string>>) => void
  filters: readonly ListFilter[]
  onFilters: (() => void) | undefined
  finds: string | undefined
  findLabel: string | undefined
  /** The orders of the list, for a screen without table heads. */
  sorts: readonly { value: string; label: string }[]
  /** How many rows the list has, in words. */
  total: string
  isNarrow: boolean
  /** On a narrow screen: what can be done with the list as a whole. */
  children: ReactNode
}

/** What stands between the views and the rows of a list: its search, its filters with a chip for each that is set, its order. */
export function ListTools({
  search,
  put,
  filters,
  onFilters,
  finds,
  findLabel,
  sorts,
  total,
  isNarrow,
  children,
}: ListToolsProps) {
  const { keyword = '', sort } = search
  const chips = chipsOf(filters, search)
  return (
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
          clear={() => put(cleared(filters))}
          onOpen={onFilters}
          set={chips.length}
          found={total}
        />
      )}
      {children}
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
  )
}
