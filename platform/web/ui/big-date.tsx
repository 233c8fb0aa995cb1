import styles from './big-date.module.css'
import { type CalendarDay, shanghaiDay } from './calendar-day.ts'
import { classNames } from './class-names.ts'
import { daysLeft, leftWords } from './time-words.ts'

export interface BigDateProps {
  day: CalendarDay
  /** What the day is: 最迟, 展会第一天. */
  label: string
  /**
   * `due`, the default, is a day that somebody must keep, and becomes `late` by itself when it has passed; `plain` is a day
   * that only begins something.
   */
  tone?: 'due' | 'plain' | 'late' | undefined
  /** `row` stands in a list of cards, `page` on a page of its own, `hour` above a guide, `phone` in one line. */
  size?: 'row' | 'page' | 'hour' | 'phone' | undefined
  /** The present moment in epoch milliseconds. */
  now?: number | undefined
}

/** A day that somebody must keep, as a big number, with the days that are left. */
export function BigDate({ day, label, tone = 'due', size = 'row', now }: BigDateProps) {
  const isPast = daysLeft(day, now) < 0
  const shown = tone === 'due' && isPast ? 'late' : tone
  const [year = '', month = '', date = ''] = day.split('-')
  const isOtherYear = shanghaiDay(now ?? Date.now()).slice(0, 4) !== year
  return (
    <p className={classNames(styles.date, styles[size], styles[shown])}>
      <span className={styles.label}>{isOtherYear ? `${label} · ${year} 年` : label}</span>{' '}
      <time dateTime={day} className={styles.number}>
        {Number(month)}
        <small>月</small>
        {Number(date)}
        <small>日</small>
      </time>{' '}
      {(shown !== 'plain' || !isPast) && <span className={styles.left}>{leftWords(day, now)}</span>}
    </p>
  )
}
