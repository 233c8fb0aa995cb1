import styles from './calendar-sheet.module.css'
import { sheetParts } from './course-text.ts'

/** The day of a course drawn as a calendar sheet; screen readers skip it, since the words beside it say the same. */
export function CalendarSheet({ moment }: { moment: number }) {
  const { month, day, weekday } = sheetParts(moment)
  return (
    <span className={styles.sheet} aria-hidden="true">
      <span className={styles.month}>{month}</span>
      <span className={styles.day}>{day}</span>
      <span className={styles.weekday}>{weekday}</span>
    </span>
  )
}
