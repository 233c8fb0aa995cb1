import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './description-list.module.css'

export interface Description {
  term: string
  /** Nothing to show becomes a dash. */
  detail: ReactNode
  /** A long text takes the whole row. */
  wide?: boolean | undefined
}

/** What a record says, in two columns; one on a phone. */
export function DescriptionList({ items }: { items: readonly Description[] }) {
  return (
    <dl className={styles.list}>
      {items.map(({ term, detail, wide }) => (
        <div key={term} className={classNames(styles.item, wide && styles.wide)}>
          <dt>{term}</dt>
          <dd>{detail === undefined || detail === null || detail === '' ? '—' : detail}</dd>
        </div>
      ))}
    </dl>
  )
}
