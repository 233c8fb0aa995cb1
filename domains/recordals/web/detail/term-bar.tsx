import { dayText } from '@portal/platform/web'
import type { Recordal } from '../../contract/recordal.ts'
import { dayOrDashes } from '../search/result-columns.tsx'
import { leftText, termOf } from '../search/term.ts'
import styles from './recordal.module.css'

/** Begin, today and end on one line; without both days there is no line to draw. */
export function TermBar({ recordal }: { recordal: Recordal }) {
  const today = dayText(Date.now())
  const term = termOf(recordal, today)
  const { recordBeginDate: begin, recordEndDate: end } = recordal
  if (term.gone === null) return null
  const left = leftText(term)
  const percent = Math.round(term.gone * 1000) / 10
  return (
    <div
      className={styles.term}
      role="img"
      aria-label={`备案期限 ${dayOrDashes(begin)} 至 ${dayOrDashes(end)}，今天 ${today}${left === undefined ? '' : `，${left}`}`}
    >
      <p className={styles.now}>
        <span style={{ left: `${percent}%`, transform: `translateX(-${percent}%)` }}>今天 {today}</span>
      </p>
      <div
        className={styles.line}
        data-soon={term.isSoon || undefined}
        data-over={recordal.recordState !== 1 || undefined}
      >
        <span className={styles.gone} style={{ width: `${percent}%` }} />
        {term.gone > 0 && term.gone < 1 && <span className={styles.today} style={{ left: `${percent}%` }} />}
      </div>
      <div className={styles.days}>
        <span>{dayOrDashes(begin)}</span>
        <span>{dayOrDashes(end)}</span>
      </div>
    </div>
  )
}
