import { Card } from '@portal/platform/web'
import type { DeadlineSubject } from '../../contract/subject.ts'
import { CaseDeadlines } from '../own/case-deadlines.tsx'
import { AtPlace, deskPlace } from '../own/place.ts'

/** Beside a case at the desk: its deadlines, whoever of both sides entered them, and how to add one. */
export function DeskCaseDeadlines({ subject }: { subject: DeadlineSubject }) {
  return (
    <AtPlace value={deskPlace}>
      <Card>
        <CaseDeadlines subject={subject} />
      </Card>
    </AtPlace>
  )
}
