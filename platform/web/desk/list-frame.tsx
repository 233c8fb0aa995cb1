import type { ReactNode } from 'react'
import styles from './list-frame.module.css'

/** The head of a page of the back office that is no list of its own: its name, and at the right its buttons. */
export function ListHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  )
}
