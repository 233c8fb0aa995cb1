import { Card } from '@portal/platform/web'
import type { DeadlineSubject } from '../../contract/subject.ts'
import { CaseDeadlines } from '../own/case-deadlines.tsx'
import styles from '../own/own.module.css'
import { AtPlace, deskPlace } from '../own/place.ts'

/** Beside a case at the desk: its deadlines, whoever of both sides entered them, and how to add one. */
export function DeskCaseDeadlines({ subject }: { subject: DeadlineSubject }) {
  return (
    <AtPlace value={deskPlace}>
      <Card>
        <div className={styles.bare}>
          <CaseDeadlines subject={subject} />
        </div>
      </Card>
    </AtPlace>
  )
}
