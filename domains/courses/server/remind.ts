import { type Job, type JobCtx, publish } from '@portal/platform/server'
import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import { courses, enrolments } from './course.table.ts'

type ReminderCtx = Pick<JobCtx, 'db' | 'now'>

/** How many reminders one transaction writes, so that it holds its locks for well under a second. */
const batch = 200
const dayMs = 86_400_000
/** Asia/Shanghai has had no summer time since 1991. */
const shanghaiOffsetMs = 8 * 3_600_000

/** The first moment of the day after tomorrow in Asia/Shanghai. */
const endOfTomorrow = (now: Date): Date => {
  const today = Math.floor((now.getTime() + shanghaiOffsetMs) / dayMs)
  return new Date((today + 2) * dayMs - shanghaiOffsetMs)
}

/**
 * Announces `course.reminder` to everybody with a seat in a course of tomorrow, once for each start of the course, however
 * often this runs; after a course was moved it reminds again. After a standstill of the portal it also reminds of the courses
 * of today.
 */
export const remindEnrolled = async (ctx: ReminderCtx): Promise<number> => {
  const now = ctx.now()
  let reminded = 0
  for (;;) {
    const found = await ctx.db.transaction(async (tx) => {
      const due = await tx
        .select({
          id: enrolments.id,
          userId: enrolments.userId,
          signUp: enrolments.signUpId,
          courseTime: courses.courseTime,
        })
        .from(enrolments)
        .innerJoin(courses, eq(courses.id, enrolments.courseId))
        .where(
          and(
            eq(courses.status, 'published'),
            gt(courses.courseTime, now),
            lt(courses.courseTime, endOfTomorrow(now)),
            eq(enrolments.state, 'confirmed'),
            sql`${enrolments.remindedOf} is distinct from ${courses.courseTime}`,
          ),
        )
        .orderBy(asc(enrolments.id))
        .limit(batch)
        .for('update', { of: enrolments, skipLocked: true })
      for (const { id, userId, signUp, courseTime } of due) {
        await tx.update(enrolments).set({ remindedOf: courseTime }).where(eq(enrolments.id, id))
        await publish({ ...ctx, db: tx }, 'course.reminder', { signUp, userId })
      }
      return due.length
    })
    reminded += found
    if (found < batch) return reminded
  }
}

export const courseJobs: Job[] = [
  {
    name: 'courses.remind',
    cron: '12 9 * * *',
    run: async (ctx) => ctx.log.info({ reminded: await remindEnrolled(ctx) }, 'courses of tomorrow looked through'),
  },
]
