import { ActDialog, call } from '@portal/platform/web'
import { coursesApi } from '../../contract/endpoints.ts'
import type { OwnEnrolment } from '../../contract/sign-up.ts'
import { spanText } from '../course-text.ts'
import { ownReads } from './own-reads.ts'

/** Cancels the user's own seats or place on the waiting list; the next sign-up gets them at once. */
export function CancelEnrolmentDialog({
  enrolment: { id, course, state, num },
  onClose,
}: {
  enrolment: OwnEnrolment
  onClose: () => void
}) {
  return (
    <ActDialog
      title="取消这门课程的报名？"
      cancelText="不取消"
      confirmText="取消报名"
      danger
      busyText="正在取消…"
      act={() => call(coursesApi.cancelOwn, { params: { id } })}
      said="已取消报名"
      reads={ownReads}
      onClose={onClose}
    >
      <p>
        《{course.courseName}》，{spanText(course)}，{num} 人。
      </p>
      <p>{state === 'confirmed' ? '席位会让给候补的人，之后再报名须重新排队。' : '候补位次不再保留。'}</p>
    </ActDialog>
  )
}
