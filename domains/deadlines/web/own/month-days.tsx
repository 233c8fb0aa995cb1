import { dayWords, Quiet } from '@portal/platform/web'
import { Link } from 'react-router'
import type { DeadlineMonth } from '../../contract/deadline.ts'
import { deadlinePath } from '../../contract/paths.ts'
import styles from './month.module.css'

export type MonthDay = DeadlineMonth['days'][number]

const holidayWords = { free: '休', makeUp: '班' } as const
const weekdays = ['日', '一', '二', '三', '四', '五', '六'] as const

export const holidayMark = ({ holiday }: Pick<MonthDay, 'holiday'>): string => (holiday ? holidayWords[holiday] : '')

export const weekdayWords = (day: string): string => `星期${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}`

const standings = { open: '', done: '已完成：', overdue: '逾期：' } as const

/** How a deadline stands, in a word before its title. */
const standing = (state: MonthDay['deadlines'][number]['state'], provisional: boolean): string =>
  state === 'open' && provisional ? '暂定：' : standings[state]

/** The deadlines of one day, each a link to its page. */
export function DayDeadlines({ deadlines }: Pick<MonthDay, 'deadlines'>) {
  return (
    <ul className={styles.deadlines}>
      {deadlines.map(({ id, title, state, provisional }) => (
        <li key={id} data-state={state}>
          <Link to={deadlinePath(id)}>
            {standing(state, provisional)}
            {title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const headingOf = (day: string): string => `deadlines-of-${day}`

/** Brings the deadlines of a day into view, and the focus to their heading. */
export const showDay = (day: string): void => {
  const heading = document.getElementById(headingOf(day))
  heading?.scrollIntoView({ block: 'center' })
  heading?.focus({ preventScroll: true })
}

/** The days of a month that have a deadline, below each other. */
export function MonthDays({ days }: { days: readonly MonthDay[] }) {
  const full = days.filter(({ deadlines }) => deadlines.length > 0)
  if (full.length === 0) return <Quiet>这个月没有到期的期限</Quiet>
  return (
    <ol aria-label="本月的期限" className={styles.list}>
      {full.map((day) => (
        <li key={day.day}>
          <h3 id={headingOf(day.day)} tabIndex={-1}>
            {dayWords(day.day)} {weekdayWords(day.day)}
            {day.holiday && <i data-holiday={day.holiday}>{holidayMark(day)}</i>}
          </h3>
          <DayDeadlines deadlines={day.deadlines} />
        </li>
      ))}
    </ol>
  )
}
