import type { Page } from '@portal/platform/contract'
import { type Ctx, isId, readSelectPage, type SignedInCtx } from '@portal/platform/server'
import { and, eq, sql } from 'drizzle-orm'
import { ownActionsIn } from '../contract/rules.ts'
import type { OwnEnrolment, OwnEnrolmentsQuery } from '../contract/sign-up.ts'
import { courses, enrolments } from './course.table.ts'
import { stateOf } from './course-record.ts'
import { ensure } from './failures.ts'
import { waitingPlaces } from './waiting-place.ts'

type OwnCtx = Pick<SignedInCtx, 'db' | 'now' | 'actor'>
type Row = { enrolment: typeof enrolments.$inferSelect; course: typeof courses.$inferSelect }

const viewOf = ({ enrolment, course }: Row, place: number | undefined, now: Date): OwnEnrolment => {
  const { id, signUpId, num, state, createTime, confirmTime } = enrolment
  const { courseName, courseTime, endTime, courseAddress, onlineLink, cancelReason } = course
  const courseState = stateOf(course, now)
  return {
    id,
    signUp: signUpId,
    num,
    state,
    place: place ?? null,
    createTime: createTime.getTime(),
    can: ownActionsIn({ state, wasConfirmed: confirmTime !== null }, courseState),
    course: {
      id: course.id,
      courseName,
      courseAddress,
      cancelReason,
      courseTime: courseTime.getTime(),
      endTime: endTime.getTime(),
      onlineLink: state === 'confirmed' && onlineLink !== '' ? onlineLink : null,
      state: courseState,
    },
  }
}

/** The user's own enrolments, one for each course of a sign-up, those nearest to now first. */
export const listOwnEnrolments = async (
  ctx: OwnCtx,
  { query }: { query: OwnEnrolmentsQuery },
): Promise<Page<OwnEnrolment>> => {
  const now = ctx.now()
  if (query.signUp !== '' && !isId(query.signUp)) return { elements: [], totalElements: 0 }
  const own = and(
    eq(enrolments.userId, ctx.actor.userId),
    query.signUp === '' ? undefined : eq(enrolments.signUpId, query.signUp),
  )
  const { rows, totalElements } = await readSelectPage(
    query,
    ctx.db
      .select({ enrolment: enrolments, course: courses })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.courseId))
      .where(own)
      .orderBy(
        sql`(${enrolments.state} = 'cancelled' or ${courses.courseTime} <= ${now})`,
        sql`abs(extract(epoch from ${courses.courseTime} - ${now}::timestamptz))`,
        enrolments.createTime,
        enrolments.id,
      ),
    ctx.db.$count(enrolments, own),
  )
  const places = await waitingPlaces(
    ctx,
    rows.map(({ enrolment }) => enrolment.id),
  )
  return {
    elements: rows.map((row) => viewOf(row, places.get(row.enrolment.id), now)),
    totalElements,
  }
}

/** An enrolment of the user with its course; another user's enrolment fails as if it did not exist. */
export const getOwnEnrolment = async (ctx: Pick<Ctx, 'db'> & Pick<OwnCtx, 'actor'>, id: string): Promise<Row> => {
  ensure(isId(id), 'record.not_found')
  const [row] = await ctx.db
    .select({ enrolment: enrolments, course: courses })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(and(eq(enrolments.id, id), eq(enrolments.userId, ctx.actor.userId)))
  ensure(row, 'record.not_found')
  return row
}
