import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './sticky-bar.module.css'

export interface StickyBarProps {
  children: ReactNode
  /** Leaves the bar in its place, where there is nothing to send and it would only lie over the page. */
  still?: boolean | undefined
  /** A bar that a wide screen does not need. */
  phoneOnly?: boolean | undefined
}

/**
 * A bar at the foot of the screen, below the header and clear of a phone's home bar. It goes when the form or the part of
 * the page in which it stands ends.
 */
export function StickyBar({ children, still = false, phoneOnly = false }: StickyBarProps) {
  return (
    <div className={classNames('no-print', styles.bar, still && styles.still, phoneOnly && styles.phoneOnly)}>
      {children}
    </div>
  )
}
