import { Button, Icon, momentWords, Quiet } from '@portal/platform/web'
import type { OwnEnrolment } from '../../contract/sign-up.ts'
import { spanText } from '../course-text.ts'
import { CalendarButton } from './calendar-button.tsx'
import { CourseRow } from './course-row.tsx'
import styles from './enrolment.module.css'
import { EnrolmentTag } from './enrolment-tag.tsx'

/** One course of the user's sign-ups, with the actions that are possible now. */
export function EnrolmentRow({ enrolment, onCancel }: { enrolment: OwnEnrolment; onCancel: () => void }) {
  const { course, num, createTime, can } = enrolment
  return (
    <CourseRow
      moment={course.courseTime}
      side={
        <>
          <EnrolmentTag enrolment={enrolment} />
          <div className={styles.acts}>
            <CalendarButton enrolment={enrolment} />
            {can.includes('cancel') && (
              <Button variant="text" aria-label={`取消报名：${course.courseName}`} onClick={onCancel}>
                取消报名
              </Button>
            )}
          </div>
        </>
      }
    >
      <div className={styles.words}>
        <h3 className={styles.name}>{course.courseName}</h3>
        <p className={styles.fact}>{spanText(course)}</p>
        <p className={styles.fact}>{course.courseAddress}</p>
        {course.onlineLink !== null && (
          <p className={styles.fact}>
            <a href={course.onlineLink} target="_blank" rel="noopener noreferrer">
              进入线上课程
              <Icon name="external" size={16} />
            </a>
          </p>
        )}
        {course.cancelReason !== null && <p className={styles.fact}>取消原因：{course.cancelReason}</p>}
        <Quiet>
          {num} 人，{momentWords(createTime)} 提交
        </Quiet>
      </div>
    </CourseRow>
  )
}
