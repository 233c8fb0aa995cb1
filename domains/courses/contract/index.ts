export { exportRegions, industries } from './choices.ts'
export { type CourseForm, courseForm, courseLabels, type PublicCourse } from './course.ts'
export type {
  CancelForm,
  ChangeForm,
  CourseHistoryLine,
  DeskCourse,
  DeskCourseDetail,
  DeskCoursesQuery,
  DeskEnrolment,
  DeskEnrolmentsQuery,
  EnrolmentFilter,
  ExportFormat,
  ExportQuery,
  HistoryAction,
} from './desk.ts'
export { cancelForm, historyActionLabels } from './desk.ts'
export { courseDeskApi } from './desk-endpoints.ts'
export { coursesApi } from './endpoints.ts'
export { courseErrors } from './errors.ts'
export { courseLimits } from './limits.ts'
export {
  admits,
  type CourseAction,
  type CourseState,
  type CourseStatus,
  courseActionsIn,
  courseStateAt,
  courseStateLabels,
  type EnrolmentState,
  enrolmentStateLabels,
  mayPromote,
  movesUp,
  type OwnAction,
  ownActionsIn,
  type SeatCount,
  seatsLeft,
} from './rules.ts'
export { courseSample, signUpSample } from './samples.ts'
export {
  type OwnEnrolment,
  type OwnEnrolmentsQuery,
  type SignUpForm,
  signUpDraft,
  signUpForm,
  signUpLabels,
} from './sign-up.ts'
