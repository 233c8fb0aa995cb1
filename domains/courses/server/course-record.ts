import { type Ctx, isId } from '@portal/platform/server'
import { eq, inArray } from 'drizzle-orm'
import { type CourseState, courseStateAt } from '../contract/rules.ts'
import { courses } from './course.table.ts'
import { ensure } from './failures.ts'

export type CourseRecord = typeof courses.$inferSelect

export const stateOf = (
  { status, courseTime, deadline }: Pick<CourseRecord, 'status' | 'courseTime' | 'deadline'>,
  now: Date,
): CourseState =>
  courseStateAt({ status, courseTime: courseTime.getTime(), deadline: deadline?.getTime() ?? null }, now.getTime())

/**
 * Reads courses whose seats will change and locks each until the transaction ends. They are locked in the order of their ids,
 * so that two sign-ups for the same courses cannot block each other.
 */
export const lockCourses = (ctx: Pick<Ctx, 'db'>, ids: readonly string[]): Promise<CourseRecord[]> =>
  ctx.db
    .select()
    .from(courses)
    .where(inArray(courses.id, [...ids]))
    .orderBy(courses.id)
    .for('no key update')

export const lockCourse = async (ctx: Pick<Ctx, 'db'>, id: string): Promise<CourseRecord> => {
  ensure(isId(id), 'record.not_found')
  const [course] = await lockCourses(ctx, [id])
  ensure(course, 'record.not_found')
  return course
}

export const getCourse = async (ctx: Pick<Ctx, 'db'>, id: string): Promise<CourseRecord> => {
  ensure(isId(id), 'record.not_found')
  const [course] = await ctx.db.select().from(courses).where(eq(courses.id, id))
  ensure(course, 'record.not_found')
  return course
}
