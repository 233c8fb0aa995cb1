import { dayWords } from '@portal/platform/web'
import { useEffect, useState } from 'react'
import type { PublicCourse } from '../contract/course.ts'

/** Reads the first course that the home page may name with a plain fetch and without schemas, since the home page has a limit for its size. */
const readNext = async (): Promise<PublicCourse | undefined> => {
  const response = await fetch('/api/courses', { headers: { accept: 'application/json' } })
  if (!response.ok) return undefined
  const { courses } = (await response.json()) as { courses: PublicCourse[] }
  const shown = courses.filter(({ isShown }) => isShown)
  return shown[0]
}

/** The words of the home page's link to the courses: the next one, or where they stand if there is none. */
export function NextCourse() {
  const [next, setNext] = useState<PublicCourse>()
  useEffect(() => {
    let isWanted = true
    readNext().then(
      (found) => isWanted && setNext(found),
      // Without an answer the link keeps the words that it has.
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [])
  return next ? `${dayWords(next.courseTime)}的课：${next.courseName}` : '培训课程'
}
