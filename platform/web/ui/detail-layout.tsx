import type { ReactNode } from 'react'
import styles from './detail-layout.module.css'

export interface DetailLayoutProps {
  /** What has to be done, or the result: the first thing on every screen. */
  lead?: ReactNode
  /** Whose turn it is, whom to ask, how far it has come: beside the rest, and on a narrow screen between lead and rest. */
  side: ReactNode
  children: ReactNode
}

/** A page about one thing in two columns; below 900 px in one. */
export function DetailLayout({ lead, side, children }: DetailLayoutProps) {
  return (
    <div className={styles.layout}>
      {lead && <div className={styles.lead}>{lead}</div>}
      <aside className={styles.side}>{side}</aside>
      <div className={styles.main}>{children}</div>
    </div>
  )
}
