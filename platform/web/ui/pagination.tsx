import { type FormEvent, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { pageNumbers } from './page-numbers.ts'
import styles from './pagination.module.css'
import { phoneWidth, useMedia } from './use-media.ts'

/** The two layouts of the specification (§9): lists, and the filing result. */
export type PaginationLayout = 'total, prev, pager, next, jumper' | 'total, pager, jumper'

export interface PaginationProps {
  /** From 1. */
  page: number
  pageSize: number
  total: number
  onPage: (page: number) => void
  layout?: PaginationLayout | undefined
  /** `false` when the server stopped counting: 超过 10000 条. */
  totalIsExact?: boolean | undefined
  /** A text in place of 共 n 条, for a list whose total needs other words. */
  totalText?: string | undefined
  /** The page sizes that the user may choose from, such as 10, 20, 30, 40. */
  pageSizes?: readonly number[] | undefined
  onPageSize?: ((size: number) => void) | undefined
  /** The name for screen readers, needed where a page has two paginations. */
  label?: string | undefined
}

/** The pages of a list. A phone has one step back, where one is, and one step on. */
export function Pagination({
  page,
  pageSize,
  total,
  onPage,
  layout = 'total, prev, pager, next, jumper',
  totalIsExact = true,
  totalText = totalIsExact ? `共 ${total} 条` : `超过 ${total} 条`,
  pageSizes,
  onPageSize,
  label = '分页',
}: PaginationProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const current = Math.min(Math.max(page, 1), pages)
  const isPhone = useMedia(phoneWidth)
  const hasArrows = isPhone || layout.includes('prev')
  return (
    <nav className={`no-print ${styles.pagination}`} aria-label={label}>
      <span>{totalText}</span>
      {pageSizes && onPageSize && (
        <select
          className={styles.size}
          aria-label="每页条数"
          value={pageSize}
          onChange={(event) => onPageSize(Number(event.target.value))}
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>{`${size} 条/页`}</option>
          ))}
        </select>
      )}
      <ul className={styles.pages}>
        {hasArrows && <PageStep text="上一页" icon="left" to={current - 1} isOff={current <= 1} onPage={onPage} />}
        {isPhone ? (
          <li className={styles.place} aria-current="page">
            {current} / {pages}
          </li>
        ) : (
          <PageNumbers current={current} pages={pages} onPage={onPage} />
        )}
        {hasArrows && <PageStep text="下一页" icon="right" to={current + 1} isOff={current >= pages} onPage={onPage} />}
      </ul>
      {!isPhone && <Jumper pages={pages} onPage={onPage} />}
    </nav>
  )
}

function PageNumbers({ current, pages, onPage }: { current: number; pages: number; onPage: (page: number) => void }) {
  return pageNumbers(current, pages).map((entry) => (
    <li key={entry}>
      {typeof entry === 'number' ? (
        <button
          type="button"
          className={classNames(styles.page, entry === current && styles.current)}
          aria-label={`第 ${entry} 页`}
          aria-current={entry === current ? 'page' : undefined}
          onClick={() => entry !== current && onPage(entry)}
        >
          {entry}
        </button>
      ) : (
        <span className={styles.gap}>…</span>
      )}
    </li>
  ))
}

interface PageStepProps {
  text: string
  icon: 'left' | 'right'
  to: number
  isOff: boolean
  onPage: (page: number) => void
}

function PageStep({ text, icon, to, isOff, onPage }: PageStepProps) {
  return (
    <li>
      <button type="button" className={styles.page} aria-label={text} disabled={isOff} onClick={() => onPage(to)}>
        <Icon name={icon} size={16} />
      </button>
    </li>
  )
}

/**
 * A field for the number of a page. A number out of range goes to the nearest page; anything else that is typed is ignored.
 */
function Jumper({ pages, onPage }: { pages: number; onPage: (page: number) => void }) {
  const [typed, setTyped] = useState('')
  const jump = (event: FormEvent) => {
    event.preventDefault()
    const wanted = Number(typed)
    setTyped('')
    if (typed.trim() !== '' && Number.isInteger(wanted)) onPage(Math.min(Math.max(wanted, 1), pages))
  }
  return (
    <form className={styles.jumper} onSubmit={jump}>
      <label>
        前往
        <input
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-label="前往页码"
        />
        页
      </label>
    </form>
  )
}
