import type { Page } from '@portal/platform/contract'
import { type Ctx, containing, readPage, within } from '@portal/platform/server'
import { and, asc, desc, eq, gt, gte, ilike, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { DeskCourse, DeskCoursesQuery } from '../../contract/desk.ts'
import { courses } from '../course.table.ts'
import { deskRowOf } from './course-view.ts'

type ListCtx = Pick<Ctx, 'db' | 'now'>

/** The order of the list: coming courses with the next one first, then past courses with the latest one first. */
const nextFirst = (now: Date): SQL[] => [
  sql`(${courses.courseTime} <= ${now})`,
  sql`abs(extract(epoch from ${courses.courseTime} - ${now}::timestamptz))`,
]

const orderOf = (sort: DeskCoursesQuery['sort'], now: Date): SQL[] => {
  if (sort === 'latest') return [desc(courses.courseTime), desc(courses.id)]
  if (sort === 'created') return [desc(courses.createTime), desc(courses.id)]
  return [...nextFirst(now), asc(courses.id)]
}

const isInState = (state: DeskCoursesQuery['state'], now: Date): SQL | undefined => {
  if (state === '') return undefined
  if (state === 'draft' || state === 'cancelled') return eq(courses.status, state)
  const published = eq(courses.status, 'published')
  if (state === 'ended') return and(published, lte(courses.courseTime, now))
  const coming = and(published, gt(courses.courseTime, now))
  return state === 'open'
    ? and(coming, or(isNull(courses.deadline), gte(courses.deadline, now)))
    : and(coming, isNotNull(courses.deadline), lt(courses.deadline, now))
}

const matches = (keyword: string): SQL | undefined => {
  if (keyword === '') return undefined
  const part = containing(keyword)
  return or(ilike(courses.courseName, part), ilike(courses.courseAddress, part))
}

/** All courses, for the desk. */
export const listDeskCourses = async (
  ctx: ListCtx,
  { query }: { query: DeskCoursesQuery },
): Promise<Page<DeskCourse>> => {
  const { state, keyword, sort } = query
  const now = ctx.now()
  const wanted = and(isInState(state, now), within(courses.courseTime, query), matches(keyword))
  const { rows, totalElements } = await readPage(ctx.db, query, {
    from: courses,
    where: wanted,
    orderBy: orderOf(sort, now),
  })
  return { elements: rows.map((course) => deskRowOf(course, now)), totalElements }
}
