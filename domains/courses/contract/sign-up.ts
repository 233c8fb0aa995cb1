import {
  choiceList,
  optionalText,
  pageOf,
  pageQuery,
  phoneNumber,
  requiredText,
  splitChoices,
} from '@portal/platform/contract'
import * as z from 'zod/mini'
import { exportRegions } from './choices.ts'
import { ownCourse } from './course.ts'
import { courseLimits } from './limits.ts'
import { countedNumber } from './people.ts'
import { enrolmentStates, ownActions } from './rules.ts'

const missingRegion = '请选择所在地区！'
const missingCourse = '请选择课程'
const wrongCourse = '所选课程有误，请重新选择'
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The form of a sign-up, in the order that the specification gives. */
export const signUpForm = z.object({
  companyName: requiredText('请输入企业名称', { length: courseLimits.companyName }),
  /** Codes of six digits each; the server checks that together they name one place. `county` may be missing. */
  province: requiredText(missingRegion).check(z.regex(/^\d{6}$/, missingRegion)),
  city: optionalText(6, missingRegion),
  county: optionalText(6, missingRegion),
  address: requiredText('请输入详细地址', { length: courseLimits.address }),
  outArea: choiceList('请选择出口地域', { known: exportRegions, freeText: true }),
  industry: requiredText('请选择行业', { length: courseLimits.industry }),
  num: countedNumber({ missing: '请输入报名人数', max: courseLimits.people, name: '报名人数' }),
  contact: requiredText('请输入联系人', { length: courseLimits.contact }),
  mobile: phoneNumber('请输入联系方式'),
  job: requiredText('请输入职务', { length: courseLimits.job }),
  /** Ids of the courses, joined by `;`. */
  courses: requiredText(missingCourse).check(
    z.overwrite((joined) => splitChoices(joined).join(';')),
    z.minLength(1, missingCourse),
    z.refine((joined) => splitChoices(joined).every((id) => uuid.test(id)), { error: wrongCourse }),
    z.refine((joined) => splitChoices(joined).length <= courseLimits.courses, {
      error: `一次最多报名${courseLimits.courses}门课程`,
    }),
  ),
})
export type SignUpForm = z.output<typeof signUpForm>

export const signUpLabels = {
  companyName: '企业名称',
  province: '所在地区',
  city: '城市',
  county: '区县',
  address: '详细地址',
  outArea: '出口地域',
  industry: '所属行业',
  num: '报名人数',
  contact: '联系人',
  mobile: '联系方式',
  job: '职务',
  courses: '报名课程',
} as const satisfies Record<keyof SignUpForm, string>

/** The name of this form among the stored drafts. */
export const signUpDraft = 'course-sign-up'

/** The answer to a sign-up. `waiting` lists the courses that had too few seats, so that the sign-up waits for them. */
export const signUpReply = z.object({ id: z.string(), waiting: z.array(z.string()) })

/** One course of a user's own sign-up. */
export const ownEnrolment = z.object({
  id: z.string(),
  /** The id of the sign-up that the enrolment belongs to. */
  signUp: z.string(),
  course: ownCourse,
  num: z.number(),
  state: z.enum(enrolmentStates),
  /** The place on the waiting list, from 1; null for a sign-up that does not wait. */
  place: z.nullable(z.number()),
  createTime: z.number(),
  can: z.array(z.enum(ownActions)),
})
export type OwnEnrolment = z.output<typeof ownEnrolment>

export const ownEnrolmentsQuery = z.object({
  /** Only the enrolments of this sign-up. */
  signUp: optionalText(36, '报名编号有误'),
  ...pageQuery,
})
export type OwnEnrolmentsQuery = z.output<typeof ownEnrolmentsQuery>
export const ownEnrolments = pageOf(ownEnrolment)
