import { type ActorCtx, type ById, ensureField } from '@portal/platform/server'
import { eq } from 'drizzle-orm'
import type { CancelForm } from '../../contract/desk.ts'
import { type CourseAction, courseActionsIn } from '../../contract/rules.ts'
import { courses } from '../course.table.ts'
import { type CourseRecord, lockCourse, stateOf } from '../course-record.ts'
import { ensure } from '../failures.ts'
import { tellEnrolled } from '../tell-enrolled.ts'
import { recordInHistory } from './history.ts'

const lockFor = async (ctx: ActorCtx, id: string, action: CourseAction): Promise<CourseRecord> => {
  const course = await lockCourse(ctx, id)
  ensure(courseActionsIn(stateOf(course, ctx.now())).includes(action), 'course.wrong_state')
  return course
}

/** Publishes a draft, so that users can sign up for the course. */
export const publishCourse = async (ctx: ActorCtx, { params }: ById): Promise<Record<string, never>> => {
  const { id, courseTime, version } = await lockFor(ctx, params.id, 'publish')
  ensureField(courseTime > ctx.now(), 'courseTime', '开始时间已过，请先修改再发布')
  await ctx.db
    .update(courses)
    .set({ status: 'published', version: version + 1, changeTime: ctx.now() })
    .where(eq(courses.id, id))
  await recordInHistory(ctx, id, 'publish')
  return {}
}

/** Cancels a published course; everybody who signed up is told, with the reason. */
export const cancelCourse = async (
  ctx: ActorCtx,
  { params, body: { reason } }: ById & { body: CancelForm },
): Promise<Record<string, never>> => {
  const { id, version, sequence } = await lockFor(ctx, params.id, 'cancel')
  await ctx.db
    .update(courses)
    .set({
      status: 'cancelled',
      cancelReason: reason,
      version: version + 1,
      sequence: sequence + 1,
      changeTime: ctx.now(),
    })
    .where(eq(courses.id, id))
  await recordInHistory(ctx, id, 'cancel', { after: { reason } })
  await tellEnrolled(ctx, id, 'course.cancelled')
  return {}
}

/** Deletes a draft, which nobody but staff ever saw; its history stays. */
export const removeCourse = async (ctx: ActorCtx, { params }: ById): Promise<Record<string, never>> => {
  const { id, courseName } = await lockFor(ctx, params.id, 'remove')
  await ctx.db.delete(courses).where(eq(courses.id, id))
  await recordInHistory(ctx, id, 'remove', { before: { courseName } })
  return {}
}
