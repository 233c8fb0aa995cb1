import { optionalText, pageOf, pageQuery, placement, requiredText, timeSpan } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { courseFields, timesAgree } from './course.ts'
import { courseLimits } from './limits.ts'
import { courseActions, courseStates, enrolmentStates } from './rules.ts'

const keyword = optionalText(courseLimits.keyword, `关键词最多${courseLimits.keyword}个字`)

/** The query of the desk's list: `from` and `to` limit the day of the course, `keyword` is a part of its name or place. */
export const deskCoursesQuery = z.object({
  state: z.prefault(z.enum(['', ...courseStates], { error: '状态筛选有误' }), ''),
  ...timeSpan,
  keyword,
  /** The order of the list: the next course first (empty), the latest course first, or the course created last first. */
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
  /** How many people have a seat. */
  taken: z.number(),
  /** How many sign-ups are on the waiting list. */
  waiting: z.number(),
  deadline: z.nullable(z.number()),
  state: z.enum(courseStates),
  createTime: z.number(),
  ...placement,
  can: z.array(z.enum(courseActions)),
}
export const deskCourse = z.object(course)
export type DeskCourse = z.output<typeof deskCourse>
export const deskCourses = pageOf(deskCourse)

export const historyActions = ['create', 'edit', 'place', 'publish', 'cancel', 'remove', 'promote', 'export'] as const
export type HistoryAction = (typeof historyActions)[number]
export const historyActionLabels = {
  create: '新建课程',
  edit: '修改课程',
  place: '修改展示设置',
  publish: '发布课程',
  cancel: '取消课程',
  remove: '删除草稿',
  promote: '手动递补',
  export: '导出报名名单',
} as const satisfies Record<HistoryAction, string>

/** An entry of a course's history: who did what, and the values before and after, in words that may be shown. */
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
  /** The number of the course's version; a change names the version that it goes on from. */
  version: z.number(),
  history: z.array(historyLine),
})
export type DeskCourseDetail = z.output<typeof deskCourseDetail>

/** A change of a course; it names the version that was read. `version` stands last because the form always has one. */
export const changeForm = z
  .object({ ...courseFields, version: z.number('缺少版本，请刷新后再试') })
  .check(...timesAgree)
export type ChangeForm = z.output<typeof changeForm>

export const cancelForm = z.object({ reason: requiredText('请填写取消原因', { length: courseLimits.reason }) })
export type CancelForm = z.output<typeof cancelForm>

/** Filters for the sign-ups of a course; `keyword` is a part of a company's name or a whole phone number. */
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

const exportFormats = ['xlsx', 'csv'] as const
export const exportQuery = z.object({
  ...enrolmentFilter,
  format: z.enum(exportFormats, { error: '导出格式有误' }),
})
export type ExportQuery = z.output<typeof exportQuery>
