import type { ReactNode } from 'react'
import { Select, type SelectProps } from '../ui/select.tsx'
import styles from './list-frame.module.css'

/** The head of a list of the back office: its name, and at the right the buttons that create or delete entries. */
export function ListHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}

/** The filters of a list, in a row that breaks where it must. */
export function FilterRow({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>
}

interface FilterSelectProps<V extends string> extends SelectProps<V> {
  /**
   * Gives the field a fixed width. A field whose choices are loaded later needs it: the longest choice would widen the
   * field and push the next line down.
   */
  steady?: boolean | undefined
}

/** A choice among many in a filter row. */
export function FilterSelect<V extends string>({ steady = false, ...select }: FilterSelectProps<V>) {
  return (
    <div className={styles.select} data-steady={steady || undefined}>
      <Select {...select} />
    </div>
  )
}
