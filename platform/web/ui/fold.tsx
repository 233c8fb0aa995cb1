import type { ReactNode } from 'react'
import styles from './fold.module.css'
import { Icon } from './icon.tsx'

export interface FoldProps {
  title: ReactNode
  /** What is in it, in a word or two at the right: 4 次. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of a page that most readers do not need: it shows its title, and the rest when it is opened. */
export function Fold({ title, aside, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary>
        <Icon name="right" size={18} className={`no-print ${styles.arrow}`} />
        {title}
        {aside !== undefined && <small className={styles.aside}>{aside}</small>}
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
