import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'
import styles from './item-list.module.css'

export interface ItemListProps {
  /** Spoken name of the list. */
  label: string
  /** `ItemRow`s. */
  children: ReactNode
}

/** Things of one kind below each other, each with its picture, its title and what comes next. */
export function ItemList({ label, children }: ItemListProps) {
  return (
    <ul aria-label={label} className={styles.list}>
      {children}
    </ul>
  )
}

export interface ItemRowProps {
  /** The page of the thing. The whole row leads there. */
  to: string
  /** What it is, in words of the customer: 海关查扣 · 蓝牙耳机 2,400 件. */
  title: ReactNode
  /** A `Thumb`. */
  picture?: ReactNode
  /** The quiet line below the title: 11 月 19 日受理. */
  meta?: ReactNode
  /** What comes next and when; a `b` in it is the time, a `small` in it stands in a line of its own. */
  next?: ReactNode
  /** `Dots`: how far the thing has come. */
  dots?: ReactNode
  /** A `StatusTag`, in place of the dots where nothing comes next. */
  tag?: ReactNode
  /** The level of the title among the page's headings; a list below a heading of level 2 has 3. */
  level?: 2 | 3 | undefined
}

/** One thing of an `ItemList`. */
export function ItemRow({ to, title, picture, meta, next, dots, tag, level = 3 }: ItemRowProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li className={styles.row}>
      {picture}
      <div className={styles.what}>
        <Heading className={styles.title}>
          <Link to={to}>{title}</Link>
        </Heading>
        {meta !== undefined && <p className={styles.meta}>{meta}</p>}
      </div>
      {next !== undefined && <p className={styles.next}>{next}</p>}
      {(dots ?? tag) !== undefined && (
        <div className={styles.state}>
          {dots}
          {tag}
        </div>
      )}
      <Icon name="right" size={18} className={`no-print ${styles.arrow}`} />
    </li>
  )
}
