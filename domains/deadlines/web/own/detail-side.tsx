import { CopyButton, Quiet } from '@portal/platform/web'
import type { DeadlineDetail } from '../../contract/deadline.ts'
import { leadWords, sentWords, subjectWords } from './deadline-words.ts'
import styles from './own.module.css'

/** Beside a deadline: when its owner is told, and what it belongs to. */
export function DetailSide({ deadline: { reminders, subject } }: { deadline: DeadlineDetail }) {
  const words = subject ? subjectWords(subject) : undefined
  return (
    <>
      <section aria-labelledby="deadline-reminders" className={styles.panel}>
        <h2 id="deadline-reminders">提醒</h2>
        {reminders.length === 0 ? (
          <p>没有待发的提醒</p>
        ) : (
          <ul aria-label="提醒">
            {reminders.map((reminder) => (
              <li key={`${reminder.lead} ${reminder.at}`}>
                {leadWords(reminder.lead)}
                <Quiet>{sentWords(reminder)}</Quiet>
              </li>
            ))}
          </ul>
        )}
      </section>
      {subject && words !== undefined && (
        <section aria-labelledby="deadline-case" className={styles.panel}>
          <h2 id="deadline-case">关联业务</h2>
          <p>
            {words} {subject.name === undefined && <CopyButton text={words} what="编号" />}
          </p>
        </section>
      )}
    </>
  )
}
