import { optionalText, pageOf, pageQuery, requiredText, timeSpan } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { courseFields, timesAgree } from './course.ts'
import { courseLimits } from './limits.ts'
import { courseActions, courseStates, enrolmentStates } from './rules.ts'

const keyword = optionalText(courseLimits.keyword, `关键词最多${courseLimits.keyword}个字`)

/** Which courses the desk asks for; `from` and `to` of the day of the course, `keyword` a part of name or place. */
export const deskCoursesQuery = z.object({
  state: z.prefault(z.enum(['', ...courseStates], { error: '状态筛选有误' }), ''),
  ...timeSpan,
  keyword,
  /** By the time of the course: what comes next first, or the latest first; or the newest created first. */
  sort: z.prefault(z.enum(['', 'latest', 'created'], { error: '排序方式有误' }), ''),
  ...pageQuery,
})
export type DeskCoursesQuery = z.output<typeof deskCoursesQuery>

const course = {
  id: z.string(),
  courseName: z.string(),
  courseTime: z.number(),
  endTime: z.number(),
  courseAddress: z.string(),
  seats: z.number(),
  /** People with a seat. */
  taken: z.number(),
  /** Sign-ups on the waiting list. */
  waiting: z.number(),
  deadline: z.nullable(z.number()),
  state: z.enum(courseStates),
  createTime: z.number(),
  can: z.array(z.enum(courseActions)),
}
export const deskCourse = z.object(course)
export type DeskCourse = z.output<typeof deskCourse>
export const deskCourses = pageOf(deskCourse)

export const historyActions = ['create', 'edit', 'publish', 'cancel', 'remove', 'promote', 'export'] as const
export type HistoryAction = (typeof historyActions)[number]
export const historyActionLabels = {
  create: '新建课程',
  edit: '修改课程',
  publish: '发布课程',
  cancel: '取消课程',
  remove: '删除草稿',
  promote: '手动递补',
  export: '导出报名名单',
} as const satisfies Record<HistoryAction, string>

/** Who did what, and what was there before and after, in words fit to be shown. */
const historyLine = z.object({
  action: z.enum(historyActions),
  actor: z.string(),
  createTime: z.number(),
  changes: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
})
export type CourseHistoryLine = z.output<typeof historyLine>

export const deskCourseDetail = z.object({
  ...course,
  onlineLink: z.string(),
  description: z.string(),
  cancelReason: z.nullable(z.string()),
  /** Counts changes; a change names the one it goes on from. */
  version: z.number(),
  history: z.array(historyLine),
})
export type DeskCourseDetail = z.output<typeof deskCourseDetail>

/** A change names the version that was read. It stands last: a form always has one. */
export const changeForm = z
  .object({ ...courseFields, version: z.number('缺少版本，请刷新后再试') })
  .check(...timesAgree)
export type ChangeForm = z.output<typeof changeForm>

export const cancelForm = z.object({ reason: requiredText('请填写取消原因', { length: courseLimits.reason }) })
export type CancelForm = z.output<typeof cancelForm>

/** Sign-ups of a course in the order of the list; `keyword` a part of company, or a whole phone number. */
const enrolmentFilter = {
  state: z.prefault(z.enum(['', ...enrolmentStates], { error: '状态筛选有误' }), ''),
  ...timeSpan,
  keyword,
}
export const deskEnrolmentsQuery = z.object({ ...enrolmentFilter, ...pageQuery })
export type DeskEnrolmentsQuery = z.output<typeof deskEnrolmentsQuery>
export type EnrolmentFilter = Pick<DeskEnrolmentsQuery, keyof typeof enrolmentFilter>

export const deskEnrolment = z.object({
  id: z.string(),
  state: z.enum(enrolmentStates),
  place: z.nullable(z.number()),
  num: z.number(),
  username: z.string(),
  companyName: z.string(),
  regionName: z.string(),
  address: z.string(),
  outArea: z.string(),
  industry: z.string(),
  contact: z.string(),
  mobile: z.string(),
  job: z.string(),
  createTime: z.number(),
  confirmTime: z.nullable(z.number()),
  cancelTime: z.nullable(z.number()),
  can: z.array(z.enum(['promote'])),
})
export type DeskEnrolment = z.output<typeof deskEnrolment>
export const deskEnrolments = pageOf(deskEnrolment)

export const exportFormats = ['xlsx', 'csv'] as const
export type ExportFormat = (typeof exportFormats)[number]
export const exportQuery = z.object({
  ...enrolmentFilter,
  format: z.enum(exportFormats, { error: '导出格式有误' }),
})
export type ExportQuery = z.output<typeof exportQuery>
