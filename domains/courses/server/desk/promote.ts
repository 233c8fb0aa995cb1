import { type ActorCtx, isId } from '@portal/platform/server'
import { and, eq } from 'drizzle-orm'
import { mayPromote } from '../../contract/rules.ts'
import { enrolments, signUps } from '../course.table.ts'
import { lockCourse, stateOf } from '../course-record.ts'
import { ensure } from '../failures.ts'
import { confirmWaiting } from '../waiting-list.ts'
import { recordInHistory } from './history.ts'

/**
 * Gives one waiting sign-up its seats by hand, past others where needed: the group at the head of the list may be too large for
 * the free seats.
 */
export const promoteEnrolment = async (
  ctx: ActorCtx,
  { params: { id, enrolment: enrolmentId } }: { params: { id: string; enrolment: string } },
): Promise<Record<string, never>> => {
  const course = await lockCourse(ctx, id)
  ensure(isId(enrolmentId), 'record.not_found')
  const [found] = await ctx.db
    .select({ enrolment: enrolments, companyName: signUps.companyName })
    .from(enrolments)
    .innerJoin(signUps, eq(signUps.id, enrolments.signUpId))
    .where(and(eq(enrolments.id, enrolmentId), eq(enrolments.courseId, course.id)))
  ensure(found, 'record.not_found')
  const { enrolment, companyName } = found
  const free = course.seats - course.taken
  ensure(mayPromote(enrolment, stateOf(course, ctx.now()), course), 'course.no_room', {
    msg:
      enrolment.state === 'waiting'
        ? `剩余 ${free} 席，该报名 ${enrolment.num} 人；可先增加席位再递补`
        : '该报名已不在候补，请刷新后再试',
  })
  await confirmWaiting(ctx, course, [enrolment])
  await recordInHistory(ctx, course.id, 'promote', { after: { companyName, num: enrolment.num } })
  return {}
}
