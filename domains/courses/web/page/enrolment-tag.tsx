import { StatusTag } from '@portal/platform/web'
import type { OwnEnrolment } from '../../contract/sign-up.ts'

/** Says whether the user has his seats; where the whole course was cancelled, it says that instead. */
export function EnrolmentTag({ enrolment: { state, place, course } }: { enrolment: OwnEnrolment }) {
  if (state === 'cancelled') return <StatusTag tone="draft">已取消报名</StatusTag>
  if (course.state === 'cancelled') return <StatusTag tone="refused">课程已取消</StatusTag>
  if (state === 'waiting') return <StatusTag tone="waiting">{`候补第 ${place ?? '—'} 位`}</StatusTag>
  return <StatusTag tone="done">席位已确认</StatusTag>
}
