import { dayWords, leftWords } from '@portal/platform/web'
import type { PatentDeadline } from '../../contract/detail.ts'
import styles from './case.module.css'

/** The legal days that the application has to keep, the nearest first. */
export function Deadlines({ deadlines }: { deadlines: readonly PatentDeadline[] }) {
  if (deadlines.length === 0) return null
  return (
    <section aria-labelledby="case-periods" className={styles.block}>
      <h2 id="case-periods">法定期限</h2>
      <ul className="lines">
        {deadlines.map(({ rule, name, trigger, day, passed }) => (
          <li key={rule}>
            <b>{name}</b>：最迟 {dayWords(day)}（{passed ? '已过' : leftWords(day)}），自 {dayWords(trigger)}起算
          </li>
        ))}
      </ul>
    </section>
  )
}
