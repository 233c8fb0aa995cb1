import { bytes, defineApi, done } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { publicCourse } from './course.ts'
import { courseErrors } from './errors.ts'
import { ownEnrolments, ownEnrolmentsQuery, signUpForm, signUpReply } from './sign-up.ts'

const byId = z.object({ id: z.string() })

/** The calls of visitors and customers. */
export const coursesApi = defineApi(courseErrors, {
  list: {
    method: 'GET',
    path: '/api/courses',
    access: 'public',
    summary: '近期课程，最近的在前；seatsLeft 为新报名可得的席位，有人候补时为 0',
    reply: z.object({ courses: z.array(publicCourse) }),
  },
  signUp: {
    method: 'POST',
    path: '/api/courseSignUp',
    access: 'signedIn',
    summary: '课程报名；courses 为以 ; 连接的课程编号，waiting 为席位不足、列入候补的课程',
    body: signUpForm,
    reply: signUpReply,
    submits: true,
    limit: 'submit',
    fails: ['course.not_open', 'course.already_signed_up'],
  },
  listOwn: {
    method: 'GET',
    path: '/api/courseSignUps',
    access: 'signedIn',
    summary: '我的课程报名，每门课程一条，离现在最近的在前；place 为候补的位次',
    query: ownEnrolmentsQuery,
    reply: ownEnrolments,
  },
  cancelOwn: {
    method: 'POST',
    path: '/api/courseSignUps/{id}/cancel',
    access: 'signedIn',
    summary: '取消自己对一门课程的报名，候补的报名按次序递补',
    params: byId,
    reply: done,
    submits: true,
    limit: 'submit',
    fails: ['course.cannot_cancel'],
  },
  calendar: {
    method: 'GET',
    path: '/api/courseSignUps/{id}/calendar',
    access: 'signedIn',
    summary: '已确认课程的日历文件（RFC 5545）；已取消的，导入后从日历移除',
    params: byId,
    reply: bytes,
    fails: ['course.not_confirmed'],
  },
})
