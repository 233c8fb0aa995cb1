import { Link } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import styles from './today-number.module.css'

export interface TodayNumberProps {
  label: string
  /** Undefined until it is known. */
  count: number | undefined
  /** A fact beside the number: 最久 3 天. */
  note?: string | undefined
  /** The list that shows exactly the rows that are counted. */
  to: string
  /** `late` is a reproach, `today` is urgent; both are quiet while the number is 0. */
  tone?: 'late' | 'today' | undefined
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

/** A further number of 今日工作, which takes a place only while it is not 0. */
export function TodayLine({ label, count, to }: Pick<TodayNumberProps, 'label' | 'count' | 'to'>) {
  if (!count) return null
  return (
    <Link to={to} className={styles.line}>
      {label} <b>{count}</b>
      <Icon name="right" size={16} />
    </Link>
  )
}
