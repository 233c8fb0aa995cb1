import type { Ctx } from '@portal/platform/server'
import { and, asc, desc, eq, gt } from 'drizzle-orm'
import type { PublicCourse } from '../contract/course.ts'
import { courseLimits } from '../contract/limits.ts'
import { seatsLeft } from '../contract/rules.ts'
import { courses } from './course.table.ts'
import { type CourseRecord, stateOf } from './course-record.ts'

const publicOf = (course: CourseRecord, now: Date): PublicCourse => {
  const { id, courseName, courseTime, endTime, courseAddress, onlineLink, description, seats, waiting, deadline } =
    course
  const { isShown, isRecommended } = course
  return {
    id,
    courseName,
    courseAddress,
    description,
    seats,
    waiting,
    courseTime: courseTime.getTime(),
    endTime: endTime.getTime(),
    online: onlineLink !== '',
    seatsLeft: seatsLeft(course),
    deadline: (deadline ?? courseTime).getTime(),
    isOpen: stateOf(course, now) === 'open',
    isOnline: true,
    isShown,
    isRecommended,
  }
}

/** The published courses that have not begun: those that the operator recommends, then the others, each the next one first. */
export const listCourses = async (ctx: Pick<Ctx, 'db' | 'now'>): Promise<{ courses: PublicCourse[] }> => {
  const now = ctx.now()
  const rows = await ctx.db
    .select()
    .from(courses)
    .where(and(eq(courses.status, 'published'), gt(courses.courseTime, now)))
    .orderBy(desc(courses.isRecommended), asc(courses.courseTime), asc(courses.id))
    .limit(courseLimits.shown)
  return { courses: rows.map((course) => publicOf(course, now)) }
}
