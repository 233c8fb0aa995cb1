import { type Ctx, publish } from '@portal/platform/server'
import { and, eq, ne } from 'drizzle-orm'
import { enrolments } from './course.table.ts'

/** Tells everybody who signed up for a course, including those on the waiting list. Runs in the caller's transaction. */
export const tellEnrolled = async (
  ctx: Pick<Ctx, 'db' | 'now'>,
  courseId: string,
  event: 'course.changed' | 'course.cancelled',
): Promise<void> => {
  const enrolled = await ctx.db
    .select({ userId: enrolments.userId, signUp: enrolments.signUpId })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), ne(enrolments.state, 'cancelled')))
    .orderBy(enrolments.place)
  for (const one of enrolled) await publish(ctx, event, one)
}
