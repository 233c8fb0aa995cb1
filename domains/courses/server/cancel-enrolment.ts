import { type ActorCtx, type ById, isId } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { ownActionsIn } from '../contract/rules.ts'
import { courses, enrolments } from './course.table.ts'
import { lockCourse, stateOf } from './course-record.ts'
import { ensure } from './failures.ts'
import { moveUp } from './waiting-list.ts'

/**
 * Cancels the user's own seats or place on the waiting list, and lets the waiting list move up. Runs in the caller's
 * transaction. The course is locked before the enrolment is read, as in all functions that change seats.
 */
export const cancelEnrolment = async (ctx: ActorCtx, { params: { id } }: ById): Promise<Record<string, never>> => {
  ensure(isId(id), 'record.not_found')
  const own = and(eq(enrolments.id, id), eq(enrolments.userId, ctx.actor.userId))
  const [known] = await ctx.db.select({ courseId: enrolments.courseId }).from(enrolments).where(own)
  ensure(known, 'record.not_found')
  const course = await lockCourse(ctx, known.courseId)
  const [enrolment] = await ctx.db.select().from(enrolments).where(own)
  ensure(enrolment, 'record.not_found')
  const { state, num, confirmTime } = enrolment
  const may = ownActionsIn({ state, wasConfirmed: confirmTime !== null }, stateOf(course, ctx.now()))
  ensure(may.includes('cancel'), 'course.cannot_cancel')

  await ctx.db.update(enrolments).set({ state: 'cancelled', cancelTime: ctx.now() }).where(own)
  const freed =
    state === 'confirmed'
      ? { taken: course.taken - num, waiting: course.waiting }
      : { taken: course.taken, waiting: course.waiting - 1 }
  await ctx.db.update(courses).set(freed).where(eq(courses.id, course.id))
  await moveUp(ctx, { ...course, ...freed })
  return {}
}
