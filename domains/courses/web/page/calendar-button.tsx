import { Button, call, saveBlob, useAction } from '@portal/platform/web'
import { coursesApi } from '../../contract/endpoints.ts'
import type { OwnEnrolment } from '../../contract/sign-up.ts'

/** Loads the calendar file of a confirmed course; for a cancelled one, the file that removes the entry from the calendar. */
export function CalendarButton({ enrolment: { id, state, can, course } }: { enrolment: OwnEnrolment }) {
  const { run, busy } = useAction(async () => {
    const file = await call(coursesApi.calendar, { params: { id } })
    saveBlob(file, `${course.courseName}.ics`)
  })
  if (!can.includes('calendar')) return null
  const isOff = state === 'cancelled' || course.state === 'cancelled'
  const words = isOff ? '从日历移除' : '加入日历'
  return (
    <Button
      variant="text"
      icon="calendar"
      busy={busy}
      busyText="正在下载…"
      aria-label={`${words}：${course.courseName}`}
      onClick={() => void run()}
    >
      {words}
    </Button>
  )
}
