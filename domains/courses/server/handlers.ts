import type { Handlers } from '@portal/platform/server'
import type { courseDeskApi } from '../contract/desk-endpoints.ts'
import type { coursesApi } from '../contract/endpoints.ts'
import { enrolmentCalendar } from './calendar.ts'
import { cancelEnrolment } from './cancel-enrolment.ts'
import { courseDetail } from './desk/course-view.ts'
import { exportEnrolments } from './desk/export.ts'
import { listDeskCourses } from './desk/list-courses.ts'
import { listEnrolments } from './desk/list-enrolments.ts'
import { cancelCourse, publishCourse, removeCourse } from './desk/move-course.ts'
import { placeCourse } from './desk/place-course.ts'
import { promoteEnrolment } from './desk/promote.ts'
import { changeCourse, createCourse } from './desk/save-course.ts'
import { listCourses } from './list-courses.ts'
import { listOwnEnrolments } from './own-enrolments.ts'
import { signUp } from './sign-up.ts'

export const handlers: Handlers<typeof coursesApi> = {
  list: listCourses,
  signUp,
  listOwn: listOwnEnrolments,
  cancelOwn: cancelEnrolment,
  calendar: enrolmentCalendar,
}

export const deskHandlers: Handlers<typeof courseDeskApi> = {
  list: listDeskCourses,
  create: createCourse,
  detail: courseDetail,
  change: changeCourse,
  place: placeCourse,
  publish: publishCourse,
  cancel: cancelCourse,
  remove: removeCourse,
  listEnrolments,
  promote: promoteEnrolment,
  export: exportEnrolments,
}
