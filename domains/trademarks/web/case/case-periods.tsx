import { dayWords } from '@portal/platform/web'
import { deliveryLabels } from '../../contract/file/action.ts'
import { type FileAct, fileActs } from '../../contract/file/acts.ts'
import { startedBy } from '../../contract/file/deadlines.ts'
import type { TimelineEntry } from '../../contract/file/detail.ts'
import styles from './case.module.css'

const startsPeriod = (act: TimelineEntry['act']): act is FileAct =>
  fileActs.some((one) => one === act && startedBy[one] !== undefined)

/** The papers from which a period runs, with their day. How long it is stands in the paper; what is counted stands beside the case. */
export function CasePeriods({ entries }: { entries: readonly TimelineEntry[] }) {
  const papers = entries.filter(({ act, date }) => startsPeriod(act) && date !== null)
  if (papers.length === 0) return null
  return (
    <section aria-labelledby="case-periods" className={styles.block}>
      <h2 id="case-periods">起算期限的文件</h2>
      <p>期限以通知书所载为准，请按通知书办理。</p>
      <ul className="lines">
        {papers.map(({ name, date, delivery, time }) => (
          <li key={time}>
            <b>{name}</b>：{dayWords(date ?? time)}
            {delivery !== null && `（按${deliveryLabels[delivery]}计）`}
          </li>
        ))}
      </ul>
    </section>
  )
}
