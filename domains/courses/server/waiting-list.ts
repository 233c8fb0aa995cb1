import { type Ctx, publish } from '@portal/platform/server'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { movesUp } from '../contract/rules.ts'
import { courses, enrolments } from './course.table.ts'
import type { CourseRecord } from './course-record.ts'

type Waiting = Pick<typeof enrolments.$inferSelect, 'id' | 'userId' | 'num' | 'signUpId'>

/** Gives seats to waiting sign-ups and tells their owners. The caller must have locked the course; answers its new counters. */
export const confirmWaiting = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  course: Pick<CourseRecord, 'id' | 'taken' | 'waiting'>,
  moved: readonly Waiting[],
): Promise<{ taken: number; waiting: number }> => {
  const people = moved.reduce((sum, { num }) => sum + num, 0)
  const counted = { taken: course.taken + people, waiting: course.waiting - moved.length }
  if (moved.length === 0) return counted
  await ctx.db
    .update(enrolments)
    .set({ state: 'confirmed', confirmTime: ctx.now() })
    .where(
      inArray(
        enrolments.id,
        moved.map(({ id }) => id),
      ),
    )
  await ctx.db.update(courses).set(counted).where(eq(courses.id, course.id))
  for (const { userId, signUpId } of moved) await publish(ctx, 'course.moved_up', { signUp: signUpId, userId })
  return counted
}

/** Gives free seats to the head of the waiting list. The caller must have locked the course. */
export const moveUp = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  course: Pick<CourseRecord, 'id' | 'seats' | 'taken' | 'waiting'>,
): Promise<void> => {
  const free = course.seats - course.taken
  if (free <= 0 || course.waiting === 0) return
  const line = await ctx.db
    .select({
      id: enrolments.id,
      userId: enrolments.userId,
      num: enrolments.num,
      signUpId: enrolments.signUpId,
    })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, course.id), eq(enrolments.state, 'waiting')))
    .orderBy(asc(enrolments.place))
    // Each sign-up has at least one person, so no more sign-ups than free seats can move up.
    .limit(free)
  await confirmWaiting(ctx, course, movesUp(free, line))
}
