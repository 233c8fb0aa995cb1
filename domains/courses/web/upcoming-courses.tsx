import { Icon } from '@portal/platform/web'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { PublicCourse } from '../contract/course.ts'
import { CalendarSheet } from './calendar-sheet.tsx'
import { seatsText, spanText } from './course-text.ts'
import { curriculumPath } from './curriculum-path.ts'
import styles from './upcoming-courses.module.css'

type Known = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; courses: readonly PublicCourse[] }

/** Reads the courses with a plain fetch and without schemas, since the home page has a limit for its size. */
const readCourses = async (): Promise<Known> => {
  const response = await fetch('/api/courses', { headers: { accept: 'application/json' } })
  if (!response.ok) return { status: 'failed' }
  const { courses } = (await response.json()) as { courses: PublicCourse[] }
  return { status: 'ready', courses }
}

/** How many courses fit beside the news; their place is kept while they load. */
const count = 2

/** The rows of the next courses for the home page, which draws the frame and the heading itself. */
export function UpcomingCourses() {
  const [known, setKnown] = useState<Known>({ status: 'loading' })
  useEffect(() => {
    let isWanted = true
    readCourses()
      .catch((): Known => ({ status: 'failed' }))
      .then((found) => {
        if (isWanted) setKnown(found)
      })
    return () => {
      isWanted = false
    }
  }, [])
  return (
    <div className={styles.box} style={{ '--rows': count } as React.CSSProperties}>
      <Rows known={known} />
    </div>
  )
}

function Rows({ known }: { known: Known }) {
  if (known.status === 'loading') return <p className="sr-only">正在加载近期课程…</p>
  if (known.status === 'failed') {
    return (
      <p className={styles.words}>
        近期课程暂时无法显示，<Link to={curriculumPath}>到培训课程查看</Link>
      </p>
    )
  }
  const shown = known.courses.slice(0, count)
  if (shown.length === 0) return <p className={styles.words}>近期没有课程安排</p>
  return (
    <ul className={styles.list}>
      {shown.map((course) => (
        <li key={course.id}>
          <Link to={`${curriculumPath}?course=${course.id}`} className={styles.row}>
            <CalendarSheet moment={course.courseTime} />
            <span className={styles.text}>
              <b>{course.courseName}</b>
              <small>
                {spanText(course)} · {course.courseAddress}
              </small>
              <small className={styles.seats}>{seatsText(course)}</small>
            </span>
            <Icon name="right" size={18} />
          </Link>
        </li>
      ))}
    </ul>
  )
}
