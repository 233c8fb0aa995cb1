import type { ReactNode } from 'react'
import { Notice } from '../ui/notice.tsx'
import { StickyBar } from '../ui/sticky-bar.tsx'
import styles from './form.module.css'

export interface FootBarProps {
  /** The words of the last failed request; 重试 beside them sends the form again. */
  failure?: string | undefined
  /** A remark at the left of the bar, on a phone in a line of its own. */
  note?: ReactNode
  /** The remark changes by itself, so that screen readers read it out. */
  live?: boolean | undefined
  /** Leaves the bar in its place, where there is nothing to send and it would only lie over the page. */
  still?: boolean | undefined
  /** The buttons, the one that sends last. */
  children: ReactNode
}

/** The bar at the foot of a form; it stays in view. */
export function FootBar({ failure, note, live = false, still = false, children }: FootBarProps) {
  return (
    <StickyBar still={still}>
      {failure !== undefined && (
        <Notice
          tone="error"
          className={styles.failure}
          actions={
            <button type="submit" className="btn btn-text">
              重试
            </button>
          }
        >
          {failure}
        </Notice>
      )}
      <div className={styles.row}>
        <p className={styles.note} role={live ? 'status' : undefined}>
          {note}
        </p>
        {children}
      </div>
    </StickyBar>
  )
}
