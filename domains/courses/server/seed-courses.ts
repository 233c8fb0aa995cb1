import type { JobCtx } from '@portal/platform/server'
import { type CourseForm, courseForm } from '../contract/course.ts'
import { signUpSample } from '../contract/samples.ts'
import { signUpForm } from '../contract/sign-up.ts'
import { publishCourse } from './desk/move-course.ts'
import { createCourse } from './desk/save-course.ts'
import { signUp } from './sign-up.ts'

type SeedCtx = Pick<JobCtx, 'db' | 'now' | 'newId' | 'cipher'>

const dayMs = 86_400_000
const hourMs = 3_600_000
/** Asia/Shanghai has had no summer time since 1991. */
const shanghaiOffsetMs = 8 * hourMs

/** A moment so many days from now at an hour in Shanghai; a day of the weekend becomes the Monday after it. */
const at = (now: Date, days: number, hour: number): number => {
  const wanted = Math.floor((now.getTime() + shanghaiOffsetMs) / dayMs) + days
  // Day 0 of the Unix epoch was a Thursday.
  const weekday = (wanted + 4) % 7
  const day = wanted + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0)
  return day * dayMs - shanghaiOffsetMs + hour * hourMs
}

type Demonstration = Pick<CourseForm, 'courseName' | 'courseAddress' | 'seats' | 'description'> & {
  days: number
  hour: number
  hours: number
  /** How many days before the course its sign-up ends. */
  closes?: number
  onlineLink?: string
}

const demonstrations: readonly Demonstration[] = [
  {
    courseName: '演示·展前合规：参展前的知识产权自查',
    courseAddress: '演示·杭州市演示区演示路 1 号培训室',
    seats: 40,
    description: '参展前查什么、带什么、被投诉时先做什么；带一件展品的资料来，现场对照检查清单。',
    days: 6,
    hour: 14,
    hours: 2.5,
    closes: 1,
  },
  {
    courseName: '演示·平台申诉写作',
    courseAddress: '线上',
    onlineLink: 'https://example.com/yanshi-shensu',
    seats: 4,
    description: '从平台通知里读出要求，把证据按时间排好，写一份事实清楚的申诉；课后可带走模板。',
    days: 9,
    hour: 10,
    hours: 2,
  },
  {
    courseName: '演示·马德里选类：商品和服务项目怎么选',
    courseAddress: '演示·宁波市演示区演示路 2 号 3 楼',
    seats: 60,
    description: '从实际商品出发选类别与项目，避开写得过宽或过窄，看几个被要求修改的例子。',
    days: 16,
    hour: 14,
    hours: 3,
    closes: 2,
  },
  {
    courseName: '演示·337 调查初步应对',
    courseAddress: '演示·深圳市演示区演示路 3 号会议厅；同时线上',
    onlineLink: 'https://example.com/yanshi-337',
    seats: 80,
    description: '收到起诉文件后的安排：时间表、内部资料保全、应诉与不应诉的后果、费用的构成。',
    days: 23,
    hour: 9,
    hours: 3,
  },
  {
    courseName: '演示·海关备案实操',
    courseAddress: '演示·义乌市演示区演示路 4 号培训室',
    seats: 30,
    description: '对着一份注册证，把备案需要的事实和材料逐项准备好；可带笔记本电脑跟做。',
    days: 30,
    hour: 14,
    hours: 2,
  },
  {
    courseName: '演示·展会取证与证据整理',
    courseAddress: '演示·广州市演示区演示路 5 号',
    seats: 50,
    description: '展会上哪些照片和单据以后用得上，怎样拍、怎样留、怎样归档。',
    days: 44,
    hour: 14,
    hours: 2,
  },
]

const formOf = (now: Date, demonstration: Demonstration): CourseForm => {
  const { days, hour, hours, closes, onlineLink = '', ...course } = demonstration
  const courseTime = at(now, days, hour)
  return courseForm.parse({
    ...course,
    onlineLink,
    courseTime,
    endTime: courseTime + hours * hourMs,
    deadline: closes === undefined ? null : courseTime - closes * dayMs,
  })
}

/**
 * Six courses in the coming weeks. One of them has too few seats left for the second sign-up, so that one customer has seats in
 * some courses and waits for another. Only for demonstration mode.
 */
export const seedCourses = (ctx: SeedCtx, users: { customer: string; other: string; staff: string }): Promise<void> =>
  ctx.db.transaction(async (tx) => {
    const as = (userId: string, daysAgo: number) => ({
      ...ctx,
      db: tx,
      now: () => new Date(ctx.now().getTime() - daysAgo * dayMs),
      actor: { userId },
    })
    const desk = as(users.staff, 8)
    const ids: string[] = []
    for (const demonstration of demonstrations) {
      const { id } = await createCourse(desk, { body: formOf(ctx.now(), demonstration) })
      await publishCourse(desk, { params: { id } })
      ids.push(id)
    }
    const [fair, appeal] = ids
    const formFor = (courses: string, num: number, companyName = signUpSample.companyName) =>
      signUpForm.parse({ ...signUpSample, courses, num, companyName })
    await signUp(as(users.other, 5), { body: formFor(`${appeal}`, 3, '演示·台州镜业有限公司') })
    await signUp(as(users.customer, 3), { body: formFor(`${fair};${appeal}`, 2) })
  })
