import { userNames, usernameOf } from '@portal/accounts/server'
import { type Page, pageWindow } from '@portal/platform/contract'
import { type ById, type Ctx, containing, within } from '@portal/platform/server'
import { regionName } from '@portal/regions/server'
import { and, asc, count, eq, gt, ilike, or, type SQL } from 'drizzle-orm'
import type { DeskEnrolment, DeskEnrolmentsQuery, EnrolmentFilter } from '../../contract/desk.ts'
import { mayPromote } from '../../contract/rules.ts'
import { enrolments, signUps } from '../course.table.ts'
import { type CourseRecord, getCourse, stateOf } from '../course-record.ts'
import { phoneFingerprint, showField } from '../personal-data.ts'
import { waitingPlaces } from '../waiting-place.ts'

export type EnrolmentsCtx = Pick<Ctx, 'db' | 'now' | 'cipher'>

/** The condition of a keyword. Phone numbers are encrypted, so only a whole number can be found. */
const matches = (ctx: Pick<Ctx, 'cipher'>, keyword: string): SQL | undefined => {
  if (keyword === '') return undefined
  const part = containing(keyword)
  return or(ilike(signUps.companyName, part), eq(signUps.mobileFingerprint, phoneFingerprint(ctx, keyword)))
}

/** The condition by which list and export select the enrolments of a course. */
export const wantedOf = (
  ctx: Pick<Ctx, 'cipher'>,
  courseId: string,
  { state, keyword, ...filter }: EnrolmentFilter,
): SQL | undefined =>
  and(
    eq(enrolments.courseId, courseId),
    state === '' ? undefined : eq(enrolments.state, state),
    within(enrolments.createTime, filter),
    matches(ctx, keyword),
  )

const rowsOf = (
  ctx: Pick<Ctx, 'db'>,
  wanted: SQL | undefined,
  { limit, offset = 0, after = 0 }: { limit: number; offset?: number; after?: number },
) =>
  ctx.db
    .select({ enrolment: enrolments, signUp: signUps })
    .from(enrolments)
    .innerJoin(signUps, eq(signUps.id, enrolments.signUpId))
    .where(and(wanted, gt(enrolments.place, after)))
    .orderBy(asc(enrolments.place))
    .limit(limit)
    .offset(offset)

/** A part of a course's enrolments with all data that the desk may see, in the order of sign-ups. */
export const readEnrolments = async (
  ctx: EnrolmentsCtx,
  course: CourseRecord,
  wanted: SQL | undefined,
  window: { limit: number; offset?: number; after?: number },
): Promise<{ rows: DeskEnrolment[]; last: number | undefined }> => {
  const found = await rowsOf(ctx, wanted, window)
  const names = await userNames(
    ctx,
    found.map(({ enrolment }) => enrolment.userId),
  )
  const places = await waitingPlaces(
    ctx,
    found.map(({ enrolment }) => enrolment.id),
  )
  const courseState = stateOf(course, ctx.now())
  const rows = found.map(({ enrolment, signUp }): DeskEnrolment => {
    const { id, state, num, userId, createTime, confirmTime, cancelTime } = enrolment
    const { companyName, address, outArea, industry, job } = signUp
    return {
      id,
      state,
      num,
      companyName,
      address,
      outArea,
      industry,
      job,
      place: places.get(id) ?? null,
      username: usernameOf(names, userId),
      regionName: regionName(signUp.county || signUp.city),
      contact: showField(ctx, 'contact', signUp),
      mobile: showField(ctx, 'mobile', signUp),
      createTime: createTime.getTime(),
      confirmTime: confirmTime?.getTime() ?? null,
      cancelTime: cancelTime?.getTime() ?? null,
      can: mayPromote({ state, num }, courseState, course) ? ['promote'] : [],
    }
  })
  return { rows, last: found.at(-1)?.enrolment.place }
}

export const countEnrolments = async (ctx: Pick<Ctx, 'db'>, wanted: SQL | undefined): Promise<number> => {
  const [counted] = await ctx.db
    .select({ total: count() })
    .from(enrolments)
    .innerJoin(signUps, eq(signUps.id, enrolments.signUpId))
    .where(wanted)
  return counted?.total ?? 0
}

/** A page of the sign-ups of a course. */
export const listEnrolments = async (
  ctx: EnrolmentsCtx,
  { params, query }: ById & { query: DeskEnrolmentsQuery },
): Promise<Page<DeskEnrolment>> => {
  const course = await getCourse(ctx, params.id)
  const wanted = wantedOf(ctx, course.id, query)
  const { rows } = await readEnrolments(ctx, course, wanted, pageWindow(query))
  return { elements: rows, totalElements: await countEnrolments(ctx, wanted) }
}
