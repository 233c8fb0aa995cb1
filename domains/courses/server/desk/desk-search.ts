import { shanghaiMinuteWords } from '@portal/platform/contract'
import { containing, type DeskSearch } from '@portal/platform/server'
import { desc, ilike, or } from 'drizzle-orm'
import type { CoursePermission } from '../../contract/permissions.ts'
import { courses } from '../course.table.ts'

const permission: CoursePermission = 'courses'

/** Courses by a part of their name or place, those that begin last first. */
export const courseSearch: DeskSearch = {
  kind: 'courses',
  name: '课程',
  sort: 70,
  permission,
  list: '/courses',
  find: async ({ db }, keyword, limit) => {
    const { id, courseName, courseAddress, courseTime } = courses
    const part = containing(keyword)
    const rows = await db
      .select({ id, courseName, courseAddress, courseTime })
      .from(courses)
      .where(or(ilike(courseName, part), ilike(courseAddress, part)))
      .orderBy(desc(courseTime), desc(id))
      .limit(limit)
    return rows.map((row) => ({
      title: row.courseName,
      sub: `${shanghaiMinuteWords(row.courseTime)} · ${row.courseAddress}`,
      link: `/courses/${row.id}`,
    }))
  },
}
