import type { ReactNode } from 'react'
import styles from './list-top.module.css'

export interface ListTopProps {
  title: string
  /** A link or button that begins one more thing of the list. */
  action?: ReactNode
  /** The filters. */
  children?: ReactNode
}

/** What stands above a list: its name, how to begin one more, and its filters. */
export function ListTop({ title, action, children }: ListTopProps) {
  return (
    <>
      <div className={styles.title}>
        <h2>{title}</h2>
        {action}
      </div>
      {children !== undefined && <div className={styles.filters}>{children}</div>}
    </>
  )
}
