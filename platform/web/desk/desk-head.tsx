import type { ReactNode } from 'react'
import styles from './desk-head.module.css'

export interface DeskHeadProps {
  title: string
  /** A quiet line beside the title: how many rows the list has. */
  beside?: ReactNode
  /** What one must know of the page, in a sentence or two. */
  lead?: string | undefined
  /** What can be done with the page as a whole, at the right. */
  children?: ReactNode
}

/** The head of a page of the back office. On a phone the bar of the shell names the page, and the title is only spoken. */
export function DeskHead({ title, beside, lead, children }: DeskHeadProps) {
  return (
    <>
      <div className={styles.head}>
        <h1>{title}</h1>
        <p>{beside}</p>
        {children && <div className={styles.acts}>{children}</div>}
      </div>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
    </>
  )
}
