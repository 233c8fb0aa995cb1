import { Link } from 'react-router'
import styles from './today-number.module.css'

export interface TodayNumberProps {
  label: string
  /** Undefined until it is known. */
  count: number | undefined
  /** A fact beside the number: 最久 3 天. */
  note?: string | undefined
  /** The list that shows exactly the rows that are counted. */
  to: string
  /** A reproach, quiet while the number is 0. */
  tone?: 'late' | undefined
}

/** A number of 今日工作. */
export function TodayNumber({ label, count, note, to, tone }: TodayNumberProps) {
  return (
    <Link to={to} className={styles.number} data-tone={count ? tone : undefined}>
      <span>{label}</span>
      <small>{count ? note : undefined}</small>
      <b>{count ?? '–'}</b>
    </Link>
  )
}
