import { dropDraft } from '@portal/drafts/server'
import { splitChoices } from '@portal/platform/contract'
import { type ActorCtx, type Ctx, ensureField, publish } from '@portal/platform/server'
import { isCompleteRegion } from '@portal/regions/server'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { admits } from '../contract/rules.ts'
import { type SignUpForm, signUpDraft } from '../contract/sign-up.ts'
import { courses, enrolments, signUps } from './course.table.ts'
import { type CourseRecord, lockCourses, stateOf } from './course-record.ts'
import { describeEnrolment } from './describe-enrolment.ts'
import { ensure } from './failures.ts'
import { phoneFingerprint, sealField } from './personal-data.ts'

type SignUpCtx = ActorCtx<'cipher'>
type Enrolment = typeof enrolments.$inferInsert

/**
 * Signs up a group for one or more courses; for each course all of the group get seats or a place on the waiting list. Runs in
 * the caller's transaction: the courses are locked last and in one order, so that 200 sign-ups at once neither overbook nor
 * deadlock. Answers the courses for which the group waits, in the order in which they were sent.
 */
export const signUp = async (
  ctx: SignUpCtx,
  { body }: { body: SignUpForm },
): Promise<{ id: string; waiting: string[] }> => {
  const { courses: joined, contact, mobile, ...form } = body
  const { userId } = ctx.actor
  const isPlace = isCompleteRegion(form.province, form.city, form.county || null)
  ensureField(isPlace, 'province', '请选择所在地区！')
  const wanted = splitChoices(joined)
  const id = ctx.newId()
  await ctx.db.insert(signUps).values({
    id,
    ...form,
    userId,
    contact: sealField(ctx, 'contact', id, contact),
    mobile: sealField(ctx, 'mobile', id, mobile),
    mobileFingerprint: phoneFingerprint(ctx, mobile),
    createTime: ctx.now(),
  })
  await dropDraft(ctx, { ownerId: userId, form: signUpDraft })

  const locked = await lockCourses(ctx, wanted)
  ensureWanted(ctx, locked, { wanted, num: form.num })
  await ensureFirst(ctx, locked)
  const rows = locked.map((course) => enrolmentIn(ctx, course, { signUpId: id, num: form.num }))
  await ctx.db.insert(enrolments).values(rows)
  for (const row of rows) await countIn(ctx, locked, row)
  const waits = new Set(rows.filter(({ state }) => state === 'waiting').map(({ courseId }) => courseId))
  await publish(ctx, waits.size === 0 ? 'course.confirmed' : 'course.waiting', { signUp: id, userId })
  return { id, waiting: wanted.filter((course) => waits.has(course)) }
}

/** Fails unless every course is published, open for sign-up and large enough for the whole group. */
const ensureWanted = (
  ctx: Pick<Ctx, 'now'>,
  found: readonly CourseRecord[],
  { wanted, num }: { wanted: readonly string[]; num: number },
): void => {
  const isKnown = found.length === wanted.length && found.every(({ status }) => status !== 'draft')
  ensureField(isKnown, 'courses', '所选课程有误，请重新选择')
  for (const course of found) {
    const { courseName, seats } = course
    const isOpen = stateOf(course, ctx.now()) === 'open'
    ensure(isOpen, 'course.not_open', { msg: `《${courseName}》已截止报名、已开课或已取消，请重新选择` })
    ensureField(num <= seats, 'num', `《${courseName}》共 ${seats} 席，报名人数不能超过席位数`)
  }
}

/** Fails when the user has signed up for one of the courses before; the failure names the earlier sign-up. */
const ensureFirst = async (ctx: ActorCtx, wanted: readonly CourseRecord[]): Promise<void> => {
  const ids = wanted.map(({ id }) => id)
  const [earlier] = await ctx.db
    .select()
    .from(enrolments)
    .where(
      and(
        inArray(enrolments.courseId, ids),
        eq(enrolments.userId, ctx.actor.userId),
        ne(enrolments.state, 'cancelled'),
      ),
    )
    .orderBy(enrolments.createTime)
    .limit(1)
  if (!earlier) return
  const course = wanted.find(({ id }) => id === earlier.courseId)
  const said = await describeEnrolment(ctx, earlier)
  ensure(false, 'course.already_signed_up', {
    msg: `您已报名《${course?.courseName ?? ''}》（${said}），如需变更请先在“我的报名”中取消`,
  })
}

const enrolmentIn = (
  ctx: ActorCtx,
  course: CourseRecord,
  { signUpId, num }: { signUpId: string; num: number },
): Enrolment & { state: 'confirmed' | 'waiting' } => {
  const isConfirmed = admits(course, num)
  return {
    id: ctx.newId(),
    signUpId,
    num,
    courseId: course.id,
    userId: ctx.actor.userId,
    place: course.lastPlace + 1,
    state: isConfirmed ? 'confirmed' : 'waiting',
    createTime: ctx.now(),
    confirmTime: isConfirmed ? ctx.now() : null,
  }
}

const countIn = async (
  ctx: Pick<Ctx, 'db'>,
  locked: readonly CourseRecord[],
  { courseId, state, num, place }: Enrolment,
): Promise<void> => {
  const course = locked.find(({ id }) => id === courseId)
  if (!course) return
  const { taken, waiting } = course
  const counted = state === 'confirmed' ? { taken: taken + num } : { waiting: waiting + 1 }
  await ctx.db
    .update(courses)
    .set({ ...counted, lastPlace: place })
    .where(eq(courses.id, courseId))
}
