import { optionalText, placement, requiredText } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { courseLimits } from './limits.ts'
import { localMoment, optionalLocalMoment } from './moment.ts'
import { countedNumber } from './people.ts'
import { courseStates } from './rules.ts'

/** A coming course as everybody sees it. Moments in epoch ms. */
export const publicCourse = z.object({
  id: z.string(),
  courseTime: z.number(),
  endTime: z.number(),
  courseName: z.string(),
  courseAddress: z.string(),
  /** True: one may also, or only, take part by a link, which people with a seat are told. */
  online: z.boolean(),
  description: z.string(),
  seats: z.number(),
  /** How many seats a new sign-up can still get; none while somebody waits. */
  seatsLeft: z.number(),
  /** How many sign-ups are on the waiting list. */
  waiting: z.number(),
  /** The last moment at which one can sign up. */
  deadline: z.number(),
  /** Whether one can sign up now; false once the deadline has passed. */
  isOpen: z.boolean(),
  ...placement,
})
export type PublicCourse = z.output<typeof publicCourse>

/** An https address without user and password, which could make another host look like a known one. */
const https = /^https:\/\/[^\s/@?#\\]+([/?#]\S*)?$/

/** Checks a rule over several fields even when single fields are wrong. */
const whateverElse = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null }

/** The fields that staff fill in for a course, in the order of the form. */
export const courseFields = {
  courseName: requiredText('请输入课程名称', { length: courseLimits.courseName }),
  courseTime: localMoment('请选择开始时间'),
  endTime: localMoment('请选择结束时间'),
  courseAddress: requiredText('请输入上课地点', { length: courseLimits.courseAddress }),
  onlineLink: optionalText(courseLimits.onlineLink).check(
    z.refine((text) => text === '' || https.test(text), { error: '线上链接须以 https:// 开头' }),
  ),
  seats: countedNumber({ missing: '请输入席位数', max: courseLimits.seats, name: '席位数' }),
  deadline: optionalLocalMoment('报名截止时间有误'),
  description: optionalText(courseLimits.description),
}

type Times = { courseTime: number; endTime: number; deadline: number | null }

export const timesAgree = [
  z.refine<Times>(({ courseTime, endTime }) => !(endTime <= courseTime), {
    ...whateverElse,
    path: ['endTime'],
    error: '结束时间须晚于开始时间',
  }),
  z.refine<Times>(({ courseTime, deadline }) => deadline === null || !(deadline > courseTime), {
    ...whateverElse,
    path: ['deadline'],
    error: '报名截止时间不能晚于开始时间',
  }),
]

export const courseForm = z.object(courseFields).check(...timesAgree)
export type CourseForm = z.output<typeof courseForm>

export const courseLabels = {
  courseName: '课程名称',
  courseTime: '开始时间',
  endTime: '结束时间',
  courseAddress: '上课地点',
  onlineLink: '线上链接',
  seats: '席位数',
  deadline: '报名截止',
  description: '课程说明',
} as const satisfies Record<keyof CourseForm, string>

/** A course as a person who signed up for it sees it. */
export const ownCourse = z.object({
  id: z.string(),
  courseName: z.string(),
  courseTime: z.number(),
  endTime: z.number(),
  courseAddress: z.string(),
  /** The link by which people with a seat take part; null for everybody else. */
  onlineLink: z.nullable(z.string()),
  state: z.enum(courseStates),
  cancelReason: z.nullable(z.string()),
})
