import { Button, Card, Icon, Stack, StatusTag, type StatusTone } from '@portal/platform/web'
import type { PublicCourse } from '../../contract/course.ts'
import { seatsText, spanText } from '../course-text.ts'
import styles from './course-list.module.css'
import { CourseRow } from './course-row.tsx'

/** The courses that are chosen in the form, and a function that adds or removes one. */
export type Choice = { chosen: readonly string[]; onToggle: (id: string) => void }

const toneOf = ({ isOpen, seatsLeft }: PublicCourse): StatusTone => {
  if (!isOpen) return 'draft'
  return seatsLeft > 0 ? 'done' : 'waiting'
}

/**
 * The published courses, the next one first; where a form stands below, each course has a button that puts it into the form.
 */
export function CourseList({ courses, choice }: { courses: readonly PublicCourse[]; choice?: Choice }) {
  return (
    <Card title="近期课程">
      <ul className={styles.list}>
        {courses.map((course) => (
          <CourseRow
            key={course.id}
            moment={course.courseTime}
            side={
              <>
                <StatusTag tone={toneOf(course)}>{seatsText(course)}</StatusTag>
                {choice && course.isOpen && <ChooseButton course={course} choice={choice} />}
              </>
            }
          >
            <Stack gap={4} className={styles.words}>
              <h3 className={styles.name}>{course.courseName}</h3>
              <p className={styles.fact}>
                <Icon name="clock" size={16} />
                {spanText(course)}
              </p>
              <p className={styles.fact}>
                <Icon name="pin" size={16} />
                {course.courseAddress}
                {course.online && '（报名确认后可见线上链接）'}
              </p>
              {course.description !== '' && <p className={styles.description}>{course.description}</p>}
            </Stack>
          </CourseRow>
        ))}
      </ul>
    </Card>
  )
}

function ChooseButton({ course: { id, courseName, seatsLeft }, choice }: { course: PublicCourse; choice: Choice }) {
  const isChosen = choice.chosen.includes(id)
  const word = seatsLeft > 0 ? '报名' : '报名候补'
  return (
    <Button
      size="small"
      variant={isChosen ? 'secondary' : 'primary'}
      icon={isChosen ? 'check' : undefined}
      aria-label={isChosen ? `已选《${courseName}》，取消选择` : `${word}《${courseName}》`}
      onClick={() => choice.onToggle(id)}
    >
      {isChosen ? '已选' : word}
    </Button>
  )
}
