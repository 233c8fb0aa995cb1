import { bytes, defineApi, done } from '@portal/platform/contract'
import * as z from 'zod/mini'
import { courseForm } from './course.ts'
import {
  cancelForm,
  changeForm,
  deskCourseDetail,
  deskCourses,
  deskCoursesQuery,
  deskEnrolments,
  deskEnrolmentsQuery,
  exportQuery,
} from './desk.ts'
import { courseErrors } from './errors.ts'

const byId = z.object({ id: z.string() })
const byEnrolment = z.object({ id: z.string(), enrolment: z.string() })

/** The calls of the back office. */
export const courseDeskApi = defineApi(courseErrors, {
  list: {
    method: 'GET',
    path: '/api/admin/courses',
    access: 'staff',
    summary: '全部课程；can 为当前可做的操作',
    query: deskCoursesQuery,
    reply: deskCourses,
  },
  create: {
    method: 'POST',
    path: '/api/admin/courses',
    access: 'staff',
    summary: '新建课程，先为草稿',
    body: courseForm,
    reply: z.object({ id: z.string() }),
    submits: true,
  },
  detail: {
    method: 'GET',
    path: '/api/admin/courses/{id}',
    access: 'staff',
    summary: '课程详情与操作记录',
    params: byId,
    reply: deskCourseDetail,
  },
  change: {
    method: 'PUT',
    path: '/api/admin/courses/{id}',
    access: 'staff',
    summary: '修改课程；已发布的课程改了名称、时间、地点或链接，会通知全部报名人；增加席位时候补按次序递补',
    params: byId,
    body: changeForm,
    reply: done,
    submits: true,
    fails: ['course.newer_version', 'course.wrong_state'],
  },
  publish: {
    method: 'POST',
    path: '/api/admin/courses/{id}/publish',
    access: 'staff',
    summary: '发布草稿',
    params: byId,
    reply: done,
    submits: true,
    fails: ['course.wrong_state'],
  },
  cancel: {
    method: 'POST',
    path: '/api/admin/courses/{id}/cancel',
    access: 'staff',
    summary: '取消课程，通知全部报名人',
    params: byId,
    body: cancelForm,
    reply: done,
    submits: true,
    fails: ['course.wrong_state'],
  },
  remove: {
    method: 'DELETE',
    path: '/api/admin/courses/{id}',
    access: 'staff',
    summary: '删除草稿',
    params: byId,
    reply: done,
    submits: true,
    fails: ['course.wrong_state'],
  },
  listEnrolments: {
    method: 'GET',
    path: '/api/admin/courses/{id}/signUps',
    access: 'staff',
    summary: '一门课程的报名，按报名先后',
    params: byId,
    query: deskEnrolmentsQuery,
    reply: deskEnrolments,
  },
  promote: {
    method: 'POST',
    path: '/api/admin/courses/{id}/signUps/{enrolment}/promote',
    access: 'staff',
    summary: '手动递补一条候补的报名，可以越过前面的',
    params: byEnrolment,
    reply: done,
    submits: true,
    fails: ['course.no_room'],
  },
  export: {
    method: 'GET',
    path: '/api/admin/courses/{id}/export',
    access: 'staff',
    summary: '导出报名名单，XLSX 或 CSV；导出会被记录',
    params: byId,
    query: exportQuery,
    reply: bytes,
    limit: 'costly',
  },
})
