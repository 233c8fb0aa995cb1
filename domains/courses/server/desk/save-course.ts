import { type ActorCtx, type ById, type Ctx, ensureField, loggedAs, recordAct } from '@portal/platform/server'
import { and, eq, sql } from 'drizzle-orm'
import type { CourseForm } from '../../contract/course.ts'
import type { ChangeForm } from '../../contract/desk.ts'
import { courseActionsIn } from '../../contract/rules.ts'
import { courses, enrolments } from '../course.table.ts'
import { type CourseRecord, lockCourse, stateOf } from '../course-record.ts'
import { ensure } from '../failures.ts'
import { tellEnrolled } from '../tell-enrolled.ts'
import { moveUp } from '../waiting-list.ts'
import { courseRecord, recordInHistory } from './history.ts'

type Written = Pick<CourseRecord, keyof CourseForm>

const columnsOf = ({ courseTime, endTime, deadline, ...form }: CourseForm): Written => ({
  ...form,
  courseTime: new Date(courseTime),
  endTime: new Date(endTime),
  deadline: deadline === null ? null : new Date(deadline),
})

/** Creates a course as a draft, which only staff can see. */
export const createCourse = async (ctx: ActorCtx, { body }: { body: CourseForm }): Promise<{ id: string }> => {
  const id = ctx.newId()
  const at = ctx.now()
  const written = columnsOf(body)
  await ctx.db.insert(courses).values({ id, ...written, status: 'draft', createTime: at, changeTime: at })
  await recordInHistory(ctx, id, 'create', { after: written })
  return { id }
}

/** A change of one of these fields must be told to the people who signed up and to their calendars. */
const toldFields = ['courseName', 'courseTime', 'endTime', 'courseAddress', 'onlineLink'] as const

const asText = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value))

/** The fields that differ, with their values before and after the change. */
const differences = (before: Written, after: Written): { before: Partial<Written>; after: Partial<Written> } => {
  const changed = (Object.keys(after) as (keyof Written)[]).filter((key) => asText(before[key]) !== asText(after[key]))
  const only = (all: Written): Partial<Written> => Object.fromEntries(changed.map((key) => [key, all[key]]))
  return { before: only(before), after: only(after) }
}

/**
 * The size of the largest waiting group. A course must keep room for it as a whole, or the group would block the waiting list
 * for ever.
 */
const largestWaiting = async (ctx: Pick<Ctx, 'db'>, courseId: string): Promise<number> => {
  const [found] = await ctx.db
    .select({ most: sql<number>`coalesce(max(${enrolments.num}), 0)::int` })
    .from(enrolments)
    .where(and(eq(enrolments.courseId, courseId), eq(enrolments.state, 'waiting')))
  return found?.most ?? 0
}

const ensureEnoughSeats = async (ctx: Pick<Ctx, 'db'>, { id, taken, waiting }: CourseRecord, seats: number) => {
  ensureField(seats >= taken, 'seats', `已有 ${taken} 人确认席位，席位数不能少于 ${taken}`)
  const most = waiting === 0 ? 0 : await largestWaiting(ctx, id)
  ensureField(seats >= most, 'seats', `候补中有 ${most} 人的报名，席位数不能少于 ${most}`)
}

/**
 * Changes a course. When a published course gets another name, time, place or link, everybody who signed up is told; with more
 * seats the waiting list moves up. Taken seats stay taken. Runs in the caller's transaction.
 */
export const changeCourse = async (
  ctx: ActorCtx,
  { params, body }: ById & { body: ChangeForm },
): Promise<Record<string, never>> => {
  const { version, ...form } = body
  const course = await lockCourse(ctx, params.id)
  const state = stateOf(course, ctx.now())
  ensure(courseActionsIn(state).includes('edit'), 'course.wrong_state')
  ensure(course.version === version, 'course.newer_version')
  const written = columnsOf(form)
  const isPublished = course.status === 'published'
  ensureField(!isPublished || written.courseTime > ctx.now(), 'courseTime', '开始时间须晚于现在')
  await ensureEnoughSeats(ctx, course, form.seats)
  const changes = differences(course, written)
  if (Object.keys(changes.after).length === 0) {
    await recordAct(ctx, { ...loggedAs(courseRecord, course.id), before: {}, after: {} })
    return {}
  }

  const isTold = isPublished && toldFields.some((field) => field in changes.after)
  const sequence = course.sequence + (isPublished ? 1 : 0)
  await ctx.db
    .update(courses)
    .set({ ...written, version: version + 1, sequence, changeTime: ctx.now() })
    .where(eq(courses.id, course.id))
  await recordInHistory(ctx, course.id, 'edit', changes)
  if (isTold) await tellEnrolled(ctx, course.id, 'course.changed')
  await moveUp(ctx, { ...course, seats: form.seats })
  return {}
}
