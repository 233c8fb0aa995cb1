import type { ReactNode } from 'react'
import styles from './chart.module.css'

/** A drawing and its table beside each other, on a phone below each other. */
export function ChartBeside({ children }: { children: ReactNode }) {
  return <div className={styles.beside}>{children}</div>
}
