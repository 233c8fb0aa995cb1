import type { ReactNode } from 'react'
import { CalendarSheet } from '../calendar-sheet.tsx'
import styles from './course-row.module.css'

/** A course in a list: the sheet of its day, its words, and what stands beside them. */
export function CourseRow({ moment, side, children }: { moment: number; side: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.row}>
      <CalendarSheet moment={moment} />
      {children}
      <div className={styles.side}>{side}</div>
    </li>
  )
}
