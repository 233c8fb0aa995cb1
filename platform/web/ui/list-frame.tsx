import type { ReactNode } from 'react'
import styles from './list-frame.module.css'

/** The head of a list of the back office: its name, and at the right what makes or takes away. */
export function ListHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}

/** What narrows a list, in a row that breaks where it must. */
export function FilterRow({ children }: { children: ReactNode }) {
  return <div className={styles.filters}>{children}</div>
}
