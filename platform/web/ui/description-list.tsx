import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './description-list.module.css'

export interface Description {
  term: string
  /** The value; a missing value is shown as a dash. */
  detail: ReactNode
  /** True for a long text, which takes the whole row. */
  wide?: boolean | undefined
}

/** The fields of a record with their values, in two columns, or in one where there is no room for two. */
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
