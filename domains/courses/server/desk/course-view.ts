import type { ById, Ctx } from '@portal/platform/server'
import type { DeskCourse, DeskCourseDetail } from '../../contract/desk.ts'
import { courseActionsIn } from '../../contract/rules.ts'
import { type CourseRecord, getCourse, stateOf } from '../course-record.ts'
import { historyOf } from './history.ts'

/** A course as the desk's list shows it. */
export const deskRowOf = (course: CourseRecord, now: Date): DeskCourse => {
  const { id, courseName, courseTime, endTime, courseAddress, seats, taken, waiting, deadline, createTime } = course
  const { status, isShown, isRecommended } = course
  const state = stateOf(course, now)
  return {
    id,
    courseName,
    courseAddress,
    seats,
    taken,
    waiting,
    state,
    courseTime: courseTime.getTime(),
    endTime: endTime.getTime(),
    deadline: deadline?.getTime() ?? null,
    createTime: createTime.getTime(),
    isOnline: status === 'published' && state !== 'ended',
    isShown,
    isRecommended,
    can: courseActionsIn(state),
  }
}

export const courseDetail = async (ctx: Pick<Ctx, 'db' | 'now'>, { params }: ById): Promise<DeskCourseDetail> => {
  const course = await getCourse(ctx, params.id)
  const { onlineLink, description, cancelReason, version } = course
  return {
    ...deskRowOf(course, ctx.now()),
    onlineLink,
    description,
    cancelReason,
    version,
    history: await historyOf(ctx, course.id),
  }
}
