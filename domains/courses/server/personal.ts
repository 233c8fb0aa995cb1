import { copyRows, countOwned, erased, type PersonalSource } from '@portal/platform/server'
import { and, eq, exists, gt, ne } from 'drizzle-orm'
import { courses, enrolments, signUps } from './course.table.ts'

/** What this domain keeps of a person. A seat in a course that is still to come must be given up first. */
export const coursesPersonal: PersonalSource = {
  copy: async (ctx, userId) => [
    {
      name: '课程报名',
      rows: await copyRows(ctx, signUps, {
        where: eq(signUps.userId, userId),
        fields: [
          'companyName',
          'province',
          'city',
          'county',
          'address',
          'outArea',
          'industry',
          'num',
          'contact',
          'mobile',
          'job',
          'createTime',
        ],
      }),
    },
  ],
  counts: async ({ db, now }, userId) => {
    const { id: name, createTime: newest, userId: owner, state, courseId } = enrolments
    const isToCome = and(eq(courses.id, courseId), gt(courses.endTime, now()), ne(courses.status, 'cancelled'))
    const open = and(ne(state, 'cancelled'), exists(db.select({ id: courses.id }).from(courses).where(isToCome)))
    const found = await countOwned(db, { from: enrolments, where: eq(owner, userId), open, newest, name })
    return [{ key: 'courses', name: '课程报名', permission: 'courses', ...found, newest: [] }]
  },
  eraseLater: async ({ db }, userId) => {
    const names = { companyName: erased, contact: erased, mobile: erased, mobileFingerprint: erased, job: erased }
    await db
      .update(signUps)
      .set({ ...names, address: erased })
      .where(eq(signUps.userId, userId))
  },
}
