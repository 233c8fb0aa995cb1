import styles from './feedback.module.css'

export interface SkeletonProps {
  /** How many rows are expected; the place that they need is kept. */
  rows?: number | undefined
  /** The height of one row in CSS pixels; the default 49 is that of a table's row. */
  rowHeight?: number | undefined
}

/** Holds the final height of a list while it loads. */
export function Skeleton({ rows = 8, rowHeight = 49 }: SkeletonProps) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">正在加载…</span>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move.
        <div key={index} className={styles.skeletonRow} style={{ height: rowHeight }} aria-hidden="true">
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  )
}
